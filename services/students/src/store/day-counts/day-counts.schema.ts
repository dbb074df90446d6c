import type { DayRecord } from '@concord/nest-platform';
import { Schema } from 'mongoose';

/** Registrations, created serials and used serials of a day in Nigeria. */
export interface DayCountsRecord extends DayRecord {
  registrations: number;
  serialsMade: number;
  serialsUsed: number;
}

export const DAY_COUNTS_MODEL = 'DayCounts';

const count = { type: Number, required: true };

/** No index: days are read by `_id`. */
export const dayCountsSchema = new Schema<DayCountsRecord>(
  {
    _id: { type: String, required: true },
    countedAt: { type: Date, required: true },
    registrations: count,
    serialsMade: count,
    serialsUsed: count,
  },
  { collection: 'day-counts', versionKey: false },
);
