"""Fields of the records that a find read, without a copy of each.

SecantusDB 0.7.0b3 copies each record deeply before it leaves fields out, although a find decoded it for itself alone.
"""

from secantus import storage

_apply_projection_batch = storage.apply_projection_batch


def names_of(spec, switch):
    """Names of whole fields that the projection lists by this switch; None for any other projection."""
    for name, value in spec.items():
        if "." in name or name.startswith("$") or type(value) not in (int, float, bool) or value != switch:
            return None
    return set(spec)


def apply_projection_batch(docs, spec, query=None, **options):
    if not spec:
        return docs
    without = names_of(spec, 0)
    if without:
        return [{name: value for name, value in doc.items() if name not in without} for doc in docs]
    only = names_of(spec, 1)
    if only:
        only.add("_id")
        return [{name: value for name, value in doc.items() if name in only} for doc in docs]
    return _apply_projection_batch(docs, spec, query, **options)


def spare_copies():
    storage.apply_projection_batch = apply_projection_batch
