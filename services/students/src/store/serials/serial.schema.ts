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
 * `claimed`: by a registration in progress. `used`: by a completed one, or by a certificate. `revoked`: with its
 * certificate.
 */
export type SerialState = 'valid' | 'claimed' | 'used' | 'revoked';

/** A registration's claim on a serial. Its lease expires unless it is renewed. */
export interface SerialClaim {
  /** Id of the future student. */
  student: Types.ObjectId;
  /** End of the lease. */
  until: Date;
  /** Set if the registration was abandoned: its student will never use the serial. */
  abandoned?: Date;
  /** The registration's Idempotency-Key and the hash of its body. */
  key?: string;
  bodyHash?: string;
}

/** Recipient to whom staff gave the serial. */
export interface SerialHolder {
  name: string;
  phone?: string;
  /** Search words of the recipient only: a used serial must not be found by its number. */
  words: string[];
}

/** A serial. Its search words are its groups, the whole number, and the recipient. */
export interface SerialRecord extends SearchFields {
  _id: Types.ObjectId;
  serial: string;
  purpose: (typeof SERIAL_PURPOSES)[number];
  state: SerialState;
  /** Name to which a certificate serial is bound. */
  studentName?: string;
  selectedCourse?: string;
  /** Student of the certificate; absent if staff chose none, or after the student was removed. */
  student?: Types.ObjectId;
  claim?: SerialClaim;
  /** Student who registered with the serial; absent after the student was removed. */
  usedBy?: Types.ObjectId;
  dateGenerated: Date;
  /** Creator, who may know the whole serial; absent in serials of earlier versions. */
  madeBy?: StaffRef;
  dateUsed?: Date;
  /** Batch of the serial; absent if it was created alone, or by an earlier version. */
  batch?: { _id: Types.ObjectId; note?: string };
  issuedTo?: SerialHolder;
}

/** Fields for the view. */
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
// Claims, validation and redemption, by number.
serialSchema.index({ serial: 1 }, { unique: true });
// GET serials, newest first.
serialSchema.index({ dateGenerated: -1, _id: -1 });
// GET serials that are valid, or not.
serialSchema.index({ state: 1, dateGenerated: -1, _id: -1 });
// GET serials by purpose.
serialSchema.index({ purpose: 1, dateGenerated: -1, _id: -1 });
// Count of serials used on a day.
serialSchema.index({ dateUsed: 1 }, { sparse: true });
// GET serials of a batch, and its unused ones.
serialSchema.index({ 'batch._id': 1, dateGenerated: -1, _id: -1 });
// GET serials with a search.
serialSchema.index({ beginnings: 1 });
// Expired claims, for the sweeper.
serialSchema.index({ 'claim.until': 1 }, { sparse: true });
// Registration in progress with the same Idempotency-Key.
serialSchema.index({ 'claim.key': 1 }, { sparse: true });
// Removal of a student.
serialSchema.index({ usedBy: 1 }, { sparse: true });
// Removal of a student from certificate serials; export of personal data.
serialSchema.index({ student: 1 }, { sparse: true });

/** Search words of a serial. */
export function serialSearchFields(serial: string, holder?: Omit<SerialHolder, 'words'>): SearchFields {
  const { texts, digits } = holderTexts(holder);
  return searchFields([serial, serial.replaceAll('-', ''), ...texts], digits);
}

/** The recipient with search words. */
export const toStoredHolder = (holder: Omit<SerialHolder, 'words'>): SerialHolder => {
  const { texts, digits } = holderTexts(holder);
  return { ...holder, words: searchFields(texts, digits).words };
};

/** Phone numbers match as typed, and by four or more consecutive digits. */
function holderTexts(holder?: Omit<SerialHolder, 'words'>) {
  const phone = holder?.phone?.replace(/\D/g, '') ?? '';
  const compounds = compoundsIn(holder?.name ?? '');
  return { texts: [holder?.name, ...compounds, holder?.phone, phone], digits: [phone] };
}
