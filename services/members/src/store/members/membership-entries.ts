import type { GradeFee, MemberEventKind, MemberGrade } from '@concord/contracts';
import type { StaffRef } from '@concord/nest-platform';
import type { Types } from 'mongoose';

/** A grade of a member from a day on, until the next term begins. Terms are only added. */
export interface GradeTerm {
  grade: MemberGrade;
  /** `YYYY-MM-DD` in Nigeria. */
  from: string;
  reason: string;
  at: Date;
  by: StaffRef;
  /** Id of the upgrade that gave it. */
  upgrade?: string;
  /** Id of the merge that moved it here. */
  merge?: string;
}

/** Whole years of work experience as of a day; they grow with time. */
export interface WorkExperience {
  years: number;
  /** `YYYY-MM-DD` in Nigeria. */
  on: string;
}

/** An event of a membership. Events are only added. */
export interface MemberEvent {
  kind: MemberEventKind;
  /** First day on which it counts, `YYYY-MM-DD` in Nigeria. */
  on: string;
  reason: string;
  at: Date;
  by: StaffRef;
  /** Id of the merge that moved it here. */
  merge?: string;
}

/** Choice of the public directory by the member. */
export interface DirectoryChoice {
  isListed: boolean;
  showsState: boolean;
  /** Fields of work in the member's words. */
  fields: string;
  at: Date;
}

/** Fees of an induction or an upgrade that are not charged yet. */
export interface DueFees {
  grade: MemberGrade;
  /** First day of the grade. */
  from: string;
  kinds: GradeFee[];
  /** True for the first grade, whose subscription begins with it. */
  isFirst: boolean;
  since: Date;
}

/** A member who was merged into this one. */
export interface MergedMember {
  merge: string;
  _id: Types.ObjectId;
  number: string;
  /** Fields that were empty and got this member's values. */
  filled: string[];
}
