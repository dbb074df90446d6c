import { DEFAULT_MEMBERSHIP_SETTINGS } from '@concord/contracts';
import { cpdRulesOf } from './cpd-rules';

const { cpdKinds, cpdRequired } = DEFAULT_MEMBERSHIP_SETTINGS;
/** A version that asks a Full member for this many points. */
const version = (at: string, points: number) => ({
  at: new Date(at),
  values: { cpdKinds, cpdRequired: { ...cpdRequired, Full: points } },
});
/** A version of before there was CPD. */
const old = { at: new Date('2024-01-01T00:00:00Z'), values: {} };

describe('cpdRulesOf', () => {
  it.each<[string, number, Parameters<typeof cpdRulesOf>[0], number]>([
    ['samples without any version', 2026, [], cpdRequired.Full],
    ['samples where no version knows CPD', 2026, [old], cpdRequired.Full],
    ['the only version', 2026, [version('2026-03-01T00:00:00Z', 7)], 7],
    [
      'the last version of the year',
      2026,
      [version('2026-09-01T00:00:00Z', 8), version('2026-03-01T00:00:00Z', 7)],
      8,
    ],
    [
      'an earlier year as it was',
      2026,
      [version('2026-03-01T00:00:00Z', 7), version('2027-02-01T00:00:00Z', 9)],
      7,
    ],
    ['the version in force for a later year', 2028, [version('2027-02-01T00:00:00Z', 9)], 9],
    [
      'the first version for years before it',
      2024,
      [old, version('2026-03-01T00:00:00Z', 7), version('2027-02-01T00:00:00Z', 9)],
      7,
    ],
    [
      'days of Lagos: 23:30 UTC on 31 December is the next year',
      2026,
      [version('2026-03-01T00:00:00Z', 7), version('2026-12-31T23:30:00Z', 9)],
      7,
    ],
  ])('is %s', (_, year, versions, full) => {
    expect(cpdRulesOf(versions, year).required.Full).toBe(full);
  });
});
