import { OFFICES } from '../../content/offices';
import { BORDER, MAP_HEIGHT, MAP_WIDTH, toMap } from './nigeria';

const corners = [...BORDER.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

/** True if a position lies within the border (ray casting to the east). */
const isWithinBorder = ([x, y]: readonly [number, number]) =>
  corners.filter(([x1, y1], index) => {
    const [x2, y2] = corners[(index + 1) % corners.length] ?? [x1, y1];
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
  }).length %
    2 ===
  1;

describe('map of Nigeria', () => {
  it('fits its drawing', () => {
    expect(corners.length).toBeGreaterThan(60);
    expect(corners.filter(([x, y]) => x > MAP_WIDTH || y > MAP_HEIGHT)).toEqual([]);
  });

  it.each(OFFICES)('has $town within the border', ({ longitude, latitude }) => {
    expect(isWithinBorder(toMap(longitude, latitude))).toBe(true);
  });
});
