import { Schema, type Types } from 'mongoose';
import { PAUSE_HOURS_MAX } from '@concord/contracts';

export const LISTED_PAUSE_MODEL = 'ListedPause';

/** Twice as long as a pause can last. */
const KEPT_SECONDS = 2 * PAUSE_HOURS_MAX * 3600;

/**
 * A possible pause of an attempt: only the attempt says whether it is paused. It is written before the attempt, so that
 * no pause is missing after an interruption. Attempts have no index of pauses, because every save would pay for it.
 */
export interface ListedPauseRecord {
  /** Attempt and moment, so that the end of a pause never removes the next one from the list. */
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

// Pauses that may still last; older entries expire.
listedPauseSchema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });
