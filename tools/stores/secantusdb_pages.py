"""The first records of a query with a limit, read without all others.

SecantusDB 0.7.0b3 reads all that a filter finds before it takes the first of it. It answers `{_id: {$gt: last}}` in the order
of `_id` from the whole collection, which it sorts for each page. Its table of ids has that order.
"""

from secantus import storage
from secantus.storage import Storage

_find_matching = Storage.find_matching
_try_index_lookup = Storage._try_index_lookup

#: Options that need SecantusDB's own way.
OTHERS = ("skip", "hint", "collation", "min_bound", "max_bound")


class First:
    """The first records that an index finds, in no other order."""

    def __init__(self, limit):
        self.limit = limit


class Page:
    """The next records in the order of their ids."""

    def __init__(self, after, rest, limit):
        self.after = after
        self.rest = rest
        self.limit = limit


def page_of(filter, options):
    """What a query asks for; None if it needs SecantusDB's own way."""
    limit, sort = options.get("limit", 0), options.get("sort")
    if limit <= 0 or any(options.get(name) for name in OTHERS):
        return None
    if not sort:
        return First(limit)
    if dict(sort) != {"_id": 1}:
        return None
    rest = dict(filter or {})
    asked = rest.pop("_id", None)
    if asked is None:
        return Page(b"", rest, limit) if not filter else None
    is_after = isinstance(asked, dict) and list(asked) == ["$gt"] and not isinstance(asked["$gt"], dict)
    if not is_after or any(name.startswith("$") for name in rest):
        return None
    return Page(storage._id_key(asked["$gt"]), rest, limit)


def records_after(self, db, coll, key, limit):
    """Numbers of the next records, and the key of the last one."""
    found = []
    cursor = self._cursor(storage._NAT_SEQ_TABLE)
    cursor.reset()
    cursor.set_key(db, coll, key)
    nearest = cursor.search_near()
    is_there = nearest >= 0 or (nearest != storage.wt.WT_NOTFOUND and cursor.next() == 0)
    while is_there and len(found) < limit:
        place = cursor.get_key()
        if (place[0], place[1]) != (db, coll):
            break
        if bytes(place[2]) > key:
            last = bytes(place[2])
            found.append(int(cursor.get_value()))
        is_there = cursor.next() == 0
    cursor.reset()
    return found, (last if found else key)


def read_page(self, db, coll, page, filter):
    docs, key = [], page.after
    while len(docs) < page.limit:
        numbers, key = records_after(self, db, coll, key, page.limit)
        some = self._docs_by_recordids(db, coll, numbers)
        docs += [doc for doc in some if storage.matches(doc, filter)]
        if len(numbers) < page.limit:
            break
    return docs


def read_first(self, db, coll, limit, filter, **options):
    numbers = self._try_index_id_keys(db, coll, filter, **options)
    if numbers is None:
        return None
    numbers, docs = list(dict.fromkeys(numbers)), []
    for start in range(0, len(numbers), limit):
        some = self._docs_by_recordids(db, coll, numbers[start : start + limit])
        docs += [doc for doc in some if storage.matches(doc, filter)]
        if len(docs) >= limit:
            break
    return docs


def find_matching(self, db, coll, filter=None, **options):
    self._tls.page = page_of(filter, options)
    try:
        return _find_matching(self, db, coll, filter, **options)
    finally:
        self._tls.page = None


def try_index_lookup(self, db, coll, filter, **options):
    page = getattr(self._tls, "page", None)
    if page is None:
        return _try_index_lookup(self, db, coll, filter, **options)
    self._tls.page = None
    if isinstance(page, First):
        return read_first(self, db, coll, page.limit, filter, **options)
    found = _try_index_lookup(self, db, coll, page.rest, **options) if page.rest else None
    return read_page(self, db, coll, page, filter) if found is None else found


def read_pages():
    Storage.find_matching = find_matching
    Storage._try_index_lookup = try_index_lookup
