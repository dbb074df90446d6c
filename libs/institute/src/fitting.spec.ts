import { HARD_NAMES, LONG_NAME, MARKED_NAME } from '@concord/testing/letters';
import { sizeToFit } from './fitting';

describe('sizeToFit', () => {
  it('keeps the size of usual names', () => {
    expect(HARD_NAMES.map((name) => sizeToFit(name, 19))).toEqual(HARD_NAMES.map(() => 1));
  });

  it('shrinks a long name, whose marks have no width', () => {
    expect(sizeToFit(LONG_NAME, 19)).toBeCloseTo(0.56, 1);
    expect(sizeToFit(MARKED_NAME.normalize('NFD'), 19)).toBe(sizeToFit(MARKED_NAME, 19));
    expect(sizeToFit(MARKED_NAME, 19)).toBe(1);
    expect(sizeToFit('W'.repeat(28), 19)).toBeLessThan(0.7);
  });

  it('has a smallest size', () => {
    expect(sizeToFit('W'.repeat(100), 19)).toBe(0.5);
    expect(sizeToFit('', 19)).toBe(1);
  });
});
