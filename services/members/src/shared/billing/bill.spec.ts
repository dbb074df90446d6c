import {
  type BillingLeftCode,
  DEFAULT_MEMBERSHIP_SETTINGS,
  type MemberGrade,
  type MembershipSettings,
  SPECIFIED_FEES,
} from '@concord/contracts';
import { chargeOf, eventsOf, inducted } from '../../testing/membership';
import type { Account } from '../ledger/account-sums';
import { type BilledMember, type BillingContext, billOf } from './bill';

const EMPTY: Account = { charges: [], payments: [] };
const TABLES = [{ version: 0, from: '1950-01-01', fees: SPECIFIED_FEES }];
const ANNIVERSARY: Partial<MembershipSettings> = { year: 'anniversary' };

const contextOf = (
  year: number,
  today: string,
  settings: Partial<MembershipSettings> = {},
): BillingContext => ({
  year,
  today,
  settings: { ...DEFAULT_MEMBERSHIP_SETTINGS, ...settings },
  tables: TABLES,
});
const bill = (member: BilledMember, context: BillingContext, account = EMPTY) =>
  billOf(member, account, context, (fee) => `run-${fee}`);
const grades = (...terms: [MemberGrade, string][]) => ({
  terms: terms.map(([grade, from]) => ({ grade, from })),
});
/** The subscription of a year that an account has. */
const subscription = (period: string, from: string, to: string) =>
  chargeOf({ _id: `of-${period}`, period, covers: { from, to }, due: from });

type Charged = readonly [
  string,
  BilledMember,
  BillingContext,
  [due: string, from: string, to: string, naira: number],
];
const CHARGED: readonly Charged[] = [
  [
    'the whole calendar year of a member of before',
    inducted('2020-05-15'),
    contextOf(2026, '2026-01-01'),
    ['2026-01-01', '2026-01-01', '2026-12-31', 5000],
  ],
  [
    'a year ahead',
    inducted('2020-05-15'),
    contextOf(2027, '2026-11-30'),
    ['2027-01-01', '2027-01-01', '2027-12-31', 5000],
  ],
  [
    'the rest of the year of one who joined in October',
    inducted('2026-10-31'),
    contextOf(2026, '2026-12-31'),
    ['2026-10-31', '2026-10-31', '2026-12-31', 5000],
  ],
  [
    'the next year, from the first day on, of one who joined in November',
    inducted('2026-11-01'),
    contextOf(2027, '2026-12-31'),
    ['2026-11-01', '2026-11-01', '2027-12-31', 5000],
  ],
  [
    'the year after that from January',
    inducted('2026-11-01'),
    contextOf(2028, '2028-01-01'),
    ['2028-01-01', '2028-01-01', '2028-12-31', 5000],
  ],
  [
    'the year of an anniversary, from its day',
    inducted('2020-05-15'),
    contextOf(2026, '2026-05-15', ANNIVERSARY),
    ['2026-05-15', '2026-05-15', '2027-05-14', 5000],
  ],
  [
    'an anniversary ahead, as far as the settings say',
    inducted('2020-05-15'),
    contextOf(2026, '2026-04-15', { ...ANNIVERSARY, billingLeadDays: 30 }),
    ['2026-05-15', '2026-05-15', '2027-05-14', 5000],
  ],
  [
    '29 February in a year without one',
    inducted('2024-02-29'),
    contextOf(2027, '2027-03-01', ANNIVERSARY),
    ['2027-02-28', '2027-02-28', '2028-02-28', 5000],
  ],
  [
    '29 February in a leap year',
    inducted('2024-02-29'),
    contextOf(2028, '2028-02-29', ANNIVERSARY),
    ['2028-02-29', '2028-02-29', '2029-02-27', 5000],
  ],
  [
    'the grade of the due day, though it rose in mid year',
    inducted('2020-01-01', grades(['Associate', '2020-01-01'], ['Senior', '2026-06-01'])),
    contextOf(2026, '2026-07-01'),
    ['2026-01-01', '2026-01-01', '2026-12-31', 5000],
  ],
  [
    'the new grade in the year after',
    inducted('2020-01-01', grades(['Associate', '2020-01-01'], ['Senior', '2026-06-01'])),
    contextOf(2027, '2027-01-01'),
    ['2027-01-01', '2027-01-01', '2027-12-31', 7000],
  ],
  [
    'one who was reinstated',
    inducted('2020-01-01', { events: eventsOf(['suspended', '2025-03-01'], ['reinstated', '2026-02-01']) }),
    contextOf(2026, '2026-02-01'),
    ['2026-01-01', '2026-01-01', '2026-12-31', 5000],
  ],
  [
    'one who came back after a resignation, from that day on',
    inducted('2015-01-01', { events: eventsOf(['resigned', '2023-03-01'], ['readmitted', '2026-03-10']) }),
    contextOf(2026, '2026-04-01'),
    ['2026-03-10', '2026-03-10', '2026-12-31', 5000],
  ],
  [
    'one who has announced the end for a later day',
    inducted('2020-01-01', { events: eventsOf(['resigned', '2026-06-30']) }),
    contextOf(2026, '2026-01-02'),
    ['2026-01-01', '2026-01-01', '2026-12-31', 5000],
  ],
  [
    'an imported member in the year of the import',
    inducted('2001-04-01', { openedOn: '2026-06-01', isImported: true }),
    contextOf(2026, '2026-06-02'),
    ['2026-01-01', '2026-01-01', '2026-12-31', 5000],
  ],
];

interface Left {
  readonly member: BilledMember;
  readonly context: BillingContext;
  readonly account?: Account;
}
const LEFT: readonly (readonly [BillingLeftCode, string, Left])[] = [
  [
    'NOT_JOINED',
    'one who joins later',
    { member: inducted('2027-01-01'), context: contextOf(2026, '2026-12-31') },
  ],
  [
    'PAYS_NEXT_YEAR',
    'one who joined in November',
    { member: inducted('2026-11-15'), context: contextOf(2026, '2026-12-01') },
  ],
  [
    'ENDED',
    'one who resigned after the due day',
    {
      member: inducted('2020-01-01', { events: eventsOf(['resigned', '2026-03-01']) }),
      context: contextOf(2026, '2026-03-01'),
    },
  ],
  [
    'ENDED',
    'one who has resigned for the last day of the year before',
    {
      member: inducted('2020-01-01', { events: eventsOf(['resigned', '2026-12-31']) }),
      context: contextOf(2027, '2026-12-01'),
    },
  ],
  [
    'ENDED',
    'one who died',
    {
      member: inducted('2020-01-01', {
        events: eventsOf(['deceased', '2025-03-01'], ['readmitted', '2025-04-01']),
      }),
      context: contextOf(2026, '2026-01-01'),
    },
  ],
  [
    'SUSPENDED',
    'one who is suspended',
    {
      member: inducted('2020-01-01', { events: eventsOf(['suspended', '2025-12-31']) }),
      context: contextOf(2026, '2026-01-01'),
    },
  ],
  [
    'NOT_JOINED',
    'the years before a return',
    {
      member: inducted('2015-01-01', {
        events: eventsOf(['resigned', '2023-03-01'], ['readmitted', '2026-03-10']),
      }),
      context: contextOf(2025, '2026-04-01'),
    },
  ],
  [
    'NOT_DUE',
    'an anniversary of tomorrow',
    { member: inducted('2020-05-15'), context: contextOf(2026, '2026-05-14', ANNIVERSARY) },
  ],
  [
    'NOT_DUE',
    'an anniversary of a day more than the settings say',
    {
      member: inducted('2020-05-15'),
      context: contextOf(2026, '2026-04-14', { ...ANNIVERSARY, billingLeadDays: 30 }),
    },
  ],
  [
    'EARLIER_REGISTER',
    'a year of the register of before',
    {
      member: inducted('2001-04-01', { openedOn: '2026-06-01', isImported: true }),
      context: contextOf(2025, '2026-06-02'),
    },
  ],
  [
    'ALREADY_BILLED',
    'one who has the charge',
    {
      member: inducted('2020-01-01'),
      context: contextOf(2026, '2026-01-02'),
      account: { charges: [subscription('2026', '2026-01-01', '2026-12-31')], payments: [] },
    },
  ],
  [
    'ALREADY_BILLED',
    'one whose charge was voided',
    {
      member: inducted('2020-01-01'),
      context: contextOf(2026, '2026-01-02'),
      account: {
        charges: [
          {
            ...subscription('2026', '2026-01-01', '2026-12-31'),
            voided: {
              reason: 'x',
              on: '2026-01-01',
              at: new Date(0),
              by: { _id: undefined as never, username: 'ada' },
            },
          },
        ],
        payments: [],
      },
    },
  ],
];

describe('billOf', () => {
  it.each(CHARGED)('charges %s', (_of, member, context, [due, from, to, naira]) => {
    const { add, left } = bill(member, context);
    expect(left).toBeUndefined();
    expect(add).toMatchObject([{ fee: 'subscription', due, covers: { from, to }, amount: naira * 100 }]);
  });

  it.each(LEFT)('leaves out as %s %s', (code, _of, { member, context, account }) => {
    expect(bill(member, context, account)).toEqual({ add: [], own: [], left: code });
  });

  it('charges a levy that is yearly as well', () => {
    const { add } = bill(inducted('2020-01-01'), contextOf(2026, '2026-01-01', { levy: 'yearly' }));
    expect(add.map(({ fee, period, amount }) => [fee, period, amount])).toEqual([
      ['subscription', '2026', 500_000],
      ['levy', '2026', 500_000],
    ]);
  });

  it('takes the fees of the due day', () => {
    const dearer = { ...SPECIFIED_FEES, Associate: { ...SPECIFIED_FEES.Associate, subscription: 900_000 } };
    const tables = [...TABLES, { version: 1, from: '2027-01-01', fees: dearer }];
    const amounts = [2026, 2027].map((year) =>
      bill(inducted('2020-01-01'), { ...contextOf(year, '2026-12-01'), tables }).add.map(
        ({ amount }) => amount,
      ),
    );
    expect(amounts).toEqual([[500_000], [900_000]]);
  });

  it('adds a subscription of 0, so that the year counts as paid, and says so', () => {
    const corporate = inducted('2020-01-01', grades(['Corporate', '2020-01-01']));
    const { add, left } = bill(corporate, contextOf(2026, '2026-01-01'));
    expect([add.map(({ amount }) => amount), left]).toEqual([[0], 'NO_FEE']);
  });

  it('pays for the days between a calendar year and the first anniversary', () => {
    const account = { charges: [subscription('2026', '2026-01-01', '2026-12-31')], payments: [] };
    const { add } = bill(inducted('2020-05-15'), contextOf(2027, '2027-05-15', ANNIVERSARY), account);
    expect(add).toMatchObject([{ due: '2027-05-15', covers: { from: '2027-01-01', to: '2028-05-14' } }]);
  });

  it('knows the charges of its own earlier run', () => {
    const context = contextOf(2026, '2026-01-01');
    const { add } = bill(inducted('2020-01-01'), context);
    const again = bill(inducted('2020-01-01'), context, { charges: add, payments: [] });
    expect(again).toEqual({ add: [], own: add });
  });
});
