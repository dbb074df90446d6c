import type { Mail, MailSummary } from '@concord/contracts';
import { resendableStatuses } from '../../../store/mails/mail-states.repository';
import type { MailProjection, MailRecord } from '../../../store/mails/mail.schema';

const ID_LENGTH = 24;
/** Result id in the key of a mail; keys of earlier versions have several words before it. */
const resultOf = (key: string) => key.replace(/-r\d+$/, '').slice(-ID_LENGTH);

export const toMailSummary = (mail: MailProjection): MailSummary => ({
  _id: mail._id.toString(),
  student: mail.student.toString(),
  name: mail.name,
  to: mail.to,
  kind: mail.kind,
  subject: mail.subject,
  status: mail.status,
  tries: mail.tries,
  createdAt: mail.createdAt.toISOString(),
  sentAt: mail.sentAt?.toISOString() ?? null,
  error: mail.error,
  ...(mail.isToMember && { member: mail.student.toString() }),
  ...(mail.cancelledAt && { cancelled: true }),
  ...(mail.kind === 'result' && { result: resultOf(mail.key) }),
});

export const toMail = (mail: MailRecord, hasMailServer: boolean): Mail => ({
  ...toMailSummary(mail),
  text: mail.text,
  html: mail.html,
  canSendAgain: !mail.cancelledAt && resendableStatuses(hasMailServer).includes(mail.status),
  ...(mail.certificate && { certificate: mail.certificate }),
  ...(mail.document && { document: { kind: mail.document.kind, id: mail.document.id } }),
  ...(mail.attachments && {
    attachments: mail.attachments.map(({ name, type, content }) => ({ name, type, content })),
  }),
});
