import {
  MEMBER_EVENTS,
  MEMBER_GRADES,
  type MemberGrade,
  type Standing,
  STANDINGS,
  type UpgradeState,
} from '@concord/contracts';
import { dateChanges, SEARCH_FIELD_TYPES, type SearchFields, staffRefSchema } from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';
import type {
  DirectoryChoice,
  DueFees,
  GradeTerm,
  MemberEvent,
  MergedMember,
  WorkExperience,
} from './membership-entries';

/**
 * Fields that lists filter and sort by, computed from the terms, the events and the account. It is an index: it can be
 * computed again, and decides nothing.
 */
export interface MemberIndex {
  grade: MemberGrade;
  standing: Standing;
  /** First day of the membership. */
  inductedOn: string;
  /** In kobo; above 0 where the member owes. */
  balance: number;
  /** Day for which the standing was computed. */
  day: string;
  /** Revision of the account that it was computed from. */
  account: number;
  /** Version of the settings that it was computed by. */
  settings: number;
  /** Set once the years in the grade are full and a grade follows. */
  upgrade?: UpgradeState;
  /** True while the public directory shows the member; absent for all others. */
  listed?: boolean;
  /** Folded, as the list orders and filters by them. */
  name: string;
  state: string;
}

/** A member: a person or an organisation. Fields that were not given are null. */
export interface MemberRecord extends SearchFields {
  _id: Types.ObjectId;
  /** Never changes, and is never given again. */
  number: string;
  /** The number and those of members who were merged into this one; absent in records of before. */
  numbers?: string[];
  merged?: MergedMember[];
  /** Set while the member is merged into this one: the record takes no change. */
  mergingInto?: Types.ObjectId;
  kind: 'person' | 'organisation';
  title: string | null;
  surname: string | null;
  firstName: string | null;
  middleName: string | null;
  gender: string | null;
  dob: string | null;
  organisation: string | null;
  contact: string | null;
  email: string | null;
  phoneNumber: string | null;
  country: string | null;
  state: string | null;
  /** Absent in records of before, as if it were not known. */
  experience?: WorkExperience | null;
  /** Absent or null until the member chooses, as if it were a refusal. */
  directory?: DirectoryChoice | null;
  /** The applicant's record that the member came from; absent without one. */
  student?: Types.ObjectId;
  /** In the order in which they were recorded. */
  terms: GradeTerm[];
  events: MemberEvent[];
  /** Day before which the register does not judge the standing. */
  openedOn: string;
  /** True for a member of a register that existed before. */
  isImported: boolean;
  /** Set from an induction or an upgrade until its fees are charged. */
  dueFees?: DueFees;
  /** Set from the beginning of an erasure until nothing is left to erase. */
  erasingSince?: Date;
  /** Time at which the personal data were erased. */
  erasedAt?: Date;
  /** Counts the changes of this record. */
  revision: number;
  createdAt: Date;
  index: MemberIndex;
  /** Idempotency-Key of the request that made the member. */
  requestKey?: string;
}

/** The fields that views and rules need. */
export type MemberProjection = Omit<MemberRecord, keyof SearchFields | 'requestKey' | 'numbers'>;

export const MEMBER_MODEL = 'Member';

const optionalText = { type: String, default: null };
const requiredText = { type: String, required: true };
const requiredNumber = { type: Number, required: true };
const reasoned = {
  reason: requiredText,
  at: { type: Date, required: true },
  by: { type: staffRefSchema, required: true },
};

export const memberSchema = new Schema<MemberRecord>(
  {
    number: requiredText,
    numbers: {
      type: [String],
      default(this: MemberRecord) {
        return [this.number];
      },
    },
    merged: {
      type: [
        new Schema<MergedMember>(
          { merge: requiredText, _id: Schema.Types.ObjectId, number: requiredText, filled: [String] },
          { _id: false },
        ),
      ],
      default: undefined,
    },
    mergingInto: Schema.Types.ObjectId,
    kind: requiredText,
    title: optionalText,
    surname: optionalText,
    firstName: optionalText,
    middleName: optionalText,
    gender: optionalText,
    dob: optionalText,
    organisation: optionalText,
    contact: optionalText,
    email: optionalText,
    phoneNumber: optionalText,
    country: optionalText,
    state: optionalText,
    experience: {
      type: new Schema<WorkExperience>({ years: Number, on: String }, { _id: false }),
      default: null,
    },
    directory: new Schema<DirectoryChoice>(
      { isListed: Boolean, showsState: Boolean, fields: { type: String, default: '' }, at: Date },
      { _id: false },
    ),
    student: Schema.Types.ObjectId,
    terms: [
      new Schema<GradeTerm>(
        {
          grade: { type: String, enum: MEMBER_GRADES, required: true },
          from: requiredText,
          ...reasoned,
          upgrade: String,
          merge: String,
        },
        { _id: false },
      ),
    ],
    events: [
      new Schema<MemberEvent>(
        {
          kind: { type: String, enum: MEMBER_EVENTS, required: true },
          on: requiredText,
          ...reasoned,
          merge: String,
        },
        { _id: false },
      ),
    ],
    openedOn: requiredText,
    isImported: { type: Boolean, required: true },
    dueFees: new Schema<DueFees>(
      { grade: requiredText, from: requiredText, kinds: [String], isFirst: Boolean, since: Date },
      { _id: false },
    ),
    erasingSince: Date,
    erasedAt: Date,
    revision: requiredNumber,
    createdAt: { type: Date, required: true },
    index: {
      type: new Schema<MemberIndex>(
        {
          grade: requiredText,
          standing: { type: String, enum: STANDINGS, required: true },
          inductedOn: requiredText,
          balance: requiredNumber,
          day: requiredText,
          account: requiredNumber,
          settings: requiredNumber,
          upgrade: String,
          listed: Boolean,
          name: String,
          state: String,
        },
        { _id: false },
      ),
      required: true,
    },
    requestKey: String,
    ...SEARCH_FIELD_TYPES,
  },
  { collection: 'members', versionKey: false },
);

dateChanges(memberSchema);
// Unique numbers; the list in their order.
memberSchema.index({ number: 1 }, { unique: true });
// Numbers of merged members are never given again.
memberSchema.index({ numbers: 1 }, { unique: true, sparse: true });
// The member that another one was merged into.
memberSchema.index({ 'merged._id': 1 }, { sparse: true });
// One member for an applicant; the member of a student's record.
memberSchema.index({ student: 1 }, { unique: true, sparse: true });
// The members who may sign in by an e-mail.
memberSchema.index({ email: 1 });
// A repeated request finds its member; of two at once with one key only one is stored.
memberSchema.index({ requestKey: 1 }, { unique: true, sparse: true });
// The other orders of the list.
memberSchema.index({ 'index.name': 1, _id: 1 });
memberSchema.index({ 'index.grade': 1, _id: 1 });
memberSchema.index({ 'index.standing': 1, _id: 1 });
memberSchema.index({ 'index.inductedOn': 1, _id: 1 });
// The list in memory reads members by time.
memberSchema.index({ createdAt: -1, _id: -1 });
// Members by state, and those who owe.
memberSchema.index({ 'index.state': 1, number: 1 });
memberSchema.index({ 'index.balance': 1, _id: 1 });
// Members who may be upgraded, of one grade too.
memberSchema.index({ 'index.upgrade': 1, number: 1 });
// The nightly computation takes members whose standing is of an earlier day.
memberSchema.index({ 'index.day': 1, _id: 1 });
// And those whose standing is of earlier settings.
memberSchema.index({ 'index.settings': 1, _id: 1 });
// The public directory by name.
memberSchema.index({ 'index.listed': 1, 'index.name': 1, _id: 1 });
// The sweeper looks for fees that were not charged.
memberSchema.index({ 'dueFees.since': 1 }, { sparse: true });
// The sweeper looks for erasures that did not end.
memberSchema.index({ erasingSince: 1 }, { sparse: true });
// The list with a search.
memberSchema.index({ beginnings: 1 });
