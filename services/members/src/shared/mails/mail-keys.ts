import { dayOf, type ObjectId } from '@concord/nest-platform';
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

/** Age of a refusal that is no news any more, in ms. Accounts keep refusals of a version without these mails. */
const NEWS_MS = 7 * 24 * 60 * 60 * 1000;

/** Mails that tell of the transfers of an account that staff refused in the last week. */
export const mailsOfRefusals = (
  { _id, payments }: Pick<AccountProjection, '_id' | 'payments'>,
  now = new Date(),
): NewMemberMail[] =>
  payments.flatMap((payment) => {
    const decision = payment.claim?.decision;
    if (decision?.outcome !== 'refused' || now.getTime() - decision.at.getTime() > NEWS_MS) return [];
    return [
      {
        _id: `transfer-refused-${payment._id}`,
        member: _id,
        kind: 'transfer-refused' as const,
        of: payment._id,
        on: dayOf(decision.at),
      },
    ];
  });

/** A record that staff decided. */
export interface DecidedRecord {
  readonly _id: ObjectId;
  readonly member: ObjectId;
  readonly decision?: { readonly at: Date };
  readonly merges?: string[];
}
export type DecisionMailKind = 'cpd-decided' | 'upgrade-decided' | 'change-decided';

/** The mail that tells of a decision. It notes the merges of its record, so that an undo gives back both. */
export const mailOfDecision = (
  kind: DecisionMailKind,
  { _id, member, decision, merges }: DecidedRecord,
): NewMemberMail => ({
  _id: `${kind}-${_id.toString()}`,
  member,
  kind,
  of: _id.toString(),
  on: dayOf(decision?.at ?? new Date()),
  ...(merges && { merges }),
});

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
