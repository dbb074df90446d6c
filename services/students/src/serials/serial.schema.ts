import { SERIAL_PURPOSES } from '@concord/contracts';
import { Schema, type Types } from 'mongoose';

/**
 * `claimed` is a registration under way, `used` a completed one or a printed certificate, `revoked` a
 * certificate serial whose certificate was taken back.
 */
export type SerialState = 'valid' | 'claimed' | 'used' | 'revoked';

/** A registration's hold on a serial: a lease that ends on its own. */
export interface SerialClaim {
  /** The id that the student will have. */
  student: Types.ObjectId;
  until: Date;
  /** Set once this registration was given up: its student will never use the serial. */
  abandoned?: Date;
  /** The registration's Idempotency-Key and the hash of its body. */
  key?: string;
  bodyHash?: string;
}

export interface SerialRecord {
  _id: Types.ObjectId;
  serial: string;
  purpose: (typeof SERIAL_PURPOSES)[number];
  state: SerialState;
  /** Of a certificate serial: whom and what it was made for. */
  studentName?: string;
  selectedCourse?: string;
  claim?: SerialClaim;
  /** The student who registered with it; absent once that student was removed. */
  usedBy?: Types.ObjectId;
  dateGenerated: Date;
  dateUsed?: Date;
  /** What the list finds the serial by: its groups and the whole, and every beginning of them. */
  words: string[];
  beginnings: string[];
}

export const SERIAL = 'Serial';

export const serialSchema = new Schema<SerialRecord>(
  {
    serial: { type: String, required: true },
    purpose: { type: String, enum: SERIAL_PURPOSES, required: true },
    state: { type: String, required: true },
    studentName: String,
    selectedCourse: String,
    claim: new Schema<SerialClaim>(
      { student: Schema.Types.ObjectId, until: Date, abandoned: Date, key: String, bodyHash: String },
      { _id: false },
    ),
    usedBy: Schema.Types.ObjectId,
    dateGenerated: { type: Date, required: true },
    dateUsed: Date,
    words: { type: [String], required: true },
    beginnings: { type: [String], required: true },
  },
  { collection: 'serials', versionKey: false },
);

// Claiming, validating and redeeming find a serial by itself.
serialSchema.index({ serial: 1 }, { unique: true });
// The list, newest first.
serialSchema.index({ dateGenerated: -1, _id: -1 });
// The list's search.
serialSchema.index({ beginnings: 1 });
// The sweeper finds claims whose lease has ended.
serialSchema.index({ 'claim.until': 1 }, { sparse: true });
// A repeated registration finds the one under way by its Idempotency-Key.
serialSchema.index({ 'claim.key': 1 }, { sparse: true });
// The removal of a student finds the serial that the student used.
serialSchema.index({ usedBy: 1 }, { sparse: true });
