import { BSON, type Collection, type Document } from 'mongodb';

/** What an entry of an index needs beside its key: the place of its document. */
const ENTRY_BYTES = 8;
/** A document of BSON around one value: length, type, empty name, end. */
const AROUND = 7;

export interface StoredBytes {
  /** Of the document as BSON. */
  document: number;
  /** Of its entries in all indexes, that of `_id` included. */
  indexes: number;
}

/** The values of a field, several where it goes through a list. */
function valuesOf(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) {
    const found = value.flatMap((each) => valuesOf(each, path));
    return found.length > 0 ? found : [undefined];
  }
  const [name, ...rest] = path;
  if (name === undefined) return [value];
  return valuesOf((value as Document | null | undefined)?.[name], rest);
}

const bytesOf = (value: unknown): number => BSON.calculateObjectSize({ '': value ?? null }) - AROUND + 1;

/** Bytes of a document's entries in an index, before MongoDB compresses equal beginnings. */
export function indexBytes(document: Document, key: Document): number {
  const fields = Object.keys(key).map((field) => valuesOf(document, field.split('.')).map(bytesOf));
  const entries = Math.max(...fields.map(({ length }) => length));
  // One field of an index at most is a list.
  const sum = fields.reduce(
    (all, sizes) => all + sizes.reduce((a, b) => a + b, 0) * (entries / sizes.length),
    0,
  );
  return sum + entries * ENTRY_BYTES;
}

/** Means over all documents of a collection. */
export async function storedBytes(collection: Collection): Promise<StoredBytes> {
  const indexes = await collection.indexes();
  const documents = await collection.find().toArray();
  const mean = (sizes: number[]) => sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length);
  // A partial index holds a document for a moment only.
  const lasting = indexes.filter(({ partialFilterExpression }) => !partialFilterExpression);
  return {
    document: mean(documents.map((document) => BSON.calculateObjectSize(document))),
    indexes: mean(
      documents.map((document) => lasting.reduce((sum, { key }) => sum + indexBytes(document, key), 0)),
    ),
  };
}
