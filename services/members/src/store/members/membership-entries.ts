import type { GradeFee, MemberEventKind, MemberGrade } from '@concord/contracts';
import type { StaffRef } from '@concord/nest-platform';

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
