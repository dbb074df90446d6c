import type { MemberGrade, Standing } from '@concord/contracts';
import { Schema } from 'mongoose';

/** Counts of the register in one month, as of its last counted day. */
export interface RegisterMonthRecord {
  /** `2026-11`. */
  _id: string;
  day: string;
  members: number;
  grades: Partial<Record<MemberGrade, number>>;
  standings: Partial<Record<Standing, number>>;
}

export const REGISTER_MONTH_MODEL = 'RegisterMonth';

const text = { type: String, required: true };
const counts = { type: Object, default: {} };

export const registerMonthSchema = new Schema<RegisterMonthRecord>(
  { _id: text, day: text, members: { type: Number, required: true }, grades: counts, standings: counts },
  { collection: 'register-months', versionKey: false, minimize: false },
);
