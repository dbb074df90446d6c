import { SERIAL_PURPOSES } from '@concord/contracts';
import { SEARCH_FIELD_TYPES, type SearchFields, type StaffRef, staffRefSchema } from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';
import type { SerialRecord } from '../serials/serial.schema';

/** Serials created by one call; each of them refers to it. Its search words are those of its note. */
export interface SerialBatchRecord extends SearchFields {
  _id: Types.ObjectId;
  note?: string;
  purpose: SerialRecord['purpose'];
  /** Number of created serials. */
  count: number;
  madeBy: StaffRef;
  dateGenerated: Date;
}

/** Fields for the view. */
export type SerialBatchProjection = Omit<SerialBatchRecord, keyof SearchFields>;

export const SERIAL_BATCH_MODEL = 'SerialBatch';

export const serialBatchSchema = new Schema<SerialBatchRecord>(
  {
    note: String,
    purpose: { type: String, enum: SERIAL_PURPOSES, required: true },
    count: { type: Number, required: true },
    madeBy: staffRefSchema,
    dateGenerated: { type: Date, required: true },
    ...SEARCH_FIELD_TYPES,
  },
  { collection: 'serial-batches', versionKey: false },
);

// GET batches, newest first.
serialBatchSchema.index({ dateGenerated: -1, _id: -1 });
// GET batches with a search.
serialBatchSchema.index({ beginnings: 1 });
