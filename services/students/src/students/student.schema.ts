import { Schema, type Types } from 'mongoose';

interface StoredFile {
  public_id: string;
}

/** An applicant as stored. It is inserted whole, and names what was not given as null. */
export interface StudentRecord {
  _id: Types.ObjectId;
  title: string | null;
  surname: string;
  firstName: string;
  middleName: string | null;
  phoneNumber: string | null;
  email: string;
  dob: string | null;
  gender: string | null;
  country: string | null;
  state: string | null;
  eduQualification: string | null;
  currentEmploymet: {
    organization: string | null;
    position: string | null;
    yearsExperience: string | null;
    startDate: string | null;
    location: string | null;
  };
  applicationFee: string | null;
  paymentMethods: string | null;
  membershipCadre: string | null;
  membershipRoute: string | null;
  pgdCourses: string[];
  membershipType: string[];
  academicPrograms: { name: string; options: string[] }[];
  passport: StoredFile;
  documents: { name: string; file: StoredFile }[];
  serialNumber: string;
  createdAt: Date;
  /** Words by which the list finds the student, and every beginning of them. */
  words: string[];
  beginnings: string[];
  /** Folded forms, so that the list sorts without regard to case and accents. */
  sortKeys: { surname: string; firstName: string; state: string; country: string };
  /** The registration's Idempotency-Key, kept for a day. */
  idempotency?: { key: string; bodyHash: string; at: Date };
}

/** What views are made from. */
export type ReadStudent = Omit<StudentRecord, '_id' | 'words' | 'beginnings' | 'sortKeys' | 'idempotency'> & {
  _id: { toString(): string };
};

/** A student about to be stored. */
export type NewStudent = Omit<StudentRecord, '_id'> & { _id: string };

export const STUDENT = 'Student';

const text = { type: String, default: null };
const needed = { type: String, required: true };
const file = new Schema<StoredFile>({ public_id: needed }, { _id: false });

export const studentSchema = new Schema<StudentRecord>(
  {
    title: text,
    surname: needed,
    firstName: needed,
    middleName: text,
    phoneNumber: text,
    email: needed,
    dob: text,
    gender: text,
    country: text,
    state: text,
    eduQualification: text,
    currentEmploymet: new Schema(
      { organization: text, position: text, yearsExperience: text, startDate: text, location: text },
      { _id: false },
    ),
    applicationFee: text,
    paymentMethods: text,
    membershipCadre: text,
    membershipRoute: text,
    pgdCourses: [String],
    membershipType: [String],
    academicPrograms: [new Schema({ name: needed, options: [String] }, { _id: false })],
    passport: { type: file, required: true },
    documents: [new Schema({ name: needed, file }, { _id: false })],
    serialNumber: needed,
    createdAt: { type: Date, required: true },
    words: { type: [String], required: true },
    beginnings: { type: [String], required: true },
    sortKeys: new Schema(
      { surname: String, firstName: String, state: String, country: String },
      { _id: false },
    ),
    idempotency: new Schema({ key: String, bodyHash: String, at: Date }, { _id: false }),
  },
  { collection: 'students', versionKey: false },
);

// One record per e-mail; exam sign-in finds the student by it; the list sorts by it.
studentSchema.index({ email: 1 }, { unique: true });
// One student per serial, whatever happens to the claim.
studentSchema.index({ serialNumber: 1 }, { unique: true });
// A repeated registration finds its student; two at once under one key cannot both be stored.
studentSchema.index({ 'idempotency.key': 1 }, { unique: true, sparse: true });
// The list newest first, and the latest ten.
studentSchema.index({ createdAt: -1, _id: -1 });
// The list's other orders.
studentSchema.index({ 'sortKeys.surname': 1, _id: 1 });
studentSchema.index({ 'sortKeys.firstName': 1, _id: 1 });
studentSchema.index({ 'sortKeys.state': 1, _id: 1 });
studentSchema.index({ 'sortKeys.country': 1, _id: 1 });
// The list's search.
studentSchema.index({ beginnings: 1 });
