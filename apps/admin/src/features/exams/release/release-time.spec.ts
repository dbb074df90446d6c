import { isHeld, releaseText } from './release-time';

const NOW = Date.parse('2026-12-01T12:00:00.000Z');

describe('releaseText', () => {
  it.each([
    ['immediate', 'Candidates see their results at once', false],
    ['held', 'Held until you release them', true],
    ['2026-12-05T08:00:00.000Z', 'Held until 5 December 2026 at 09:00, Nigerian time', true],
    ['2026-11-30T23:30:00.000Z', 'Released on 1 December 2026 at 00:30, Nigerian time', false],
  ])('of %s is "%s"', (release, text, held) => {
    expect(releaseText(release, NOW)).toBe(text);
    expect(isHeld(release, NOW)).toBe(held);
  });
});
