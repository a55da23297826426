"""Why a file could not be written, as far as people can do something about it."""

import errno

_FULL = (errno.ENOSPC, errno.EDQUOT)
_CLOSED = (errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOENT, errno.ENOTDIR)


def writing_problem(error: OSError) -> str:
    """Return "disk_full", "not_writable", or "fault" for anything else."""
    if error.errno in _FULL:
        return "disk_full"
    return "not_writable" if error.errno in _CLOSED else "fault"
