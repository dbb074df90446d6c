import type { ImportColumns } from '@concord/contracts';
import { Schema, type Types } from 'mongoose';
import type { ImportedMember } from './imported-member';

/** Some rows of an import, in the order of the file. */
export interface ImportPartRecord {
  _id: Types.ObjectId;
  import: Types.ObjectId;
  /** From 0. */
  part: number;
  /** Headings of the columns, for the next file with the same ones. */
  columns: ImportColumns;
  rows: ImportedMember[];
  createdAt: Date;
}

export const IMPORT_PART_MODEL = 'ImportPart';

/** Days in which an import can be undone. */
const KEPT_DAYS = 30;

export const importPartSchema = new Schema<ImportPartRecord>(
  {
    import: { type: Schema.Types.ObjectId, required: true },
    part: { type: Number, required: true },
    columns: { type: Object, required: true },
    rows: { type: [Object], required: true },
    createdAt: { type: Date, required: true },
  },
  { collection: 'import-parts', versionKey: false, minimize: false },
);

// The parts of an import, in order.
importPartSchema.index({ import: 1, part: 1 }, { unique: true });
// The columns of the latest import.
importPartSchema.index({ part: 1, _id: -1 });
importPartSchema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_DAYS * 24 * 3600 });
