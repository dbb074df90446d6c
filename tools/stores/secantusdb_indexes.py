"""Indexes of a SecantusDB that are made and dropped in batches, and never half.

SecantusDB 0.7.0b3 commits each entry of a new index by itself, with `--sync-on-commit` after a flush to the disk: some 250
a second, so that an index on a long collection takes hours, in which nothing else is served. It lists the index before its
entries are there, so a server that was killed meanwhile knows an index that does not find all records.
"""

from secantus import storage
from secantus.storage import Storage

#: One transaction is one record of the log, which must fit into a log file of 10 MB.
BATCH = 2000
#: Entries that are sorted before they are written: neighbours cost less than places all over the tree.
RUN = 200_000

_create_index = Storage.create_index
_cursor = Storage._cursor
_delete_keys = Storage._delete_keys

_ENTRY_TABLES = (storage._IDX_ENTRIES_TABLE, storage._UNIQ_TABLE)


class Build:
    """An index that is being made: its entries are written in sorted runs, and it is listed after them."""

    def __init__(self, store):
        self.store = store
        self.entries = {table: [] for table in _ENTRY_TABLES}
        self.listed = []

    def put(self, table, key, value):
        run = self.entries[table]
        run.append((key, value))
        if len(run) >= RUN:
            self.write(table)

    def write(self, table):
        run, self.entries[table] = sorted(self.entries[table]), []
        for start in range(0, len(run), BATCH):
            with self.store._batch_transaction():
                cursor = _cursor(self.store, table)
                for key, value in run[start : start + BATCH]:
                    cursor.reset()
                    cursor[key] = value

    def end(self):
        for table in _ENTRY_TABLES:
            self.write(table)
        for key, value in self.listed:
            _cursor(self.store, storage._IDX_TABLE)[key] = value


class EntryCursor:
    """Takes the entries of the index that is being made."""

    def __init__(self, build, table):
        self.build = build
        self.table = table

    def reset(self):
        pass

    def __setitem__(self, key, value):
        self.build.put(self.table, key, value)


class ListCursor:
    """Reads the list of indexes; what is to be written there waits."""

    def __init__(self, build, cursor):
        self.build = build
        self.cursor = cursor

    def __getattr__(self, name):
        return getattr(self.cursor, name)

    def __setitem__(self, key, value):
        self.build.listed.append((key, value))


def cursor_of_build(self, table, *, overwrite=True):
    build = getattr(self._tls, "build", None)
    if build is not None and table in _ENTRY_TABLES:
        return EntryCursor(build, table)
    cursor = _cursor(self, table, overwrite=overwrite)
    return ListCursor(build, cursor) if build is not None and table == storage._IDX_TABLE else cursor


def is_listed(self, key):
    cursor = _cursor(self, storage._IDX_TABLE)
    cursor.set_key(*key)
    found = cursor.search() == 0
    cursor.reset()
    return found


def create_index(self, db, coll, name, key_spec, options=None):
    # The order of locks is that of the method that this one replaces.
    with self._coll_lock(db, coll), self._lock:
        self._refresh_read_snapshot()
        if not is_listed(self, (db, coll, name)):
            # Remains of a server that was killed while it made the index.
            for table in _ENTRY_TABLES:
                rows = self._collect_prefix(table, (db, coll, name))
                self._delete_keys(table, [key for key, _ in rows])
        build = self._tls.build = Build(self)
        try:
            made = _create_index(self, db, coll, name, key_spec, options)
        finally:
            self._tls.build = None
        build.end()
        return made


def delete_keys(self, table, keys):
    for start in range(0, len(keys), BATCH):
        with self._batch_transaction():
            _delete_keys(self, table, keys[start : start + BATCH])


def use_batches():
    Storage.create_index = create_index
    Storage._cursor = cursor_of_build
    Storage._delete_keys = delete_keys
