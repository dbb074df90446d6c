import { addDays } from '../core/days';
import { openDays } from './daily-counts';

const now = new Date('2026-11-23T12:00:00Z');
const counted = (...days: [string, string][]) =>
  new Map(days.map(([day, at]) => [day, new Date(`${at}T12:00:00Z`)]));

describe('openDays', () => {
  it('are all days since the first record, when none was counted', () => {
    expect(openDays('2026-11-21', new Map(), now)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
  });

  it('leave out days that were counted three days after their end, and find gaps', () => {
    const done = counted(
      ['2026-11-16', '2026-11-20'],
      ['2026-11-18', '2026-11-23'],
      ['2026-11-19', '2026-11-20'],
    );
    expect(openDays('2026-11-16', done, now)).toEqual([
      '2026-11-17',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
    ]);
  });

  it('go back 53 weeks at most, and are none before the first record', () => {
    expect(openDays('2010-01-01', new Map(), now)).toHaveLength(53 * 7 + 1);
    expect(openDays('2010-01-01', new Map(), now)[0]).toBe(addDays('2026-11-23', -53 * 7));
    expect(openDays('2026-11-24', new Map(), now)).toEqual([]);
  });
});
