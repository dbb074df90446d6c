import { CARD_SIZE, cardRose, cardWaves } from '../member-card';

const numbersIn = (path: string): number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);

describe('the ornament of a card', () => {
  it.each([
    ['waves', cardWaves()],
    ['ring', cardRose()],
  ])('has %s of finite points in path data small enough for a page', (_what, path) => {
    expect(path).toMatch(/^M[-\d. ]+C[-\d. CMZ]+$/);
    expect(numbersIn(path).every(Number.isFinite)).toBe(true);
    expect(path.length).toBeLessThan(40_000);
  });

  it('keeps its waves on the card', () => {
    const ys = numbersIn(cardWaves()).filter((_number, at) => at % 2 === 1);
    expect(Math.min(...ys)).toBeGreaterThan(0);
    expect(Math.max(...ys)).toBeLessThan(CARD_SIZE.height);
  });
});
