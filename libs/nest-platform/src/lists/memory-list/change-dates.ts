import type { Schema } from 'mongoose';
import { readerIndex } from '../../stores/index-definitions';
import { recordDeletions } from './list-deletions';

/** Field added by {@link dateChanges}, for exclusion from reads. */
export const CHANGE_FIELD = 'changedAt';

/**
 * Adds a change date to records, and records deletions, for lists in memory. Covers changes through
 * mongoose only, not through the driver's `collection`. Written with either adapter, so that a
 * switch needs no back-fill, and processes of the previous release beside it see each change.
 *
 * @example
 * dateChanges(mailSchema);
 */
export function dateChanges(schema: Pick<Schema, 'post' | 'set'>): void {
  schema.set('timestamps', { createdAt: false, updatedAt: CHANGE_FIELD });
  // Query: changes since the last read of a list.
  readerIndex(schema, 'memory', { [CHANGE_FIELD]: 1 });
  recordDeletions(schema);
}
