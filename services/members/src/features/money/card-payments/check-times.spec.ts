import { nextCheck, nextTry } from './check-times';

const CREATED = '2026-03-02T10:00:00.000Z';

describe('nextCheck', () => {
  it.each([
    ['within the hour', '2026-03-02T10:10:00.000Z', '2026-03-02T10:20:00.000Z'],
    ['later that day', '2026-03-02T11:00:00.000Z', '2026-03-02T12:00:00.000Z'],
    ['the next day', '2026-03-03T10:00:00.000Z', '2026-03-04T01:00:00.000Z'],
    ['shortly after midnight', '2026-03-04T00:30:00.000Z', '2026-03-04T01:00:00.000Z'],
    ['at night', '2026-03-04T01:00:00.000Z', '2026-03-05T01:00:00.000Z'],
    ['before the week ends', '2026-03-09T09:59:00.000Z', '2026-03-10T01:00:00.000Z'],
    ['after a week', '2026-03-09T10:00:00.000Z', undefined],
  ])('%s', (_case, now, next) => {
    expect(nextCheck(new Date(CREATED), new Date(now))?.toISOString()).toBe(next);
  });
});

describe('nextTry', () => {
  it.each([
    [1, 15],
    [2, 30],
    [3, 60],
    [7, 900],
    [5000, 900],
  ])('after %i failures waits for %i s', (failures, seconds) => {
    const now = new Date(CREATED);
    expect(nextTry(failures, now).getTime() - now.getTime()).toBe(seconds * 1000);
  });
});
