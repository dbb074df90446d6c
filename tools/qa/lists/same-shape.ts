import type { Db, Document } from 'mongodb';
import { LauncherError } from '../../lib/launcher-error.ts';

/** Optional fields, which depend on a decision, a retried call, or the target of an action. */
const OPTIONAL = [
  ...['student', 'dueFees', 'requestKey', 'upgrade', 'followUpSince', 'merges'],
  ...['idempotency', 'review', 'note', 'usedBy', 'dateUsed'],
  ...['entity', 'id', 'label', 'reason', 'details', 'before', 'after'],
];

/** Paths of a record's fields with their types. */
function shapeOf(record: Document, path = ''): string[] {
  return Object.entries(record)
    .filter(([name]) => !OPTIONAL.includes(name))
    .flatMap(([name, value]) => {
      // A missing text is null.
      const type = value === null ? 'String' : (value as object).constructor.name;
      if (type === 'Object') return shapeOf(value as Document, `${path}${name}.`);
      return [`${path}${name}: ${type}`];
    })
    .sort();
}

/** A record of this bench, and one of the product. */
interface Pair {
  collection: string;
  made: Document;
  own: Document;
}

/** @throws LauncherError when a record of this bench has another shape than the product's own */
export async function requireSameShape(database: Db, pairs: readonly Pair[]): Promise<void> {
  for (const { collection, made, own } of pairs) {
    const [one, other] = await Promise.all(
      [made, own].map((filter) => database.collection(collection).findOne(filter)),
    );
    if (!one || !other) throw new LauncherError(`There are no ${collection} to compare.`);
    const [ours, theirs] = [shapeOf(one), shapeOf(other)];
    const differing = [
      ...ours.filter((field) => !theirs.includes(field)),
      ...theirs.filter((field) => !ours.includes(field)),
    ];
    if (differing.length > 0)
      throw new LauncherError(
        `${collection} made in bulk differ from the product's: ${differing.join(', ')}`,
      );
  }
}
