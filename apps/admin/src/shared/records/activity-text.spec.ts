import { activitySum, activityText } from './activity-text';

const NOTHING = { left: 0, awaySeconds: 0, blurred: 0, copied: 0, printed: 0 };

describe('activityText', () => {
  it.each([
    [{}, ''],
    [{ left: 3, awaySeconds: 120, copied: 1 }, 'Left the page 3×, away 2 min, copied 1×'],
    [{ blurred: 2, printed: 1 }, 'Other window 2×, printed 1×'],
    [{ left: 1, awaySeconds: 45 }, 'Left the page 1×, away 45 s'],
    [{ left: 1, awaySeconds: 3900 }, 'Left the page 1×, away 1 h 5 min'],
  ])('says %j in words', (counts, text) => {
    expect(activityText({ ...NOTHING, ...counts })).toBe(text);
  });

  it('sums events, not time', () => {
    expect(activitySum({ left: 1, awaySeconds: 90, blurred: 2, copied: 3, printed: 4 })).toBe(10);
  });
});
