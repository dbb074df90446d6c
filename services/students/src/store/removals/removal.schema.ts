import { Schema, type Types } from 'mongoose';

/**
 * Service that must confirm: `media` for files; `records` for assignments, attempts and results in the exams service.
 * The previous release writes `exams`, which leaves results out.
 */
export type DataHolder = 'media' | 'exams' | 'records';

/** Tombstone of a removed student or a rolled-back registration, until all other services have confirmed. */
export interface RemovalRecord {
  _id: Types.ObjectId;
  /** Services that have not confirmed yet. */
  awaiting: DataHolder[];
  /** Time of the next attempt. */
  dueAt: Date;
  /** Time until which files may still arrive; the media service is asked again afterwards. */
  uploadsUntil?: Date;
}

export const REMOVAL_MODEL = 'Removal';

export const removalSchema = new Schema<RemovalRecord>(
  { awaiting: { type: [String], required: true }, dueAt: { type: Date, required: true }, uploadsUntil: Date },
  { collection: 'removals', versionKey: false },
);

// Due removals, for the sweeper.
removalSchema.index({ dueAt: 1 });
