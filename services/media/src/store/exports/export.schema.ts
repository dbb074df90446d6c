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

/** A requested file of a list. */
export interface ExportRecord {
  _id: Types.ObjectId;
  kind: ExportKind;
  format: ExportFormat;
  /** The name of the file. */
  name: string;
  /** Search, filters and order of the list. */
  query: ExportQuery;
  /** Ids of results that were selected one by one. */
  ids?: string[];
  /** Headings of the list's columns. */
  columns: string[];
  /** The filters in words. */
  described?: string;
  /** Id of the member of staff who requested it; only they may see it. */
  asker: string;
  /** Viewer for the students service: `super` or the requester's id. Absent in requests of a previous version. */
  viewer?: string;
  /** One of the few slots of a person for unfinished files; absent after the end. */
  slot?: string;
  status: ExportStatus;
  /** Rows written so far. */
  rows: number;
  /** Rows of the list at the request. */
  total: number;
  attempts: number;
  /** Id of the finished file. */
  public_id?: string;
  /** Bytes of the finished file. */
  size?: number;
  /** Reason of a failure, for the requester. */
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
// Lists and counts the files of a person, latest first.
exportSchema.index({ asker: 1, createdAt: -1, _id: -1 });
// Bounds unfinished files of a person: of two concurrent requests for a slot, one is stored.
exportSchema.index({ slot: 1 }, { unique: true, sparse: true });
// Finds unfinished files whose job Redis lost.
exportSchema.index({ status: 1, updatedAt: 1 });
// Finds files older than a day.
exportSchema.index({ createdAt: 1 });
