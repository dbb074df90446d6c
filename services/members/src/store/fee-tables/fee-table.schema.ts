import { type FeesByGrade, GRADE_FEES, MEMBER_GRADES } from '@concord/contracts';
import { type StaffRef, staffRefSchema } from '@concord/nest-platform';
import { Schema } from 'mongoose';

/** A version of the fee table. Versions are only added. */
export interface FeeTableRecord {
  /** Version, from 1. */
  _id: number;
  /** First day on which it is in force, `YYYY-MM-DD`. */
  from: string;
  fees: FeesByGrade;
  reason: string;
  at: Date;
  by: StaffRef;
}

export const FEE_TABLE_MODEL = 'FeeTable';

const number = { type: Number, required: true };
const ofGrade = new Schema(Object.fromEntries(GRADE_FEES.map((fee) => [fee, number])), { _id: false });
const required = { type: ofGrade, required: true };

export const feeTableSchema = new Schema<FeeTableRecord>(
  {
    _id: number,
    from: { type: String, required: true },
    fees: {
      type: new Schema(Object.fromEntries(MEMBER_GRADES.map((grade) => [grade, required])), { _id: false }),
      required: true,
    },
    reason: { type: String, required: true },
    at: { type: Date, required: true },
    by: { type: staffRefSchema, required: true },
  },
  { collection: 'fee-tables', versionKey: false },
);
