import { OFFICES } from '../../content/offices';
import { BORDER, MAP_HEIGHT, MAP_WIDTH, toMap, pathThrough, type Position, RIVERS } from './nigeria';

/** Whether a position lies within the border (ray casting to the east). */
const isWithinBorder = ([x, y]: Position) =>
  BORDER.filter(([x1, y1], index) => {
    const [x2, y2] = BORDER[(index + 1) % BORDER.length] ?? [x1, y1];
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
  }).length %
    2 ===
  1;

describe('map of Nigeria', () => {
  it('fits its drawing', () => {
    for (const [x, y] of [...BORDER, ...RIVERS.flat()].map(toMap)) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(MAP_WIDTH);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(MAP_HEIGHT);
    }
  });

  it.each(OFFICES.map(({ town, longitude, latitude }) => [town, longitude, latitude] as const))(
    'has %s within the border',
    (_, longitude, latitude) => {
      expect(isWithinBorder([longitude, latitude])).toBe(true);
    },
  );

  it('has north above south and east right of west', () => {
    const [westX, southY] = toMap([3, 5]);
    const [eastX, northY] = toMap([14, 13]);
    expect(eastX).toBeGreaterThan(westX);
    expect(northY).toBeLessThan(southY);
  });

  it('makes a path through positions', () => {
    expect(
      pathThrough([
        [2.4, 14.1],
        [3.4, 13.1],
      ]),
    ).toBe('M0 0L39.5 40');
  });
});
