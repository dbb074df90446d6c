import { z } from 'zod';
import { koboSum } from '../core/amounts';
import { body, objectId } from '../core/fields';
import { MONEY_DOCUMENTS } from '../core/money-documents';
import { MEMBER_GRADES, PAYMENT_WAYS, STANDINGS } from './member-values';

/** Papers about the membership itself, which anyone can verify by their number. */
export const MEMBERSHIP_PAPERS = ['standing-letter', 'membership-certificate'] as const;
export type MembershipPaper = (typeof MEMBERSHIP_PAPERS)[number];

/** A document of a member in lists; `total` is in kobo. */
export const memberDocument = z.object({
  _id: objectId,
  kind: z.enum([...MONEY_DOCUMENTS, ...MEMBERSHIP_PAPERS]),
  number: z.string(),
  on: z.string(),
  total: koboSum.optional(),
});
export type MemberDocument = z.infer<typeof memberDocument>;

/** Issues a paper as of today. */
export const memberPaperBody = body({
  kind: z.enum(MEMBERSHIP_PAPERS, 'Choose a letter of good standing or a certificate of membership'),
});
export type MemberPaperBody = z.output<typeof memberPaperBody>;

/**
 * A paper that exists: its content, and whether it holds today. `because` says why it does not, without more than the
 * paper itself tells.
 */
export const memberPaperVerdict = z.object({
  kind: z.enum(MEMBERSHIP_PAPERS),
  name: z.string(),
  grade: z.enum(MEMBER_GRADES),
  /** Day of issue. */
  on: z.string(),
  /** Standing on the day of issue, and the last day of it that was known then. */
  standing: z.enum(STANDINGS),
  until: z.string().optional(),
  holds: z.boolean(),
  because: z.string().optional(),
});
export type MemberPaperVerdict = z.infer<typeof memberPaperVerdict>;

const printed = {
  _id: objectId,
  /** Id of the member; absent in answers of the previous version. */
  member: objectId.optional(),
  number: z.string(),
  on: z.string(),
  name: z.string(),
  memberNumber: z.string(),
};

/** A document of an account, as it was issued. */
export const printedMoneyDocument = z.object({
  ...printed,
  kind: z.enum(MONEY_DOCUMENTS),
  lines: z.array(z.object({ title: z.string(), amount: koboSum, due: z.string().optional() })),
  total: koboSum,
  /** For the narration of a transfer. */
  reference: z.string(),
  /** Receipts only. */
  payment: z
    .object({ method: z.enum(PAYMENT_WAYS), receivedOn: z.string(), reference: z.string().nullable() })
    .optional(),
  /** Credit notes only: why, and the invoice that they reduce. */
  reason: z.string().optional(),
  invoice: z.string().optional(),
});
export type PrintedMoneyDocument = z.infer<typeof printedMoneyDocument>;

/** A paper about a membership, as it was issued. */
export const printedMembershipPaper = z.object({
  ...printed,
  kind: z.enum(MEMBERSHIP_PAPERS),
  grade: z.enum(MEMBER_GRADES),
  /** First day of that grade, and of the membership. */
  since: z.string(),
  inductedOn: z.string(),
  standing: z.enum(STANDINGS),
  until: z.string().optional(),
  because: z.string(),
});
export type PrintedMembershipPaper = z.infer<typeof printedMembershipPaper>;

/** A document of a member for the media service's printer. */
export const printedMemberDocument = z.discriminatedUnion('kind', [
  printedMoneyDocument,
  printedMembershipPaper,
]);
export type PrintedMemberDocument = z.infer<typeof printedMemberDocument>;
