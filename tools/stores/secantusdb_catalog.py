"""The list of a collection's indexes, read once a transaction or query.

SecantusDB 0.7.0b3 reads and decodes the list of all indexes some twenty times for each record that it changes: half of the
processor time of a change where a collection has twenty. A find reads it four times. A transaction sees one state of the
list, but for what it writes.
"""

import contextlib
import functools

from secantus import storage
from secantus.storage import Storage

_batch_transaction = Storage._batch_transaction
_index_options_map = Storage._index_options_map
_iter_indexes = Storage._iter_indexes
_maybe_mark_multikey = Storage._maybe_mark_multikey


def forget(store):
    known = getattr(store._tls, "known_indexes", None)
    if known is not None:
        known.clear()


@contextlib.contextmanager
def known_indexes(self):
    outer = getattr(self._tls, "known_indexes", None)
    self._tls.known_indexes = {} if outer is None else outer
    try:
        yield
    finally:
        self._tls.known_indexes = outer


@contextlib.contextmanager
def batch_transaction(self, *args, **options):
    with _batch_transaction(self, *args, **options) as transaction, known_indexes(self):
        yield transaction


def reading(method):
    @functools.wraps(method)
    def read(self, *args, **options):
        with known_indexes(self):
            return method(self, *args, **options)

    return read


def iter_indexes(self, db, coll):
    known = getattr(self._tls, "known_indexes", None)
    if known is None:
        return _iter_indexes(self, db, coll)
    if (db, coll) not in known:
        found = list(_iter_indexes(self, db, coll))
        known[db, coll] = found
    return iter(known[db, coll])


def index_options_map(self, db, coll):
    known = getattr(self._tls, "known_indexes", None)
    if known is None:
        return _index_options_map(self, db, coll)
    place = (db, coll, "options")
    if place not in known:
        known[place] = _index_options_map(self, db, coll)
    return known[place]


def maybe_mark_multikey(self, db, coll, doc, indexes, already_multikey):
    # It opens the list to change it, for each record, although hardly one makes an index multikey.
    for name, key_spec, *_ in indexes:
        if name not in already_multikey and storage._doc_makes_multikey(doc, key_spec):
            return _maybe_mark_multikey(self, db, coll, doc, indexes, already_multikey)
    return already_multikey


def read_once():
    # Another part of the launcher may have replaced it before.
    open_cursor = Storage._cursor

    def cursor(self, table, **options):
        # Its user may change the list.
        if table == storage._IDX_TABLE:
            forget(self)
        return open_cursor(self, table, **options)

    Storage._batch_transaction = batch_transaction
    Storage._cursor = cursor
    Storage._index_options_map = index_options_map
    Storage._iter_indexes = iter_indexes
    Storage._maybe_mark_multikey = maybe_mark_multikey
    Storage.find_matching = reading(Storage.find_matching)
    Storage.count_matching = reading(Storage.count_matching)
