import { SERIAL_PURPOSES } from '@concord/contracts';
import { compoundsIn } from '@concord/institute';
import {
  dateChanges,
  SEARCH_FIELD_TYPES,
  type SearchFields,
  searchFields,
  type StaffRef,
  staffRefSchema,
} from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';

/**
 * `claimed` by a registration in progress, `used` by a completed one or by a certificate, `revoked` with its certificate.
 */
export type SerialState = 'valid' | 'claimed' | 'used' | 'revoked';

/** A registration's claim on a serial: a lease that expires unless it is renewed. */
export interface SerialClaim {
  /** The id that the student will have. */
  student: Types.ObjectId;
  /** The end of the lease. */
  until: Date;
  /** Set when the registration was abandoned: its student will never use the serial. */
  abandoned?: Date;
  /** The registration's Idempotency-Key and the hash of its body. */
  key?: string;
  bodyHash?: string;
}

/** Person whom staff gave a serial. */
export interface SerialHolder {
  name: string;
  phone?: string;
  /** The holder's search words alone: one in use is not found by the words of its number. */
  words: string[];
}

/** A serial; its search words are its groups, the whole of it, and whom it was given to. */
export interface SerialRecord extends SearchFields {
  _id: Types.ObjectId;
  serial: string;
  purpose: (typeof SERIAL_PURPOSES)[number];
  state: SerialState;
  /** Name and course that a certificate serial is bound to. */
  studentName?: string;
  selectedCourse?: string;
  /** Student of the certificate; absent where staff chose nobody, and after that student was removed. */
  student?: Types.ObjectId;
  claim?: SerialClaim;
  /** The student who registered with it; absent after that student was removed. */
  usedBy?: Types.ObjectId;
  dateGenerated: Date;
  /** Maker, who may know the whole serial. Absent in serials of earlier versions. */
  madeBy?: StaffRef;
  dateUsed?: Date;
  /** The batch that it was made with; absent when it was made alone, or by an earlier version. */
  batch?: { _id: Types.ObjectId; note?: string };
  issuedTo?: SerialHolder;
}

/** The fields that the view needs. */
export type SerialProjection = Omit<SerialRecord, keyof SearchFields>;

export const SERIAL_MODEL = 'Serial';

export const serialSchema = new Schema<SerialRecord>(
  {
    serial: { type: String, required: true },
    purpose: { type: String, enum: SERIAL_PURPOSES, required: true },
    state: { type: String, required: true },
    studentName: String,
    selectedCourse: String,
    student: Schema.Types.ObjectId,
    claim: new Schema<SerialClaim>(
      { student: Schema.Types.ObjectId, until: Date, abandoned: Date, key: String, bodyHash: String },
      { _id: false },
    ),
    usedBy: Schema.Types.ObjectId,
    dateGenerated: { type: Date, required: true },
    madeBy: staffRefSchema,
    dateUsed: Date,
    batch: new Schema({ _id: Schema.Types.ObjectId, note: String }, { _id: false }),
    issuedTo: new Schema<SerialHolder>({ name: String, phone: String, words: [String] }, { _id: false }),
    ...SEARCH_FIELD_TYPES,
  },
  { collection: 'serials', versionKey: false },
);

dateChanges(serialSchema);
// Claim, validate and redeem look a serial up.
serialSchema.index({ serial: 1 }, { unique: true });
// The list, newest first.
serialSchema.index({ dateGenerated: -1, _id: -1 });
// The list of valid ones, and of the others.
serialSchema.index({ state: 1, dateGenerated: -1, _id: -1 });
// The list by purpose.
serialSchema.index({ purpose: 1, dateGenerated: -1, _id: -1 });
// Number used on a day.
serialSchema.index({ dateUsed: 1 }, { sparse: true });
// The list of one batch, and its unused ones.
serialSchema.index({ 'batch._id': 1, dateGenerated: -1, _id: -1 });
// The list with a search.
serialSchema.index({ beginnings: 1 });
// The sweeper looks for expired claims.
serialSchema.index({ 'claim.until': 1 }, { sparse: true });
// A retried registration finds the one in progress by its Idempotency-Key.
serialSchema.index({ 'claim.key': 1 }, { sparse: true });
// The removal of a student clears it from the serial.
serialSchema.index({ usedBy: 1 }, { sparse: true });
// The same for serials of certificates; the export of personal data reads them.
serialSchema.index({ student: 1 }, { sparse: true });

/** Search words of a serial. */
export function serialSearchFields(serial: string, holder?: Omit<SerialHolder, 'words'>): SearchFields {
  const { texts, digits } = holderTexts(holder);
  return searchFields([serial, serial.replaceAll('-', ''), ...texts], digits);
}

/** A holder with what the holder is found by. */
export const toStoredHolder = (holder: Omit<SerialHolder, 'words'>): SerialHolder => {
  const { texts, digits } = holderTexts(holder);
  return { ...holder, words: searchFields(texts, digits).words };
};

/** A phone number is found as it was typed, and by four or more of its digits in a row. */
function holderTexts(holder?: Omit<SerialHolder, 'words'>) {
  const phone = holder?.phone?.replace(/\D/g, '') ?? '';
  const compounds = compoundsIn(holder?.name ?? '');
  return { texts: [holder?.name, ...compounds, holder?.phone, phone], digits: [phone] };
}
