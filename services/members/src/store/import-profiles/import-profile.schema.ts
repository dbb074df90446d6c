import { IMPORT_COLUMNS, type ImportProfileBody } from '@concord/contracts';
import { Schema, type Types } from 'mongoose';

/** Headings of a kind of register. Columns that it has not are absent. */
export interface ImportProfileRecord extends ImportProfileBody {
  _id: Types.ObjectId;
  /** The name, folded. */
  key: string;
}

export const IMPORT_PROFILE_MODEL = 'ImportProfile';

const text = { type: String, required: true };
const columns = Object.fromEntries(IMPORT_COLUMNS.map((column) => [column, String]));

export const importProfileSchema = new Schema<ImportProfileRecord>(
  { name: text, key: text, columns: { type: new Schema(columns, { _id: false }), required: true } },
  { collection: 'import-profiles', versionKey: false, minimize: false },
);

// One profile of a name; the list in their order.
importProfileSchema.index({ key: 1 }, { unique: true });
