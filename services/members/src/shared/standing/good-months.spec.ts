import { eventsOf, inducted, yearOf } from '../../testing/membership';
import { goodMonths } from './good-months';
import type { StandingFacts } from './standing-facts';
import { standingSpans } from './standing-spans';

const RULES = { graceDays: 90 };
const monthsOf = (facts: StandingFacts, to: string, effect: 'pauses' | 'restarts' | 'ignored' = 'pauses') =>
  goodMonths(standingSpans(facts, RULES, to), '2020-01-01', to, effect);

const FIVE_YEARS = [2020, 2021, 2022, 2023, 2024].map((year) => yearOf(year, `${year}-01-01`));

describe('goodMonths', () => {
  it('counts 60 after five paid years', () => {
    const facts = inducted('2020-01-01', { subscriptions: FIVE_YEARS });
    expect(monthsOf(facts, '2025-01-01')).toBe(60);
    expect(monthsOf(facts, '2024-12-31')).toBe(59);
  });

  it('counts months of grace', () => {
    const facts = inducted('2020-01-01', {
      subscriptions: [yearOf(2020, '2020-01-01'), yearOf(2021, '2021-03-31')],
    });
    expect(monthsOf(facts, '2022-01-01')).toBe(24);
  });

  const LAPSED = inducted('2020-01-01', {
    subscriptions: [yearOf(2020, '2020-01-01'), yearOf(2021, '2021-07-10'), ...FIVE_YEARS.slice(2)],
  });

  it('leaves a lapse out, and goes on after it', () => {
    // April to July 2021 were lapsed on at least one day.
    expect(monthsOf(LAPSED, '2025-01-01')).toBe(56);
  });

  it('begins again after a lapse if the settings say so', () => {
    expect(monthsOf(LAPSED, '2025-01-01', 'restarts')).toBe(41);
  });

  it('looks at the time alone if the settings say so', () => {
    expect(monthsOf(LAPSED, '2025-01-01', 'ignored')).toBe(60);
  });

  it('leaves months of a suspension out', () => {
    const events = eventsOf(['suspended', '2022-02-10'], ['reinstated', '2022-04-01']);
    expect(monthsOf(inducted('2020-01-01', { subscriptions: FIVE_YEARS, events }), '2025-01-01')).toBe(58);
  });
});
