import { Schema, type Types } from 'mongoose';

/**
 * Service that must confirm: `media` for files, `records` for assignments, attempts and results of the exams service.
 * Tombstones of the previous release have `exams`, which leaves out results.
 */
export type DataHolder = 'media' | 'exams' | 'records';

/** The tombstone of a removed student or a rolled-back registration, until every other service has confirmed. */
export interface RemovalRecord {
  _id: Types.ObjectId;
  /** Services that have not confirmed yet. */
  awaiting: DataHolder[];
  /** Time of the next attempt. */
  dueAt: Date;
  /** End of the time in which files may still arrive: afterwards the media service is asked once more. */
  uploadsUntil?: Date;
}

export const REMOVAL_MODEL = 'Removal';

export const removalSchema = new Schema<RemovalRecord>(
  { awaiting: { type: [String], required: true }, dueAt: { type: Date, required: true }, uploadsUntil: Date },
  { collection: 'removals', versionKey: false },
);

// The sweeper looks for removals that are due.
removalSchema.index({ dueAt: 1 });
