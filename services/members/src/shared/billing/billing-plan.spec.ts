import { DEFAULT_MEMBERSHIP_SETTINGS, type MemberGrade, SPECIFIED_FEES } from '@concord/contracts';
import { eventsOf } from '../../testing/membership';
import type { MemberProjection } from '../../store/members/member.schema';
import { addCharges } from '../ledger/account-changes';
import { type Account, NO_ENTRIES } from '../ledger/account-sums';
import { billOf, type BillingContext } from './billing-plan';

type Billed = Pick<MemberProjection, 'terms' | 'events'>;

const context = (year: number, settings: Partial<BillingContext['settings']> = {}): BillingContext => {
  let ids = 0;
  return {
    year,
    settings: { ...DEFAULT_MEMBERSHIP_SETTINGS, ...settings },
    feesOn: () => SPECIFIED_FEES,
    raisedOn: '2025-12-01',
    newId: () => `c${year}-${(ids += 1)}`,
  };
};

const member = (terms: [MemberGrade, string][], events: [never, string][] | Billed['events'] = []): Billed =>
  ({ terms: terms.map(([grade, from]) => ({ grade, from })), events }) as unknown as Billed;

const bill = (billed: Billed, year: number, account: Account = NO_ENTRIES, settings = {}) => {
  const found = billOf(billed, account, context(year, settings));
  return 'skip' in found
    ? found.skip
    : found.charges.map(({ fee, period, grade, amount, covers }) => [fee, period, grade, amount, covers?.from]);
};

const ADA = member([
  ['Associate', '2024-03-01'],
  ['Full', '2026-06-01'],
]);

describe('billOf', () => {
  it('charges the subscription of the grade on the first day of the year', () => {
    expect(bill(ADA, 2026)).toEqual([['subscription', '2026', 'Associate', 500_000, '2026-01-01']]);
    expect(bill(member([['Senior', '2020-01-01']]), 2026)).toEqual([
      ['subscription', '2026', 'Senior', 700_000, '2026-01-01'],
    ]);
  });

  it('charges the levy as well where it is yearly', () => {
    expect(bill(ADA, 2027, NO_ENTRIES, { levy: 'yearly' })).toEqual([
      ['levy', '2027', 'Full', 500_000, undefined],
      ['subscription', '2027', 'Full', 500_000, '2027-01-01'],
    ]);
  });

  it('charges nothing a second time', () => {
    const found = billOf(ADA, NO_ENTRIES, context(2026));
    const account = 'charges' in found ? addCharges(NO_ENTRIES, found.charges) : NO_ENTRIES;
    expect(bill(ADA, 2026, account)).toBe('CHARGED');
  });

  it('leaves out years before the first one', () => {
    expect(bill(ADA, 2023)).toBe('BEFORE_FIRST_YEAR');
    expect(bill(member([['Full', '2025-11-02']]), 2025)).toBe('BEFORE_FIRST_YEAR');
    expect(bill(member([]), 2025)).toBe('BEFORE_FIRST_YEAR');
  });

  it('leaves out members who have left before the year, and no one who is suspended or left in it', () => {
    const ended = (kind: Parameters<typeof eventsOf>[0][0], on: string) =>
      member([['Associate', '2024-03-01']], eventsOf([kind, on]));
    expect(bill(ended('resigned', '2025-12-31'), 2026)).toBe('RESIGNED');
    expect(bill(ended('deceased', '2025-12-31'), 2026)).toBe('DECEASED');
    expect(bill(ended('struck-off', '2026-01-01'), 2026)).toBe('STRUCK_OFF');
    expect(bill(ended('resigned', '2026-01-02'), 2026)).toHaveLength(1);
    expect(bill(ended('suspended', '2025-12-31'), 2026)).toHaveLength(1);
  });
});
