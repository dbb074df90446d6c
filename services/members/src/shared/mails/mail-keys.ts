import type { DocumentRecord } from '../../store/documents/document.schema';
import type { NewMemberMail } from '../../store/member-mails/member-mails.repository';
import type { AccountProjection } from '../../store/accounts/account.schema';
import type { ReminderDay } from '../reminders/reminder-steps';

/** Key of the mail with a document. */
export const documentMailKey = ({ kind, _id }: Pick<DocumentRecord, 'kind' | '_id'>): string =>
  `${kind}-${_id.toString()}`;

/** The mail with a document that was issued. */
export const mailOfDocument = (document: DocumentRecord): NewMemberMail => ({
  _id: documentMailKey(document),
  member: document.member,
  kind: document.kind,
  of: document._id.toString(),
  on: document.on,
});

/** Mails that tell of the reversed payments of an account. */
export const mailsOfReversals = ({ _id, payments }: AccountProjection): NewMemberMail[] =>
  payments.flatMap((payment) =>
    payment.reversed
      ? [
          {
            _id: `payment-reversed-${payment._id}`,
            member: _id,
            kind: 'payment-reversed' as const,
            of: payment._id,
            on: payment.reversed.on,
          },
        ]
      : [],
  );

/** The reminder of a charge and a step, whose key makes it unique. */
export const mailOfReminder = (
  member: AccountProjection['_id'],
  charge: { readonly _id: string; readonly title: string },
  { step, on }: ReminderDay,
  isAsked?: boolean,
): NewMemberMail => ({
  _id: `payment-reminder-${charge._id}-${step < 0 ? 'before' : 'after'}${Math.abs(step)}`,
  member,
  kind: 'payment-reminder',
  of: charge._id,
  on,
  step,
  title: charge.title,
  ...(isAsked && { isAsked }),
});
