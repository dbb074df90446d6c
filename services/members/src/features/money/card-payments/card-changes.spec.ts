import type { CardPaymentRecord } from '../../../store/card-payments/card-payment.schema';
import { cardRecord as record } from '../../../testing/card-record';
import type { CardTransaction } from '../card-provider/card-provider';
import { checked, failed, problemsOf, withDispute, withRefund } from './card-changes';

const NOW = new Date('2026-03-02T10:00:00.000Z');
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);
const days = (count: number) => minutes(count * 24 * 60);

const transaction = (more: Partial<CardTransaction> = {}): CardTransaction => ({
  reference: 'CARD-1',
  state: 'success',
  amount: 5000,
  currency: 'NGN',
  ...more,
});
const check = (
  read: CardPaymentRecord,
  answer: CardTransaction | undefined,
  startedAt: Date = NOW,
): CardPaymentRecord =>
  checked(read, { transaction: answer, problems: answer ? problemsOf(read, answer) : [], startedAt });

describe('problemsOf', () => {
  it.each([
    [{}, []],
    [{ amount: 4999 }, ['amount']],
    [{ amount: 500_000 }, ['amount']],
    [{ currency: 'USD' }, ['currency']],
    [{ reference: 'CARD-2' }, ['reference']],
    [{ state: 'reversed' as const }, ['state']],
    [{ currency: 'GHS', amount: 1 }, ['currency', 'amount']],
  ])('%j has %j', (more, problems) => {
    expect(problemsOf(record(), transaction(more))).toEqual(problems);
  });
});

describe('checked', () => {
  it('is paid once all is as ordered, and asked about no longer', () => {
    const paid = check(record({ state: 'abandoned', problems: [] }), transaction());
    expect(paid).toMatchObject({ state: 'paid', found: { state: 'success', amount: 5000, at: NOW } });
    expect(paid).not.toHaveProperty('checkAt');
  });

  it('waits for staff when the money is not what was ordered', () => {
    const found = check(record(), transaction({ amount: 100 }));
    expect(found).toMatchObject({ state: 'mismatch', problems: ['amount'], isWaiting: true });
    expect(found).not.toHaveProperty('checkAt');
  });

  it('does not wait again for what staff dealt with', () => {
    const settled = record({ state: 'mismatch', problems: ['amount'], isWaiting: false });
    expect(check(settled, transaction({ amount: 100 })).isWaiting).toBe(false);
  });

  it('takes a corrected mismatch for paid', () => {
    const wrong = record({ state: 'mismatch', problems: ['amount'], isWaiting: true });
    expect(check(wrong, transaction())).toMatchObject({ state: 'paid', problems: [] });
  });

  it.each([
    ['unknown', undefined, 'open'],
    ['not done', transaction({ state: 'open' }), 'open'],
    ['refused', transaction({ state: 'failed' }), 'failed'],
  ])('asks again about a transaction that is %s', (_case, answer, state) => {
    expect(check(record(), answer)).toMatchObject({ state, checkAt: minutes(10) });
  });

  it('abandons an unpaid one after a week', () => {
    const late = check(record(), undefined, days(7));
    expect(late.state).toBe('abandoned');
    expect(late).not.toHaveProperty('checkAt');
  });

  it('keeps the order of somebody who asked meanwhile', () => {
    expect(check(record({ checkAt: minutes(1) }), undefined).checkAt).toEqual(minutes(1));
  });

  it('leaves a posted payment posted', () => {
    const paid = record({ state: 'paid' });
    for (const answer of [undefined, transaction({ state: 'reversed' }), transaction({ amount: 1 })])
      expect(check(paid, answer)).toMatchObject({ state: 'paid', isWaiting: false });
  });
});

describe('failed', () => {
  it('tries again, later each time', () => {
    const first = failed(record(), NOW);
    expect(first).toMatchObject({ state: 'open', failures: 1, checkAt: new Date(NOW.getTime() + 15_000) });
    expect(failed(first, first.checkAt ?? NOW).failures).toBe(2);
  });
});

describe('withRefund', () => {
  const refund = { id: 'R-1', amount: 5000, state: 'processed' } as const;
  it('notes each refund once, and keeps its last state', () => {
    const pending = withRefund(record(), { amount: 5000, state: 'pending' }, NOW);
    expect(pending).toMatchObject({ isWaiting: true, refunds: [{ id: '', state: 'pending' }] });
    const done = withRefund(pending, refund, NOW);
    expect(done.refunds).toEqual([{ ...refund, at: NOW }]);
    expect(withRefund(done, refund, NOW)).toBe(done);
    expect(withRefund(done, { ...refund, state: 'pending' }, NOW)).toBe(done);
    expect(withRefund(done, { ...refund, id: 'R-2' }, NOW).refunds).toHaveLength(2);
  });

  it('keeps 50 at most', () => {
    let full = record();
    for (let at = 0; at < 60; at += 1) full = withRefund(full, { ...refund, id: `R-${at}` }, NOW);
    expect(full.refunds).toHaveLength(50);
  });
});

describe('withDispute', () => {
  const dispute = { id: '1', amount: 5000, state: 'opened', dueAt: null, resolution: null } as const;
  it('notes each dispute once, and takes no later state back', () => {
    const opened = withDispute(record(), dispute, NOW);
    expect(opened).toMatchObject({ isWaiting: true, disputes: [{ id: '1', state: 'opened' }] });
    expect(withDispute(opened, dispute, NOW)).toBe(opened);
    const resolved = withDispute(opened, { ...dispute, state: 'resolved', resolution: 'declined' }, NOW);
    expect(resolved.disputes).toMatchObject([{ state: 'resolved', resolution: 'declined' }]);
    expect(withDispute(resolved, { ...dispute, state: 'reminded' }, NOW)).toBe(resolved);
  });
});
