import { Schema, type Types } from 'mongoose';

/** The services that hold something of a student. */
export type Holder = 'media' | 'exams';

/**
 * The tombstone of a student who was removed, or of a registration that failed: what other services hold
 * of this id goes, and the tombstone stays until each has confirmed.
 */
export interface RemovalRecord {
  _id: Types.ObjectId;
  awaiting: Holder[];
  dueAt: Date;
  /** Files may still arrive until then, so that the media service must be asked once more after it. */
  uploadsUntil?: Date;
}

export const REMOVAL = 'Removal';

export const removalSchema = new Schema<RemovalRecord>(
  { awaiting: { type: [String], required: true }, dueAt: { type: Date, required: true }, uploadsUntil: Date },
  { collection: 'removals', versionKey: false },
);

// The sweeper finds removals that were not confirmed yet.
removalSchema.index({ dueAt: 1 });
