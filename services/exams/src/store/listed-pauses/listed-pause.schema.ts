import { Schema, type Types } from 'mongoose';
import { PAUSE_HOURS_MAX } from '@concord/contracts';

export const LISTED_PAUSE_MODEL = 'ListedPause';

/** Twice the maximum duration of a pause. */
const KEPT_SECONDS = 2 * PAUSE_HOURS_MAX * 3600;

/**
 * A hint that an attempt may be paused; the attempt itself decides. Written before the attempt, so that a crash loses
 * no pause. Attempts have no index of pauses, because it would slow down every save.
 */
export interface ListedPauseRecord {
  /** Attempt and start, so that the end of one pause never removes the next. */
  _id: string;
  attempt: Types.ObjectId;
  at: Date;
}

export const listedPauseSchema = new Schema<ListedPauseRecord>(
  {
    _id: String,
    attempt: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'listed-pauses', versionKey: false, strict: 'throw' },
);

// Pauses that may still last. Older entries expire.
listedPauseSchema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });
