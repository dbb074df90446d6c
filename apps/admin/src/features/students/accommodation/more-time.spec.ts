import type { MoreTime } from '@concord/contracts';
import { takenOverText } from './more-time';

describe('takenOverText', () => {
  it.each<[MoreTime, number, string]>([
    [{ percent: 50 }, 60, '30 minutes (50%)'],
    [{ percent: 25 }, 50, '13 minutes (25%)'],
    [{ percent: 100 }, 1, '1 minute (100%)'],
    [{ minutes: 20 }, 60, '20 minutes'],
  ])('of %j in %i minutes is %s', (moreTime, duration, text) => {
    expect(takenOverText(moreTime, duration)).toBe(text);
  });
});
