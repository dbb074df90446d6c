"""SecantusDB as its own command line starts it, but that it looks for expired records every six hours, makes indexes in
batches, and is spared work that grows with the square of the records.

SecantusDB 0.7.0b3 looks each minute: it reads all records of each collection in which some can expire, under the lock
that all calls need (`prune_ttl` in its storage.py).
"""

import functools
import sys

from secantus import cli

import secantusdb_catalog
import secantusdb_indexes
import secantusdb_membership
import secantusdb_pages
import secantusdb_projections

SWEEP_SECONDS = 6 * 60 * 60

cli.SecantusDBServer = functools.partial(cli.SecantusDBServer, ttl_sweep_seconds=SWEEP_SECONDS)

secantusdb_indexes.use_batches()
secantusdb_membership.use_sets()
secantusdb_pages.read_pages()
secantusdb_catalog.read_once()
secantusdb_projections.spare_copies()

if __name__ == "__main__":
    sys.exit(cli.main())
