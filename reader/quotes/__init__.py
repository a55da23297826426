"""The list of quotes, its details and the paste box."""
