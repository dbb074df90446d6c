import { chargeOf, paymentOf, reasoned } from '../../testing/membership';
import { addCharges, addPayment, reduceCharge, refundPayment } from './account-changes';
import { NO_ENTRIES } from './account-sums';

const ON = reasoned('2026-02-01');
const MISMATCH = expect.objectContaining({ code: 'IDEMPOTENCY_MISMATCH' }) as unknown;

describe('refundPayment', () => {
  const paid = addPayment(NO_ENTRIES, paymentOf({ _id: 'p1', amount: 100_000 }));
  const refund = (amount: number, requestKey?: string) => ({
    ...ON,
    _id: `r${amount}`,
    amount,
    ...(requestKey && { requestKey }),
  });
  const once = refundPayment(paid, 'p1', refund(30_000, 'k1'));

  it('changes nothing a second time by the same key', () =>
    expect(refundPayment(once, 'p1', { ...refund(30_000, 'k1'), _id: 'r2' })).toBe(once));

  it('refuses the key of another refund', () =>
    expect(() => refundPayment(once, 'p1', refund(20_000, 'k1'))).toThrow(MISMATCH as Error));

  it.each([
    ['another key', 'k2'],
    ['no key', undefined],
  ])('takes the same amount again by %s', (_name, key) =>
    expect(refundPayment(once, 'p1', refund(30_000, key)).payments[0]?.refunds).toHaveLength(2),
  );

  it('takes two without a key', () => {
    const two = refundPayment(refundPayment(paid, 'p1', refund(30_000)), 'p1', refund(30_000));
    expect(two.payments[0]?.refunds).toHaveLength(2);
  });
});

describe('reduceCharge', () => {
  const charged = addCharges(NO_ENTRIES, [chargeOf({ _id: 'c1', amount: 100_000 })]);
  const reduction = (amount: number, requestKey?: string, kind: 'discount' | 'waiver' = 'waiver') => ({
    ...ON,
    kind,
    amount,
    ...(requestKey && { requestKey }),
  });
  const once = reduceCharge(charged, 'c1', reduction(30_000, 'k1'));

  it('changes nothing a second time by the same key', () =>
    expect(reduceCharge(once, 'c1', reduction(30_000, 'k1'))).toBe(once));

  it('does so when the first one left less open than it took', () => {
    const most = reduceCharge(charged, 'c1', reduction(60_000, 'k1'));
    expect(reduceCharge(most, 'c1', reduction(60_000, 'k1'))).toBe(most);
  });

  it.each([
    ['amount', reduction(20_000, 'k1')],
    ['kind', reduction(30_000, 'k1', 'discount')],
  ])('refuses the key of a reduction of another %s', (_name, other) =>
    expect(() => reduceCharge(once, 'c1', other)).toThrow(MISMATCH as Error),
  );

  it.each([
    ['another key', 'k2'],
    ['no key', undefined],
  ])('takes the same amount again by %s', (_name, key) =>
    expect(reduceCharge(once, 'c1', reduction(30_000, key)).charges[0]?.reductions).toHaveLength(2),
  );
});
