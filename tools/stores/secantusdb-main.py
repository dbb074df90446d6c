"""SecantusDB as its own command line starts it, but that it looks for expired records every six hours.

SecantusDB 0.7.0b3 looks each minute, reads all records of each collection in which some can expire, and answers nobody
meanwhile: about 25 s a minute for an audit log of 500,000.
"""

import functools
import sys

from secantus import cli

SWEEP_SECONDS = 6 * 60 * 60

cli.SecantusDBServer = functools.partial(cli.SecantusDBServer, ttl_sweep_seconds=SWEEP_SECONDS)

if __name__ == "__main__":
    sys.exit(cli.main())
