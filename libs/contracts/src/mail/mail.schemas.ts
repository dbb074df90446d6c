import { z } from 'zod';
import { listOf } from '../core/bounded';
import { isIdsOrFilter, SELECTION_MESSAGE, selectionOf } from '../core/bulk';
import { body, moment, objectId } from '../core/fields';
import { LIMITS } from '../core/limits';
import { listQuery, oneOf, period } from '../core/list-query';
import { MAILED_DOCUMENTS } from '../core/money-documents';
import { NOTIFIED_DECISIONS } from '../students/review.schemas';
import { MEMBER_MAIL_DATA, memberMailRequest } from '../members/member-mail.schemas';

/**
 * State of a mail: `queued`, `sending`, `sent` (the mail server accepted it), `kept` (no mail server is set), `failed`
 * (refused), or `unknown` (the connection broke while sending; it is never sent again automatically).
 */
export const MAIL_STATUSES = ['queued', 'sending', 'sent', 'kept', 'failed', 'unknown'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/** Data of the result mail. */
export const resultMail = z.object({
  examName: z.string().max(LIMITS.titleLength),
  examCode: z.string().max(100),
  score: z.number().int(),
  /** Number of questions on the paper; absent in requests of the previous version. */
  total: z.number().int().optional(),
  answered: z.number().int(),
  correct: z.number().int(),
  wrong: z.number().int(),
  percentage: z.number().int(),
  pass: z.boolean(),
  gradedAt: moment,
  /** True if an earlier mail gave another score, before a key was corrected. */
  corrected: z.boolean().optional(),
});
export type ResultMail = z.infer<typeof resultMail>;

/** Data of the registration receipt. It never holds the serial, which is a credential for exams. */
export const receiptMail = z.object({ registeredAt: moment });

/** Data of the decision mail, with the reason that staff gave. */
export const decisionMail = z.object({
  decision: z.enum(NOTIFIED_DECISIONS),
  reason: z.string().max(LIMITS.reasonLength).nullable(),
});
export type DecisionMail = z.infer<typeof decisionMail>;

/** Data of the assignment mail, as of the request. */
export const assignmentMail = z.object({
  examName: z.string().max(LIMITS.titleLength),
  examCode: z.string().max(100),
  /** Absent if it may be started at once. */
  opensAt: moment.optional(),
  dueDate: moment,
  /** Duration and extra time in minutes. */
  duration: z.number().int(),
  extraTime: z.number().int(),
});
export type AssignmentMail = z.infer<typeof assignmentMail>;

/** Data of the certificate mail. */
export const certificateMail = z.object({
  certificate: objectId,
  studentName: z.string().max(LIMITS.certificateNameLength * 2),
  courseTitle: z.string().max(LIMITS.titleLength),
  certificateNumber: z.string().max(100),
  /** `YYYY-MM-DD`. */
  dateGenerated: z.string(),
  /** Number of the replaced certificate. */
  replaces: z.string().max(100).optional(),
});
export type CertificateMail = z.infer<typeof certificateMail>;

/**
 * Data schema of each kind of mail. A new kind needs an entry here, a template of the same name,
 * and a request schema below if another service sends it.
 */
export const MAIL_DATA = {
  result: resultMail,
  'registration-receipt': receiptMail,
  decision: decisionMail,
  assignment: assignmentMail,
  certificate: certificateMail,
  ...MEMBER_MAIL_DATA,
} as const;
export type MailKind = keyof typeof MAIL_DATA;
export type MailData = { [K in MailKind]: z.infer<(typeof MAIL_DATA)[K]> };
export const MAIL_KINDS = Object.keys(MAIL_DATA) as [MailKind, ...MailKind[]];

const NOT_A_KEY = 'This is not the key of an e-mail';

/** Idempotency key of a mail: `result-<resultId>`, or `result-<resultId>-r1` after the first change of the score. */
const mailKey = z.union(
  [
    z.string().regex(/^[a-z]+(-[a-z]+)*-[0-9a-f]{24}$/, NOT_A_KEY),
    z.string().regex(/^[a-z]+-[0-9a-f]{24}-r[1-9]\d{0,5}$/, NOT_A_KEY),
  ],
  NOT_A_KEY,
);
const requestOf = <K extends MailKind>(kind: K) =>
  z.object({ key: mailKey, student: objectId, kind: z.literal(kind), data: MAIL_DATA[kind] });

/** One mail to a student, requested by another service. */
export const mailRequest = z.discriminatedUnion('kind', [
  requestOf('result'),
  requestOf('registration-receipt'),
]);
export type MailRequest = z.infer<typeof mailRequest>;

/** Mails requested by another service. */
export const mailRequestsBody = z.object({ mails: listOf(mailRequest, LIMITS.mailBatchMax, { min: 1 }) });

export const assignmentMailRequest = requestOf('assignment');
export type AssignmentMailRequest = z.infer<typeof assignmentMailRequest>;

/** Assignment mails, in a separate call, because the previous version does not know them. */
export const assignmentMailsBody = z.object({
  mails: listOf(assignmentMailRequest, LIMITS.mailBatchMax, { min: 1 }),
});

export const certificateMailRequest = requestOf('certificate');
export type CertificateMailRequest = z.infer<typeof certificateMailRequest>;

/** Certificate mails, in a separate call for the same reason. */
export const certificateMailsBody = z.object({
  mails: listOf(certificateMailRequest, LIMITS.mailBatchMax, { min: 1 }),
});

/** Mails to members about their accounts, and about decisions. */
export const memberMailsBody = z.object({
  mails: listOf(memberMailRequest, LIMITS.mailBatchMax, { min: 1 }),
});

/** Cancels mails of removed assignments. */
export const mailsCancelBody = z.object({ keys: listOf(mailKey, LIMITS.mailBatchMax, { min: 1 }) });
export const mailsCancelled = z.object({ cancelled: z.number().int() });
export type MailsCancelled = z.infer<typeof mailsCancelled>;

/** Number of requested mails that now exist; mails to removed students are skipped. */
export const mailRequestsAccepted = z.object({ accepted: z.number().int() });
export type MailRequestsAccepted = z.infer<typeof mailRequestsAccepted>;

/** `student` is a student's id. `from` and `to` filter by time of request. */
export const outboxListQuery = listQuery({
  student: objectId.optional(),
  status: oneOf(MAIL_STATUSES),
  kind: oneOf(MAIL_KINDS),
  ...period,
});
export type OutboxListQuery = z.output<typeof outboxListQuery>;

/** Mails to send again; sent and queued ones are skipped. */
export const sendManyAgainBody = body(selectionOf(outboxListQuery)).refine(isIdsOrFilter, SELECTION_MESSAGE);
export type SendManyAgainBody = z.output<typeof sendManyAgainBody>;

/** A mail in lists. */
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
  /** Cancelled; `status` is then `failed`, which pages of the previous version know. */
  cancelled: z.boolean().optional(),
  /** Id of the member, for mails to members; `student` repeats it, for pages of the previous version. */
  member: objectId.optional(),
  /** Id of the result, for result mails. */
  result: objectId.optional(),
});
export type MailSummary = z.infer<typeof mailSummary>;

/** A mail with its content; `canSendAgain` is true if `outboxSendAgain` would accept it now. */
export const mail = mailSummary.extend({
  text: z.string(),
  html: z.string(),
  canSendAgain: z.boolean(),
  /** Text attachments. */
  attachments: z.array(z.object({ name: z.string(), type: z.string(), content: z.string() })).optional(),
  /** Id of the certificate attached as PDF. */
  certificate: objectId.optional(),
  /** Another document that is attached as PDF. */
  document: z.object({ kind: z.enum(MAILED_DOCUMENTS), id: objectId }).optional(),
});
export type Mail = z.infer<typeof mail>;
