import { z } from 'zod';
import { listOf } from '../core/bounded';
import { isIdsOrFilter, WHICH, whichOf } from '../core/bulk';
import { body, moment, objectId } from '../core/fields';
import { LIMITS } from '../core/limits';
import { listQuery, oneOf, period } from '../core/list-query';
import { TOLD_DECISIONS } from '../students/review.schemas';

/**
 * State of a mail: `queued`, `sending`, `sent` (the mail server accepted it), `kept` (no mail server is set), `failed`
 * (refused), or `unknown` (the connection broke while sending; it is never sent again automatically).
 */
export const MAIL_STATUSES = ['queued', 'sending', 'sent', 'kept', 'failed', 'unknown'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** Data of the mail with an exam's result. */
export const resultMail = z.object({
  examName: z.string().max(LIMITS.titleLength),
  examCode: z.string().max(100),
  score: z.number().int(),
  /** The questions of the paper; absent in an order of the release before. */
  total: z.number().int().optional(),
  answered: z.number().int(),
  correct: z.number().int(),
  wrong: z.number().int(),
  percentage: z.number().int(),
  pass: z.boolean(),
  gradedAt: moment,
  /** Whether a key was changed after an earlier mail told another score. */
  corrected: z.boolean().optional(),
});
export type ResultMail = z.infer<typeof resultMail>;

/** Data of the registration receipt. It never holds the serial number, which is a credential for exams. */
export const receiptMail = z.object({ registeredAt: moment });

/** Data of the mail that tells an applicant a decision, with the reason that staff gave. */
export const decisionMail = z.object({
  decision: z.enum(TOLD_DECISIONS),
  reason: z.string().max(LIMITS.reasonLength).nullable(),
});
export type DecisionMail = z.infer<typeof decisionMail>;

/** Data of the mail that tells a candidate of an exam, with the times as they are when it is ordered. */
export const assignmentMail = z.object({
  examName: z.string().max(LIMITS.titleLength),
  examCode: z.string().max(100),
  /** Absent where it may be begun at once. */
  opensAt: moment.optional(),
  dueDate: moment,
  /** Of the exam and on top of it, in minutes. */
  duration: z.number().int(),
  extraTime: z.number().int(),
});
export type AssignmentMail = z.infer<typeof assignmentMail>;

/** Data of the mail with the link to a certificate. */
export const certificateMail = z.object({
  certificate: objectId,
  studentName: z.string().max(LIMITS.certificateNameLength * 2),
  courseTitle: z.string().max(LIMITS.titleLength),
  certificateNumber: z.string().max(100),
  /** `YYYY-MM-DD`. */
  dateGenerated: z.string(),
  /** The number of the one that it replaces. */
  replaces: z.string().max(100).optional(),
});
export type CertificateMail = z.infer<typeof certificateMail>;

/**
 * The data of each kind of mail. A new kind needs an entry here, a template of that name, and an order below where another
 * service orders it.
 */
export const MAIL_DATA = {
  result: resultMail,
  'registration-receipt': receiptMail,
  decision: decisionMail,
  assignment: assignmentMail,
  certificate: certificateMail,
} as const;
export type MailKind = keyof typeof MAIL_DATA;
export type MailData = { [K in MailKind]: z.infer<(typeof MAIL_DATA)[K]> };
export const MAIL_KINDS = Object.keys(MAIL_DATA) as [MailKind, ...MailKind[]];

/** Idempotency key of a mail, as `result-<resultId>`: ordering it again changes nothing. */
const mailKey = z.string().regex(/^[a-z]+(-[a-z]+)*-[0-9a-f]{24}$/, 'This is not the key of an e-mail');
const orderOf = <K extends MailKind>(kind: K) =>
  z.object({ key: mailKey, student: objectId, kind: z.literal(kind), data: MAIL_DATA[kind] });

/** One mail to a student, as another service may order it. */
export const mailOrder = z.discriminatedUnion('kind', [orderOf('result'), orderOf('registration-receipt')]);
export type MailOrder = z.infer<typeof mailOrder>;

/** Mails that another service orders. */
export const mailOrdersBody = z.object({ mails: listOf(mailOrder, LIMITS.mailBatchMax, { min: 1 }) });

/** A mail that tells a candidate of an exam. */
export const assignmentMailOrder = orderOf('assignment');
export type AssignmentMailOrder = z.infer<typeof assignmentMailOrder>;

/** Mails of assignments: apart from the others, as a service of the release before knows none of them. */
export const assignmentMailsBody = z.object({
  mails: listOf(assignmentMailOrder, LIMITS.mailBatchMax, { min: 1 }),
});

/** A mail with the link to a certificate. */
export const certificateMailOrder = orderOf('certificate');
export type CertificateMailOrder = z.infer<typeof certificateMailOrder>;

/** Mails of certificates: apart, as those of assignments are. */
export const certificateMailsBody = z.object({
  mails: listOf(certificateMailOrder, LIMITS.mailBatchMax, { min: 1 }),
});

/** Of assignments that were removed: their mails must not go. */
export const mailsCancelBody = z.object({ keys: listOf(mailKey, LIMITS.mailBatchMax, { min: 1 }) });
export const mailsCancelled = z.object({ cancelled: z.number().int() });
export type MailsCancelled = z.infer<typeof mailsCancelled>;

/** How many of the ordered mails exist now; those to students who were removed are skipped. */
export const mailOrdersAccepted = z.object({ accepted: z.number().int() });
export type MailOrdersAccepted = z.infer<typeof mailOrdersAccepted>;

/** `student` is the id of one of them. From and to are moments at which mails were ordered. */
export const outboxListQuery = listQuery({
  student: objectId.optional(),
  status: oneOf(MAIL_STATUSES),
  kind: oneOf(MAIL_KINDS),
  ...period,
});
export type OutboxListQuery = z.output<typeof outboxListQuery>;

/** Which mails are sent again; those that were sent or are queued are left. */
export const sendManyAgainBody = body(whichOf(outboxListQuery)).refine(isIdsOrFilter, WHICH);
export type SendManyAgainBody = z.output<typeof sendManyAgainBody>;

/** A mail of the outbox as lists show it. */
export const mailSummary = z.object({
  _id: objectId,
  student: objectId,
  name: z.string(),
  to: z.string(),
  kind: z.enum(MAIL_KINDS),
  subject: z.string(),
  status: z.enum(MAIL_STATUSES),
  tries: z.number().int(),
  createdAt: moment,
  sentAt: moment.nullable(),
  error: z.string().nullable(),
  /** It must not go any more: its `status` is `failed`, which pages of the release before know. */
  cancelled: z.boolean().optional(),
  /** Of the mail with a result: the result. */
  result: objectId.optional(),
});
export type MailSummary = z.infer<typeof mailSummary>;

/** A mail with its content; `canSendAgain` tells whether `outboxSendAgain` would be accepted now. */
export const mail = mailSummary.extend({
  text: z.string(),
  html: z.string(),
  canSendAgain: z.boolean(),
  /** Files of the mail, with their text. */
  attachments: z.array(z.object({ name: z.string(), type: z.string(), content: z.string() })).optional(),
  /** The certificate that goes with it as a PDF. */
  certificate: objectId.optional(),
});
export type Mail = z.infer<typeof mail>;
