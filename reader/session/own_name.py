"""The name of the person at this machine, as far as the system knows it."""

import getpass


def own_name() -> str:
    """Return the full name of the person, else the name of the account, else ""."""
    try:
        account = getpass.getuser()
    except (OSError, KeyError, ImportError):  # no account: a container may have none
        return ""
    try:
        import pwd  # noqa: PLC0415 - only some systems have it
    except ImportError:
        return account
    try:
        full = pwd.getpwnam(account).pw_gecos.partition(",")[0].strip()
    except KeyError:
        return account
    return full or account
