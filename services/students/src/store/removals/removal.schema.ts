import { Schema, type Types } from 'mongoose';

/**
 * Who must confirm: media its files; the exams service its `records`: assignments, attempts and results. `exams`, without
 * the results, stands in tombstones of the release before.
 */
export type DataHolder = 'media' | 'exams' | 'records';

/** The tombstone of a removed student or a rolled-back registration, until every other service has confirmed. */
export interface RemovalRecord {
  _id: Types.ObjectId;
  /** Who has not confirmed yet. */
  awaiting: DataHolder[];
  /** When the next attempt is due. */
  dueAt: Date;
  /** Until then files may still arrive: the media service is asked once more afterwards. */
  uploadsUntil?: Date;
}

export const REMOVAL_MODEL = 'Removal';

export const removalSchema = new Schema<RemovalRecord>(
  { awaiting: { type: [String], required: true }, dueAt: { type: Date, required: true }, uploadsUntil: Date },
  { collection: 'removals', versionKey: false },
);

// The sweeper looks for removals that are due.
removalSchema.index({ dueAt: 1 });
