import { type BankProfileFields, STATEMENT_COLUMNS } from '@concord/contracts';
import { Schema, type Types } from 'mongoose';

/** Form of the files of one bank. Fields that were not given are absent. */
export interface BankProfileRecord extends BankProfileFields {
  _id: Types.ObjectId;
  /** Counts the changes, from 1. */
  revision: number;
}

export const BANK_PROFILE_MODEL = 'BankProfile';

const text = { type: String, required: true };
const columns = Object.fromEntries(STATEMENT_COLUMNS.map((column) => [column, String]));

export const bankProfileSchema = new Schema<BankProfileRecord>(
  {
    name: text,
    account: String,
    columns: { type: new Schema(columns, { _id: false }), required: true },
    dates: text,
    decimals: text,
    separator: text,
    sign: text,
    revision: { type: Number, required: true },
  },
  { collection: 'bank-profiles', versionKey: false, minimize: false },
);
