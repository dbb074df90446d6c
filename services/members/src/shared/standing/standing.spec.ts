import type { Standing } from '@concord/contracts';
import { eventsOf, inducted, yearFrom, yearOf } from '../../testing/membership';
import { type StandingFacts } from './standing-facts';
import { standingOn } from './standing';

const RULES = { graceDays: 90 };

const MEMBER = inducted('2024-03-01', {
  subscriptions: [{ ...yearOf(2024, '2024-03-01'), from: '2024-03-01' }, yearOf(2025, '2025-02-10')],
});

type Row = [name: string, facts: StandingFacts, day: string, standing: Standing, until?: string];
interface Case {
  name: string;
  facts: StandingFacts;
  day: string;
  standing: Standing;
  until: string | undefined;
}

const ROWS: Row[] = [
  ['before the induction', MEMBER, '2024-02-29', 'pending'],
  ['without a term', { ...MEMBER, terms: [] }, '2025-01-01', 'pending'],
  [
    'first subscription open',
    inducted('2024-03-01', { subscriptions: [yearOf(2024)] }),
    '2024-09-01',
    'pending',
  ],
  ['first year paid', MEMBER, '2024-03-01', 'current', '2024-12-31'],
  ['last day of a paid year', MEMBER, '2024-12-31', 'current', '2024-12-31'],
  ['first day of a year that is paid later', MEMBER, '2025-01-01', 'grace', '2025-03-31'],
  ['day before that payment', MEMBER, '2025-02-09', 'grace', '2025-03-31'],
  ['day of that payment', MEMBER, '2025-02-10', 'current', '2025-12-31'],
  ['grace after the paid years', MEMBER, '2026-03-31', 'grace', '2026-03-31'],
  ['day after grace', MEMBER, '2026-04-01', 'lapsed'],
  [
    'paid in advance',
    { ...MEMBER, subscriptions: [...MEMBER.subscriptions, yearOf(2026, '2025-12-20')] },
    '2026-01-01',
    'current',
    '2026-12-31',
  ],
  [
    'a year that nobody billed',
    { ...MEMBER, subscriptions: [...MEMBER.subscriptions, yearOf(2027, '2027-01-01')] },
    '2027-02-01',
    'lapsed',
  ],
  [
    'joined in November and paid for the next year',
    inducted('2025-11-15', {
      subscriptions: [{ ...yearOf(2026, '2025-11-15'), from: '2025-11-15' }],
    }),
    '2026-12-31',
    'current',
    '2026-12-31',
  ],
  [
    'anniversary of 29 February',
    inducted('2024-02-29', { subscriptions: [yearFrom('2024-02-29', '2024-02-29')] }),
    '2025-02-27',
    'current',
    '2025-02-27',
  ],
  [
    'day after the year of 29 February',
    inducted('2024-02-29', { subscriptions: [yearFrom('2024-02-29', '2024-02-29')] }),
    '2025-02-28',
    'grace',
    '2025-05-28',
  ],
  [
    'suspended inside grace',
    { ...MEMBER, events: eventsOf(['suspended', '2026-02-01']) },
    '2026-02-01',
    'suspended',
  ],
  [
    'reinstated after grace has ended',
    { ...MEMBER, events: eventsOf(['suspended', '2026-02-01'], ['reinstated', '2026-05-01']) },
    '2026-05-01',
    'lapsed',
  ],
  [
    'reinstated in a paid year',
    { ...MEMBER, events: eventsOf(['suspended', '2025-05-01'], ['reinstated', '2025-06-01']) },
    '2025-06-01',
    'current',
    '2025-12-31',
  ],
  ['resigned', { ...MEMBER, events: eventsOf(['resigned', '2025-06-01']) }, '2025-06-01', 'resigned'],
  [
    'suspended after resigning',
    { ...MEMBER, events: eventsOf(['resigned', '2025-06-01'], ['suspended', '2025-07-01']) },
    '2025-08-01',
    'resigned',
  ],
  [
    'reinstated after resigning',
    { ...MEMBER, events: eventsOf(['resigned', '2025-06-01'], ['reinstated', '2025-07-01']) },
    '2025-08-01',
    'resigned',
  ],
  [
    'readmitted after resigning, not paid yet',
    { ...MEMBER, events: eventsOf(['resigned', '2025-06-01'], ['readmitted', '2026-07-01']) },
    '2026-08-01',
    'pending',
  ],
  [
    'rejoined after two lapsed years',
    {
      ...MEMBER,
      events: eventsOf(['readmitted', '2028-02-01']),
      subscriptions: [
        ...MEMBER.subscriptions,
        yearOf(2026),
        yearOf(2027),
        { ...yearOf(2028, '2028-02-03'), from: '2028-02-01' },
      ],
    },
    '2028-02-03',
    'current',
    '2028-12-31',
  ],
  [
    'two lapsed years paid at last',
    {
      ...MEMBER,
      subscriptions: [...MEMBER.subscriptions, yearOf(2026, '2028-01-05'), yearOf(2027, '2028-01-05')],
    },
    '2028-01-05',
    'grace',
    '2028-03-30',
  ],
  ['deceased', { ...MEMBER, events: eventsOf(['deceased', '2025-06-01']) }, '2030-01-01', 'deceased'],
  [
    'readmitted by mistake after death',
    { ...MEMBER, events: eventsOf(['deceased', '2025-06-01'], ['readmitted', '2026-01-01']) },
    '2026-01-01',
    'deceased',
  ],
  [
    'struck off, then readmitted and paid',
    {
      ...MEMBER,
      events: eventsOf(['struck-off', '2025-06-01'], ['readmitted', '2026-01-01']),
      subscriptions: [...MEMBER.subscriptions, yearOf(2026, '2026-01-01')],
    },
    '2026-06-01',
    'current',
    '2026-12-31',
  ],
  [
    'imported, before the import',
    inducted('2015-05-01', { openedOn: '2026-01-01', isImported: true }),
    '2020-01-01',
    'current',
    '2025-12-31',
  ],
  [
    'imported, its first year open',
    inducted('2015-05-01', { openedOn: '2026-01-01', isImported: true, subscriptions: [yearOf(2026)] }),
    '2026-02-01',
    'grace',
    '2026-03-31',
  ],
];

// Objects, because Jest takes a missing last argument for a callback.
const CASES = ROWS.map(([name, facts, day, standing, until]): Case => ({
  name,
  facts,
  day,
  standing,
  until,
}));

describe('standingOn', () => {
  it.each(CASES)('$name', ({ facts, day, standing, until }) => {
    const found = standingOn(facts, RULES, day);
    expect(found.standing).toBe(standing);
    expect(found.until).toBe(until);
    expect(found.because).not.toBe('');
  });

  it('has a grace of no day when the settings say 0', () => {
    expect(standingOn(MEMBER, { graceDays: 0 }, '2026-01-01').standing).toBe('lapsed');
  });

  it('does not depend on the grade', () => {
    const terms = [...MEMBER.terms, { grade: 'Full' as const, from: '2025-06-15' }];
    for (const day of ['2025-06-14', '2025-06-15', '2026-02-01'])
      expect(standingOn({ ...MEMBER, terms }, RULES, day)).toEqual(standingOn(MEMBER, RULES, day));
  });

  it('says why in a clause', () => {
    expect(standingOn(MEMBER, RULES, '2025-06-01').because).toBe('the subscription of 2025 is paid');
    expect(standingOn(MEMBER, RULES, '2026-02-01').because).toBe('nothing is paid after 31 December 2025');
  });
});
