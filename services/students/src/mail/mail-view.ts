import type { Mail, MailSummary } from '@concord/contracts';
import type { MailRecord } from './mail.schema';
import { againFrom } from './mail-states.repository';
import type { MailRow } from './mails.repository';

export const toSummary = (mail: MailRow): MailSummary => ({
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
});

/** @param isServerSet whether there is a mail server */
export const toMail = (mail: MailRecord, isServerSet: boolean): Mail => ({
  ...toSummary(mail),
  text: mail.text,
  html: mail.html,
  canSendAgain: againFrom(isServerSet).includes(mail.status),
});
