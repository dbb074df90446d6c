import type { Db, Document } from 'mongodb';
import { LauncherError } from '../../lib/launcher-error.ts';

/** Fields that some records have: from a decision, a retried call, or what an action was about. */
const OPTIONAL = [
  ...['idempotency', 'review', 'note', 'usedBy', 'dateUsed'],
  ...['entity', 'id', 'label', 'reason', 'details', 'before', 'after'],
];

/** The fields of a record with those of its parts, and the type of each. */
function shapeOf(record: Document, path = ''): string[] {
  return Object.entries(record)
    .filter(([name]) => !OPTIONAL.includes(name))
    .flatMap(([name, value]) => {
      // A text that was not given is null.
      const type = value === null ? 'String' : (value as object).constructor.name;
      if (type === 'Object') return shapeOf(value as Document, `${path}${name}.`);
      return [`${path}${name}: ${type}`];
    })
    .sort();
}

/** A record that this bench made, and one of the product's own. */
interface Pair {
  collection: string;
  made: Document;
  own: Document;
}

/** @throws LauncherError when a record that was made in bulk is not stored as the product stores its own */
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
