import { HALL_OPEN_MS, hallStateOf } from './halls.schemas';

const NOW = Date.parse('2026-11-21T09:00:00.000Z');
const at = (ms: number) => new Date(NOW + ms).toISOString();

describe('hallStateOf', () => {
  it.each([
    [{ startsAt: at(1) }, 'upcoming'],
    [{ startsAt: at(0) }, 'now'],
    [{ startsAt: at(-HALL_OPEN_MS) }, 'now'],
    [{ startsAt: at(-HALL_OPEN_MS - 1) }, 'past'],
    [{ startsAt: at(-1), endedAt: at(0) }, 'past'],
    [{ startsAt: at(1), endedAt: at(0) }, 'past'],
  ])('tells of %j that it is %s', (hall, state) => expect(hallStateOf(hall, NOW)).toBe(state));
});
