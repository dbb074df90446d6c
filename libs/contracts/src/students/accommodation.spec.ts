import { accommodationBody, moreMinutes, type MoreTime } from './accommodation.schemas';

describe('moreMinutes', () => {
  it.each<[MoreTime, number, number]>([
    [{ percent: 25 }, 60, 15],
    [{ percent: 25 }, 50, 13],
    [{ percent: 25 }, 1, 1],
    [{ percent: 50 }, 45, 23],
    [{ percent: 100 }, 90, 90],
    [{ percent: 100 }, 600, 600],
    [{ minutes: 20 }, 90, 20],
    [{}, 90, 0],
  ])('of %j in %i minutes are %i', (moreTime, duration, extra) => {
    expect(moreMinutes(moreTime, duration)).toBe(extra);
  });
});

describe('accommodationBody', () => {
  const isTaken = (accommodation: unknown) =>
    accommodationBody.safeParse({ revision: 0, reason: 'A broken arm', accommodation }).success;

  it.each([{ percent: 25 }, { percent: 100 }, { minutes: 1 }, { minutes: 600 }, null])(
    'takes %j',
    (given) => {
      expect(isTaken(given)).toBe(true);
    },
  );

  it.each([
    {},
    undefined,
    { percent: 30 },
    { percent: '50' },
    { percent: 50, minutes: 10 },
    { minutes: 0 },
    { minutes: 601 },
    { minutes: 1.5 },
    { percent: { $gt: 0 } },
    50,
  ])('refuses %j', (given) => {
    expect(isTaken(given)).toBe(false);
  });
});
