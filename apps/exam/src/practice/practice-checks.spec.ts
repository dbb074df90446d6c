import { practiceChecks } from './practice-checks';

const textsOf = (found: Partial<Parameters<typeof practiceChecks>[0]>) =>
  practiceChecks({
    isDurable: true,
    reloadsOffline: true,
    saveTimes: [80, 9000, 120],
    clockLead: 900,
    ...found,
  });

describe('practiceChecks', () => {
  it('finds a device ready if it stores, saves fast and has a correct clock', () => {
    expect(textsOf({}).map(({ isGood }) => isGood)).toEqual([true, true, true, true]);
    expect(textsOf({})[2]?.text).toContain('within 120 ms');
  });

  it('warns of a browser that stores nothing or cannot reload offline, and of a slow connection', () => {
    expect(textsOf({ isDurable: false })[0]).toMatchObject({ name: 'Storage', isGood: false });
    expect(textsOf({ reloadsOffline: false })[1]).toMatchObject({ name: 'Reload', isGood: false });
    expect(textsOf({ saveTimes: [3400] })[2]).toMatchObject({ name: 'Connection', isGood: false });
    expect(textsOf({ saveTimes: [3400] })[2]?.text).toContain('within 3.4 s');
    expect(textsOf({ saveTimes: [] })[2]?.isGood).toBe(true);
  });

  it.each([
    [600_000, '10 minutes slow'],
    [-61_000, '1 minute fast'],
    [-7_200_000, '120 minutes fast'],
  ])('says how far off the clock is, and that it does not matter: %d ms', (clockLead, text) => {
    expect(textsOf({ clockLead })[3]).toMatchObject({ isGood: true });
    expect(textsOf({ clockLead })[3]?.text).toContain(text);
  });
});
