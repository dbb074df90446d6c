import { GAP_MS, isHolding } from './hold';

const now = new Date('2026-11-21T09:00:00.000Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const never = new Date(0);

describe('isHolding', () => {
  it.each([
    ['nothing is known', undefined, true],
    ['the service beats and was not away', { beat: ago(1000), holdUntil: never }, false],
    ['the last beat is at the limit', { beat: ago(GAP_MS), holdUntil: never }, false],
    ['the service is silent', { beat: ago(GAP_MS + 1), holdUntil: never }, true],
    ['it came back less than a minute ago', { beat: ago(500), holdUntil: ago(-1) }, true],
    ['it came back a minute ago', { beat: ago(500), holdUntil: now }, false],
  ])('when %s', (_, known, expected) => {
    expect(isHolding(known, now)).toBe(expected);
  });
});
