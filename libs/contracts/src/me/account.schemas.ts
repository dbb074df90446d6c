import { z } from 'zod';
import { koboSum } from '../core/amounts';
import { blank, line, moment, objectId, strict, text } from '../core/fields';
import { memberCharge, numberedDocument, payment } from '../members/accounts.schemas';
import { memberDocument } from '../members/documents.schemas';
import { MEMBER_LIMITS } from '../members/member-limits';
import { MEMBER_GRADES, STANDINGS } from '../members/member-values';
import { forbiddenAct } from '../members/members.schemas';
import { kobo, lagosDay } from '../members/money';

/** The most useful thing that a member can do next; `wait` while staff look at a transfer that covers the debt. */
export const NEXT_STEPS = ['pay', 'wait', 'contact', 'nothing'] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

/** Own membership as of today. Amounts are in kobo. */
export const myMembership = z.object({
  number: z.string(),
  name: z.string(),
  isOrganisation: z.boolean(),
  grade: z.enum(MEMBER_GRADES),
  /** First day of the grade, and of the membership. */
  gradeSince: z.string(),
  inductedOn: z.string(),
  standing: z.enum(STANDINGS),
  /** First day of this standing, and its last one if nothing else happens. */
  since: z.string().optional(),
  until: z.string().optional(),
  /** The reason as a clause: `the subscription of 2026 is paid`. */
  because: z.string(),
  /** Acts that the settings forbid today. */
  forbidden: z.array(forbiddenAct),
  /** Above 0 where the member owes, below it for credit. */
  balance: koboSum,
  /** Part of it that is past its due day. */
  overdue: koboSum,
  /** First day on which an open charge is or was due. */
  dueOn: z.string().optional(),
  /** Sum of transfers that staff have not looked at. */
  awaited: koboSum,
  next: z.enum(NEXT_STEPS),
});
export type MyMembership = z.infer<typeof myMembership>;

/** Own charge; `open` is what is left to pay. */
const myCharge = memberCharge.extend({ open: koboSum, isOverdue: z.boolean() });
export type MyCharge = z.infer<typeof myCharge>;

/** Own payment that arrived, whether it still counts or was reversed. */
const myPayment = payment
  .pick({ _id: true, amount: true, method: true, receivedOn: true, reference: true })
  .extend({
    state: z.enum(['confirmed', 'reversed']),
    /** Not yet used for a charge. */
    credit: koboSum,
    refunded: koboSum,
    receipt: numberedDocument.optional(),
  });
export type MyPayment = z.infer<typeof myPayment>;

/** Own account. Amounts are in kobo. */
export const myAccount = z.object({
  balance: koboSum,
  overdue: koboSum,
  /** Oldest due first; void ones are left out. */
  charges: z.array(myCharge),
  /** Latest first. */
  payments: z.array(myPayment),
  /** Invoices, receipts, credit notes, letters and certificates, latest first. */
  documents: z.array(memberDocument),
});
export type MyAccount = z.infer<typeof myAccount>;

/** All that a transfer needs. */
export const myPaymentDetails = z.object({
  bankName: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
  /** Debt in kobo; 0 where nothing is owed. */
  amount: koboSum,
  /** For the narration of the transfer. */
  reference: z.string(),
});
export type MyPaymentDetails = z.infer<typeof myPaymentDetails>;

/** States of a transfer that a member sent evidence of; `counted` where the bank's own line settled it. */
export const TRANSFER_STATES = [
  'received',
  'confirmed',
  'counted',
  'refused',
  'withdrawn',
  'reversed',
] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** Fields beside the evidence; the file is the field `file` of the form. Amounts of forms are text. */
export const myTransferFields = strict({
  amount: z
    .string('Enter the amount')
    .regex(/^\d{1,15}$/, 'Enter the amount as a whole number of kobo')
    .transform(Number)
    .pipe(kobo),
  /** Day on which the money was sent. */
  sentOn: lagosDay,
  bank: blank(line(60)),
  payer: blank(line(100)),
  note: blank(text(MEMBER_LIMITS.transferNoteLength)),
});
export type MyTransferFields = z.output<typeof myTransferFields>;

/** A transfer that the member told about. It pays nothing before staff confirm it. */
export const myTransfer = z.object({
  _id: objectId,
  amount: koboSum,
  sentOn: z.string(),
  bank: z.string().nullable(),
  payer: z.string().nullable(),
  note: z.string().nullable(),
  /** Name of the file that was sent. */
  file: z.string(),
  sentAt: moment,
  state: z.enum(TRANSFER_STATES),
  decidedAt: moment.optional(),
  /** Refusals and reversals only: words of staff. */
  reason: z.string().optional(),
  /** Sum that arrived, once it is confirmed. */
  arrived: koboSum.optional(),
  receipt: numberedDocument.optional(),
});
export type MyTransfer = z.infer<typeof myTransfer>;
