import {
  EXPORT_FORMATS,
  EXPORT_KINDS,
  EXPORT_STATUSES,
  type ExportFormat,
  type ExportKind,
  type ExportQuery,
  type ExportStatus,
} from '@concord/contracts';
import { Schema, type Types } from 'mongoose';

export const EXPORT_MODEL = 'Export';

/** An ordered file of a list. */
export interface ExportRecord {
  _id: Types.ObjectId;
  kind: ExportKind;
  format: ExportFormat;
  /** The name of the file. */
  name: string;
  /** Search, filters and order of the list. */
  query: ExportQuery;
  /** Of results that were chosen one by one. */
  ids?: string[];
  /** Headings of the list's columns. */
  columns: string[];
  /** The filters in words. */
  described?: string;
  /** Id of the member of staff who ordered it, and alone may see it. */
  asker: string;
  /** As the students service is told: a SUPER_ADMIN, or the asker's id. Absent in orders of the release before. */
  viewer?: string;
  /** One of the few places that a person has for files under way; absent in one that has ended. */
  slot?: string;
  status: ExportStatus;
  /** Rows written so far. */
  rows: number;
  /** Rows that the list had when it was ordered. */
  total: number;
  attempts: number;
  /** Id of the finished file. */
  public_id?: string;
  /** Bytes of the finished file. */
  size?: number;
  /** Why it failed, in words for whoever ordered it. */
  reason?: string;
  createdAt: Date;
  updatedAt: Date;
}

export const exportSchema = new Schema<ExportRecord>(
  {
    kind: { type: String, enum: EXPORT_KINDS, required: true },
    format: { type: String, enum: EXPORT_FORMATS, required: true },
    name: { type: String, required: true },
    query: { type: Object, default: {} },
    ids: { type: [String], default: undefined },
    columns: { type: [String], required: true },
    described: String,
    asker: { type: String, required: true },
    viewer: String,
    slot: String,
    status: { type: String, enum: EXPORT_STATUSES, required: true },
    rows: { type: Number, required: true },
    total: { type: Number, required: true },
    attempts: { type: Number, required: true },
    public_id: String,
    size: Number,
    reason: String,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'exports', versionKey: false, minimize: false },
);
// One's own files, the latest first, and how many they are.
exportSchema.index({ asker: 1, createdAt: -1, _id: -1 });
// A person has few files under way: of two orders at once for one place, one is stored.
exportSchema.index({ slot: 1 }, { unique: true, sparse: true });
// Finds files under way whose job Redis lost.
exportSchema.index({ status: 1, updatedAt: 1 });
// Finds files older than a day.
exportSchema.index({ createdAt: 1 });
