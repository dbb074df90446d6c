import type { MemberCreateBody, MemberGrade } from '@concord/contracts';

/** A row of a register that can become a member. */
export interface ImportedMember {
  /** Row of the file. */
  row: number;
  number: string;
  person?: MemberCreateBody['person'];
  organisation?: MemberCreateBody['organisation'];
  /** Oldest first; never empty. */
  terms: { grade: MemberGrade; from: string }[];
  /** In kobo; above 0 where the member owes. */
  balance: number;
  notes: string;
}
