import type { ImportColumns } from '@concord/contracts';
import { type StaffRef, staffRefSchema } from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';
import type { ImportedMember } from './imported-member';

/** Facts of a whole import, which stand in its first part; absent in parts of an earlier version. */
export interface ImportHead {
  /** Name of the file. */
  file?: string;
  by?: StaffRef;
  /** Rows of all parts. */
  total?: number;
  undoneAt?: Date;
  /** Set until the import has its task: rows of an upload that was refused or killed before are no import. */
  isPending?: boolean;
  /** Time from which every member that it made has the opening balance; an undo waits for it. */
  settledAt?: Date;
}

/** Some rows of an import, in the order of the file. */
export interface ImportPartRecord extends ImportHead {
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
export const IMPORT_KEPT_DAYS = 30;

export const importPartSchema = new Schema<ImportPartRecord>(
  {
    import: { type: Schema.Types.ObjectId, required: true },
    part: { type: Number, required: true },
    columns: { type: Object, required: true },
    rows: { type: [Object], required: true },
    createdAt: { type: Date, required: true },
    file: String,
    by: staffRefSchema,
    total: Number,
    undoneAt: Date,
    isPending: Boolean,
    settledAt: Date,
  },
  { collection: 'import-parts', versionKey: false, minimize: false },
);

// The parts of an import, in order.
importPartSchema.index({ import: 1, part: 1 }, { unique: true });
// The row of a member who is erased.
importPartSchema.index({ 'rows.number': 1 });
// The columns of the latest import, and the list of imports.
importPartSchema.index({ part: 1, _id: -1 });
importPartSchema.index({ createdAt: 1 }, { expireAfterSeconds: IMPORT_KEPT_DAYS * 24 * 3600 });
