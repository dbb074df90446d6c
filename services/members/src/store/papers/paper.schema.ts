import { MEMBER_GRADES, MEMBERSHIP_PAPERS, type MembershipPaper, STANDINGS } from '@concord/contracts';
import type { MemberGrade, Standing } from '@concord/contracts';
import { type StaffRef, staffRefSchema } from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';

/** A letter of good standing or a certificate of membership as it was issued. It never changes. */
export interface PaperRecord {
  _id: Types.ObjectId;
  kind: MembershipPaper;
  /** For verification by anyone, so it cannot be guessed: `LETR-2026-7KQ2M-XW9PD`. */
  number: string;
  member: Types.ObjectId;
  /** Day in Nigeria. */
  on: string;
  /** Content of the paper as one text: the same words of one day are one paper. */
  words: string;
  name: string;
  memberNumber: string;
  grade: MemberGrade;
  /** First day of that grade. */
  since: string;
  inductedOn: string;
  standing: Standing;
  until?: string;
  because: string;
  createdAt: Date;
  by: StaffRef;
  /** Ids of the merges that moved it to this member. */
  merges?: string[];
}

export const PAPER_MODEL = 'Paper';

const text = { type: String, required: true };

export const paperSchema = new Schema<PaperRecord>(
  {
    kind: { type: String, enum: MEMBERSHIP_PAPERS, required: true },
    number: text,
    member: { type: Schema.Types.ObjectId, required: true },
    on: text,
    words: text,
    name: text,
    memberNumber: text,
    grade: { type: String, enum: MEMBER_GRADES, required: true },
    since: text,
    inductedOn: text,
    standing: { type: String, enum: STANDINGS, required: true },
    until: String,
    because: text,
    createdAt: { type: Date, required: true },
    by: { type: staffRefSchema, required: true },
    merges: { type: [String], default: undefined },
  },
  { collection: 'papers', versionKey: false },
);

// Verification by number, which is unique.
paperSchema.index({ number: 1 }, { unique: true });
// Papers of a member; one with the same words is issued once a day, also by two requests at once.
paperSchema.index({ member: 1, kind: 1, words: 1 }, { unique: true });
// Papers that a merge moved, for its undo.
paperSchema.index({ merges: 1 }, { sparse: true });
