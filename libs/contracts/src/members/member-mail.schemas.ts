import { z } from 'zod';
import { objectId } from '../core/fields';
import { koboSum } from '../core/amounts';
import { listOf } from '../core/bounded';
import { LIMITS } from '../core/limits';
import { MEMBER_GRADES } from './member-values';
import { MEMBER_REQUEST_KINDS } from './member-requests.schemas';

/** Maximum lines of an invoice in its mail; the PDF has them all. */
const LINES_MAX = 100;

const number = z.string().max(40);
const title = z.string().max(200);

/** Data of the mail with an invoice. Amounts here and below are in kobo, days `YYYY-MM-DD`. */
export const invoiceMail = z.object({
  document: objectId,
  number,
  total: koboSum,
  /** First due day; absent where the invoice does not say. */
  due: z.string().optional(),
  reference: z.string().max(40),
  lines: listOf(z.object({ title, amount: koboSum }), LINES_MAX),
});

/** Data of the mail with a receipt. */
export const paymentReceiptMail = z.object({
  document: objectId,
  number,
  total: koboSum,
  receivedOn: z.string(),
});

/** Data of the mail with a credit note. */
export const creditNoteMail = z.object({
  document: objectId,
  number,
  total: koboSum,
  title,
  invoice: number.optional(),
});

/** Data of the mail that takes a receipt back. */
export const reversedPaymentMail = z.object({ receipt: number, total: koboSum, receivedOn: z.string() });

/** Data of a reminder: `days` counts from the due day, below 0 before it. */
export const paymentReminderMail = z.object({
  title,
  open: koboSum,
  due: z.string(),
  days: z.int(),
  reference: z.string().max(40),
  /** The invoice of the charge, which is attached. */
  document: objectId.optional(),
  number: number.optional(),
});

/** Reason that staff gave for a decision, as the member's page shows it. */
const reason = z.string().max(LIMITS.reasonLength);

/** Data of the mail about a transfer that staff could not confirm. */
export const refusedTransferMail = z.object({ amount: koboSum, sentOn: z.string(), reason });

/** Data of the mail about a decided activity of CPD; `reason` may be empty where all points were confirmed. */
export const cpdDecidedMail = z.object({
  title,
  day: z.string(),
  decision: z.enum(['confirmed', 'refused']),
  points: z.number(),
  claimed: z.number(),
  reason,
});

/** Data of the mail about a decided upgrade. */
export const upgradeDecidedMail = z.object({
  decision: z.enum(['granted', 'refused']),
  from: z.enum(MEMBER_GRADES),
  to: z.enum(MEMBER_GRADES),
  /** First day of a granted grade. */
  startsOn: z.string().optional(),
  reason,
});

/** Data of the mail about a decided request; `reason` may be empty where it was accepted. */
export const changeDecidedMail = z.object({
  about: z.enum(MEMBER_REQUEST_KINDS),
  decision: z.enum(['accepted', 'refused']),
  reason,
});

/** Data of the mails to members, by kind. */
export const MEMBER_MAIL_DATA = {
  invoice: invoiceMail,
  receipt: paymentReceiptMail,
  'credit-note': creditNoteMail,
  'payment-reversed': reversedPaymentMail,
  'payment-reminder': paymentReminderMail,
  'transfer-refused': refusedTransferMail,
  'cpd-decided': cpdDecidedMail,
  'upgrade-decided': upgradeDecidedMail,
  'change-decided': changeDecidedMail,
} as const;
export type MemberMailKind = keyof typeof MEMBER_MAIL_DATA;
export const MEMBER_MAIL_KINDS = Object.keys(MEMBER_MAIL_DATA) as [MemberMailKind, ...MemberMailKind[]];

/** Idempotency key: the kind and the id of what it tells; of a reminder with its step. */
const memberMailKey = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*-[0-9a-f]{24}(-(before|after)\d{1,5})?$/, 'This is not the key of an e-mail');

/** Names as in the record of a person; an organisation has its name as the surname. */
const recipient = z.object({
  surname: z.string(),
  firstName: z.string(),
  middleName: z.string().nullable(),
  title: z.string().nullable(),
});

const requestOf = <K extends MemberMailKind>(kind: K) =>
  z.object({
    key: memberMailKey,
    member: objectId,
    to: z.string().max(254),
    recipient,
    kind: z.literal(kind),
    data: MEMBER_MAIL_DATA[kind],
  });

/** One mail to a member, requested by the members service. */
export const memberMailRequest = z.discriminatedUnion('kind', [
  requestOf('invoice'),
  requestOf('receipt'),
  requestOf('credit-note'),
  requestOf('payment-reversed'),
  requestOf('payment-reminder'),
  requestOf('transfer-refused'),
  requestOf('cpd-decided'),
  requestOf('upgrade-decided'),
  requestOf('change-decided'),
]);
export type MemberMailRequest = z.infer<typeof memberMailRequest>;
