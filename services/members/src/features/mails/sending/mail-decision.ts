import { paymentReferenceOf } from '@concord/contracts';
import { daysBetween } from '@concord/nest-platform';
import { openOf } from '../../../shared/ledger/account-sums';
import { reminderRefusal } from '../../../shared/reminders/reminder-refusal';
import { isReminderOfDay } from '../../../shared/reminders/reminder-steps';
import { eventStateOn } from '../../../shared/standing/event-state';
import type { MemberMailRecord } from '../../../store/member-mails/member-mail.schema';
import { ofActivity, ofRefusedTransfer, ofRequest, ofUpgrade } from './decided-mail';
import type { MailDecision, MailFacts } from './mail-facts';

/** Decides on a due mail at the moment of its request. */
export function mailDecision(mail: MemberMailRecord, facts: MailFacts, today: string): MailDecision {
  const { member } = facts;
  if (!member.email) return { skip: 'there is no e-mail address' };
  if (eventStateOn(member.events, today).ended?.standing === 'deceased')
    return { skip: 'the member has died' };
  switch (mail.kind) {
    case 'invoice':
      return ofInvoice(facts);
    case 'receipt':
      return ofReceipt(facts);
    case 'credit-note':
      return ofCreditNote(facts);
    case 'payment-reversed':
      return ofReversal(mail, facts);
    case 'payment-reminder':
      return ofReminder(mail, facts, today);
    case 'transfer-refused':
      return ofRefusedTransfer(mail, facts);
    case 'cpd-decided':
      return ofActivity(facts);
    case 'upgrade-decided':
      return ofUpgrade(facts);
    case 'change-decided':
      return ofRequest(facts);
  }
}

const NO_DOCUMENT = { skip: 'the document is missing' };
const reference = ({ member }: MailFacts) => paymentReferenceOf(member.number);

function ofInvoice(facts: MailFacts): MailDecision {
  const { document, account } = facts;
  if (!document) return NO_DOCUMENT;
  const ids = new Set([document.of, ...document.lines.flatMap(({ charge }) => charge ?? [])]);
  const charges = account.charges.filter(({ _id }) => ids.has(_id));
  if (charges.length > 0 && charges.every(({ voided }) => voided)) return { skip: 'it is void' };
  const { _id, number, total, lines } = document;
  const [due] = lines.flatMap((line) => line.due ?? []).sort();
  const data = {
    document: _id.toString(),
    number,
    total,
    ...(due && { due }),
    reference: reference(facts),
    lines: lines.map(({ title, amount }) => ({ title, amount })),
  };
  return { content: { kind: 'invoice', data } };
}

function ofReceipt({ document, account }: MailFacts): MailDecision {
  if (!document) return NO_DOCUMENT;
  const payment = account.payments.find(({ _id }) => _id === document.of);
  if (payment?.state !== 'confirmed') return { skip: 'the payment does not count' };
  const { _id, number, total } = document;
  const data = { document: _id.toString(), number, total, receivedOn: payment.receivedOn };
  return { content: { kind: 'receipt', data } };
}

function ofCreditNote({ document }: MailFacts): MailDecision {
  if (!document) return NO_DOCUMENT;
  const { _id, number, total, lines, invoice } = document;
  const title = lines[0]?.title ?? '';
  const data = { document: _id.toString(), number, total, title, ...(invoice && { invoice }) };
  return { content: { kind: 'credit-note', data } };
}

/** Told only to members who were told of the payment. */
function ofReversal(mail: MemberMailRecord, { document, account, receiptMail }: MailFacts): MailDecision {
  const payment = account.payments.find(({ _id }) => _id === mail.of);
  if (!document || payment?.state !== 'reversed') return NO_DOCUMENT;
  if (receiptMail === 'due') return 'later';
  if (receiptMail !== 'requested') return { skip: 'its receipt was not mailed' };
  const data = { receipt: document.number, total: payment.amount, receivedOn: payment.receivedOn };
  return { content: { kind: 'payment-reversed', data } };
}

function ofReminder(mail: MemberMailRecord, facts: MailFacts, today: string): MailDecision {
  const { account, document, steps } = facts;
  const refusal = reminderRefusal(facts, mail.of, today);
  const charge = account.charges.find(({ _id }) => _id === mail.of);
  if (refusal || !charge) return { skip: refusal ?? 'it is void' };
  if (!isReminderOfDay(mail, { charge, steps, today })) return { skip: 'it is too late for it' };
  const data = {
    title: charge.title,
    open: openOf(account, charge),
    due: charge.due,
    // After hours without a worker it may differ from the step.
    days: daysBetween(charge.due, today),
    reference: reference(facts),
    ...(document && { document: document._id.toString(), number: document.number }),
  };
  return { content: { kind: 'payment-reminder', data } };
}
