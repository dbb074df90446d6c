import type { MoreTime } from '@concord/contracts';
import { takenOverText } from './more-time';

describe('takenOverText', () => {
  it.each<[MoreTime, number, string]>([
    [{ percent: 50 }, 60, '30 minutes (50%)'],
    [{ percent: 25 }, 50, '25 % = 13 minutes'],
    [{ percent: 100 }, 1, '100 % = 1 minute'],
    [{ minutes: 20 }, 60, '20 minutes'],
  ])('of %j in %i minutes is %s', (moreTime, duration, text) => {
    expect(takenOverText(moreTime, duration)).toBe(text);
  });
});
