import type { PaymentEntry } from '../../store/accounts/account-entries';
import { chargeOf, paymentOf } from '../../testing/membership';
import { type Account, balanceOf } from './account-sums';
import {
  addClaim,
  alikeOf,
  arrivedAs,
  type ClaimedPayment,
  closeClaim,
  confirmClaim,
  countClaim,
  requireRoomForClaim,
} from './claims';
import { postingsOf } from './postings';

const NOW = new Date('2026-11-30T09:00:00Z');
const BY = { _id: undefined as never, username: 'ada' };
const DAY_MS = 24 * 60 * 60 * 1000;

function claimOf(_id: string, entry: Partial<PaymentEntry> = {}, daysAgo = 0): ClaimedPayment {
  const payment = paymentOf({ _id, state: 'claimed', receivedOn: '2026-11-20', ...entry });
  const { amount, receivedOn } = payment;
  const sentAt = new Date(NOW.getTime() - daysAgo * DAY_MS);
  const claim = { amount, sentOn: receivedOn, bank: null, payer: null, note: null, file: 'a.jpg', sentAt };
  return { ...payment, claim };
}

const accountOf = (...payments: PaymentEntry[]): Account => ({
  charges: [chargeOf({ _id: 'c', amount: 500_000 })],
  payments,
});
const stateOf = ({ payments }: Account, id: string) => payments.find(({ _id }) => _id === id);

describe('addClaim', () => {
  it('pays nothing and posts nothing', () => {
    const account = addClaim(accountOf(), claimOf('p'));
    expect(balanceOf(account)).toBe(500_000);
    expect(postingsOf(account)).toEqual(postingsOf(accountOf()));
  });
});

describe('confirmClaim', () => {
  const arrival = { receivedOn: '2026-11-21', reference: 'FT1', recordedAt: NOW, recordedBy: BY };

  it('pays what is due with the amount of the bank, and keeps what the member said', () => {
    const account = confirmClaim(accountOf(claimOf('p')), 'p', { ...arrival, amount: 400_000 });
    expect(balanceOf(account)).toBe(100_000);
    expect(stateOf(account, 'p')).toMatchObject({
      state: 'confirmed',
      receivedOn: '2026-11-21',
      allocations: [{ charge: 'c', amount: 400_000 }],
      claim: { amount: 500_000, sentOn: '2026-11-20', decision: { outcome: 'confirmed', by: BY } },
    });
  });

  it('pays the parts that staff chose', () => {
    const chosen = [{ charge: 'c', amount: 1 }];
    const account = confirmClaim(accountOf(claimOf('p')), 'p', { ...arrival, amount: 5 }, chosen);
    expect(stateOf(account, 'p')?.allocations).toEqual(chosen);
  });

  it('refuses what is decided, unknown, or was never a claim', () => {
    const confirm = (account: Account, id: string) => () =>
      confirmClaim(account, id, { ...arrival, amount: 1 });
    const once = confirm(accountOf(claimOf('p')), 'p')();
    expect(confirm(once, 'p')).toThrow('has been decided about already');
    expect(confirm(once, 'x')).toThrow('not found');
    expect(confirm(accountOf(paymentOf({ _id: 'q' })), 'q')).toThrow('not found');
  });
});

describe('closeClaim', () => {
  it('ends a claim once', () => {
    const account = closeClaim(accountOf(claimOf('p')), 'p', { outcome: 'withdrawn', at: NOW });
    expect(stateOf(account, 'p')).toMatchObject({
      state: 'refused',
      claim: { decision: { outcome: 'withdrawn' } },
    });
    expect(() => closeClaim(account, 'p', { outcome: 'refused', at: NOW })).toThrow('decided');
  });
});

describe('countClaim', () => {
  const arrived = (entry: Partial<PaymentEntry> = {}) =>
    paymentOf({ _id: 'bank', receivedOn: '2026-11-22', ...entry });

  it('ends the claim of the same amount whose day is nearest', () => {
    const account = accountOf(
      claimOf('far', { receivedOn: '2026-11-15' }),
      claimOf('near'),
      claimOf('other', { amount: 1 }),
    );
    const counted = countClaim(account, arrived());
    expect(stateOf(counted, 'near')?.claim?.decision).toMatchObject({ outcome: 'counted', payment: 'bank' });
    expect(stateOf(counted, 'far')?.state).toBe('claimed');
    expect(stateOf(counted, 'other')?.state).toBe('claimed');
  });

  it.each([
    ['another amount', { amount: 499_999 }],
    ['a day that is too far away', { receivedOn: '2026-12-01' }],
    ['cash', { method: 'cash' as const }],
    ['a card', { method: 'card' as const }],
  ])('leaves a claim open for %s', (_, entry) => {
    const account = accountOf(claimOf('p'));
    expect(countClaim(account, arrived(entry))).toBe(account);
  });
});

describe('alikeOf', () => {
  it('finds confirmed payments of the same amount and nearly the same day', () => {
    const claim = claimOf('p');
    const same = paymentOf({ _id: 'same', receivedOn: '2026-11-25' });
    const others = [
      paymentOf({ _id: 'old', receivedOn: '2026-10-01' }),
      paymentOf({ _id: 'more', amount: 1, receivedOn: '2026-11-20' }),
      paymentOf({ _id: 'back', state: 'reversed', receivedOn: '2026-11-20' }),
    ];
    expect(alikeOf(accountOf(claim, same, ...others), claim)).toEqual([same]);
  });
});

describe('arrivedAs', () => {
  it('finds alike payments that came by a way of the bank', () => {
    const claimed = { ...claimOf('claimed'), state: 'confirmed' as const };
    const byHand = paymentOf({ _id: 'by-hand', method: 'deposit', receivedOn: '2026-11-30' });
    const others = [
      claimOf('open'),
      paymentOf({ _id: 'cash', method: 'cash', receivedOn: '2026-11-20' }),
      paymentOf({ _id: 'far', receivedOn: '2026-12-01' }),
      paymentOf({ _id: 'more', amount: 1, receivedOn: '2026-11-20' }),
      paymentOf({ _id: 'back', state: 'reversed', receivedOn: '2026-11-20' }),
    ];
    const money = { amount: 500_000, receivedOn: '2026-11-20' };
    expect(arrivedAs([claimed, byHand, ...others], money)).toEqual([claimed, byHand]);
  });
});

describe('requireRoomForClaim', () => {
  const many = (count: number, claim: (at: number) => ClaimedPayment) =>
    accountOf(...Array.from({ length: count }, (_, at) => claim(at)));

  it('bounds open claims, and those of the last weeks', () => {
    const open = many(5, (at) => claimOf(String(at)));
    expect(() => requireRoomForClaim(open, NOW)).toThrow('still looking at 5 transfers');
    const refused = many(30, (at) => claimOf(String(at), { state: 'refused' }));
    expect(() => requireRoomForClaim(refused, NOW)).toThrow('at most 30 transfers in 30 days');
    const earlier = many(30, (at) => claimOf(String(at), { state: 'refused' }, 31));
    expect(() => requireRoomForClaim(earlier, NOW)).not.toThrow();
  });
});
