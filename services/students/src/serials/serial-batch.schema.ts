import { SERIAL_PURPOSES } from '@concord/contracts';
import { Schema, type Types } from 'mongoose';
import type { SerialRecord } from './serial.schema';

/** Serials that were made by one call; each of them names it. */
export interface SerialBatchRecord {
  _id: Types.ObjectId;
  note?: string;
  purpose: SerialRecord['purpose'];
  /** How many were made. */
  count: number;
  madeBy: NonNullable<SerialRecord['madeBy']>;
  dateGenerated: Date;
}

export const SERIAL_BATCH_MODEL = 'SerialBatch';

export const serialBatchSchema = new Schema<SerialBatchRecord>(
  {
    note: String,
    purpose: { type: String, enum: SERIAL_PURPOSES, required: true },
    count: { type: Number, required: true },
    madeBy: new Schema({ _id: Schema.Types.ObjectId, username: String }, { _id: false }),
    dateGenerated: { type: Date, required: true },
  },
  { collection: 'serial-batches', versionKey: false },
);

// The list, newest first.
serialBatchSchema.index({ dateGenerated: -1, _id: -1 });
