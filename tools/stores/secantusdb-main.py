"""SecantusDB as its own command line starts it, but that it looks for expired records every six hours, and makes indexes in
batches.

SecantusDB 0.7.0b3 looks each minute: it reads all records of each collection in which some can expire, under the lock
that all calls need (`prune_ttl` in its storage.py).
"""

import functools
import sys

from secantus import cli

import secantusdb_indexes

SWEEP_SECONDS = 6 * 60 * 60

cli.SecantusDBServer = functools.partial(cli.SecantusDBServer, ttl_sweep_seconds=SWEEP_SECONDS)

secantusdb_indexes.use_batches()

if __name__ == "__main__":
    sys.exit(cli.main())
