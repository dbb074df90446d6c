import type { CardProblem } from '@concord/contracts';
import type {
  CardDisputeNote,
  CardPaymentRecord,
  CardRefundNote,
  CardReport,
} from '../../../store/card-payments/card-payment.schema';
import type { CardTransaction, DisputeNews, RefundNews } from '../card-provider/card-provider';
import { nextCheck, nextTry } from './check-times';

/** Maximum refunds, and disputes, of one payment. */
const NOTES_MAX = 50;
/** Later states of a dispute are not taken back by a late event. */
const DISPUTE_ORDER = ['opened', 'reminded', 'resolved'];

/** Differences between the payment that was ordered and the transaction that was paid. */
export function problemsOf(ordered: CardPaymentRecord, paid: CardTransaction): CardProblem[] {
  const checks: Partial<Record<CardProblem, boolean>> = {
    reference: paid.reference === ordered.reference,
    state: paid.state === 'success',
    currency: paid.currency === ordered.currency,
    amount: paid.amount === ordered.amount,
  };
  return (Object.keys(checks) as CardProblem[]).filter((problem) => !checks[problem]);
}

/** Answer of the provider, and what stands against posting it. */
export interface CardCheck {
  /** Absent if the provider knows no such transaction. */
  readonly transaction: CardTransaction | undefined;
  readonly problems: readonly CardProblem[];
  readonly startedAt: Date;
}

const unscheduled = ({ checkAt: _, ...record }: CardPaymentRecord): CardPaymentRecord => record;

/** Schedules the next check, unless somebody asked for one after this one began. */
function scheduled(record: CardPaymentRecord, startedAt: Date, next: Date | undefined): CardPaymentRecord {
  if (record.checkAt && record.checkAt > startedAt) return record;
  return next ? { ...record, checkAt: next } : unscheduled(record);
}

/** The record after an answer of the provider. A posted payment stays posted. */
export function checked(record: CardPaymentRecord, check: CardCheck): CardPaymentRecord {
  const { transaction, problems, startedAt } = check;
  if (record.state === 'paid') return unscheduled({ ...record, failures: 0 });
  const found = transaction ? reportOf(transaction, startedAt) : record.found;
  const next = { ...record, failures: 0, found };
  if (transaction?.state === 'success' || transaction?.state === 'reversed') {
    if (problems.length === 0) return unscheduled({ ...next, state: 'paid', problems: [] });
    // A mismatch that staff dealt with does not wait again.
    const isWaiting = next.isWaiting || record.state !== 'mismatch';
    return unscheduled({ ...next, state: 'mismatch', problems: [...problems], isWaiting });
  }
  const later = nextCheck(record.createdAt, startedAt);
  // A payer whose card was refused may try again on the same page.
  const unpaid = transaction?.state === 'failed' ? 'failed' : 'open';
  return scheduled({ ...next, state: later ? unpaid : 'abandoned' }, startedAt, later);
}

const reportOf = ({ reference, state, amount, currency }: CardTransaction, at: Date): CardReport => ({
  reference,
  state,
  amount,
  currency,
  at,
});

/** The record after a call to the provider that failed. */
export function failed(record: CardPaymentRecord, startedAt: Date): CardPaymentRecord {
  if (record.state === 'paid') return unscheduled(record);
  const failures = record.failures + 1;
  return scheduled({ ...record, failures }, startedAt, nextTry(failures, startedAt));
}

/** The record with a refund that an event told; the record itself if that says nothing new. */
export function withRefund(record: CardPaymentRecord, news: RefundNews, at: Date): CardPaymentRecord {
  const { id = '', amount, state } = news;
  const { refunds } = record;
  // The provider names a refund after its first event.
  const same = (each: CardRefundNote) => (id && each.id ? each.id === id : each.amount === amount);
  const index = refunds.findIndex(same);
  const known = refunds[index];
  if (known ? known.state !== 'pending' || (state === 'pending' && known.id) : refunds.length >= NOTES_MAX)
    return record;
  const note: CardRefundNote = { id: id || (known?.id ?? ''), amount, state, at };
  return { ...record, refunds: placed(refunds, index, note), isWaiting: true };
}

/** The record with a dispute that an event told; the record itself if that says nothing new. */
export function withDispute(record: CardPaymentRecord, news: DisputeNews, at: Date): CardPaymentRecord {
  const { disputes } = record;
  const index = disputes.findIndex(({ id }) => id === news.id);
  const known = disputes[index];
  if (known ? orderOf(known) >= orderOf(news) : disputes.length >= NOTES_MAX) return record;
  const note: CardDisputeNote = { ...news, at };
  return { ...record, disputes: placed(disputes, index, note), isWaiting: true };
}

const orderOf = ({ state }: Pick<DisputeNews, 'state'>) => DISPUTE_ORDER.indexOf(state);

const placed = <T>(notes: readonly T[], index: number, note: T): T[] =>
  index < 0 ? [...notes, note] : notes.map((each, at) => (at === index ? note : each));
