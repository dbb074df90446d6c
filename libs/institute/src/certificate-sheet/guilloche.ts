import { type Curve, pathOf, type Point } from './curves';

const TURN = 2 * Math.PI;
/**
 * Bézier pieces per wave. Three are accurate to a fiftieth of its height; more would be costly, as
 * a print has thousands of waves.
 */
const PIECES = 3;

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Waves {
  readonly lines: number;
  /** Number of periods of the two interfering waves over the width. */
  readonly counts: readonly [number, number];
  /** Amplitudes of the two waves. */
  readonly heights: readonly [number, number];
}

/** Background of lines: two waves interfere, and each line is shifted slightly from the previous one. */
export function ground({ x, y, width, height }: Area, { lines, counts, heights }: Waves): string {
  const [many, few] = counts;
  const paths = Array.from({ length: lines }, (_, line) => {
    const share = line / (lines - 1);
    const curve: Curve = (t) => [
      x + t * width,
      y +
        share * height +
        heights[0] * Math.sin(TURN * (many * t + share * 2)) +
        heights[1] * Math.sin(TURN * (few * t - share * 1.5)),
    ];
    return pathOf(curve, { from: 0, to: 1, pieces: Math.ceil(many * PIECES) });
  });
  return paths.join('');
}

interface Strands {
  readonly from: Point;
  readonly to: Point;
  readonly strands: number;
  readonly waves: number;
  /** Distance from the ribbon's centre line to its edge. */
  readonly height: number;
}

/**
 * A woven ribbon between two points: strands of one wave, each shifted from the previous one, which
 * all end at the centre line.
 */
export function ribbon({ from, to, strands, waves, height }: Strands): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const across: Point = [-dy / length, dx / length];
  const paths = Array.from({ length: strands }, (_, strand) => {
    const phase = strand / strands;
    const curve: Curve = (t) => {
      const swell = 0.72 + 0.28 * Math.cos(TURN * (waves / 4) * t);
      const off = height * swell * Math.sin(TURN * (waves * t + phase));
      return [from[0] + dx * t + across[0] * off, from[1] + dy * t + across[1] * off];
    };
    return pathOf(curve, { from: 0, to: 1, pieces: waves * PIECES });
  });
  return paths.join('');
}

interface Rose {
  readonly centre: Point;
  readonly radius: number;
  /** Depth of its waves towards the centre, as a share of the radius. */
  readonly depth: number;
  readonly petals: number;
  readonly turns: number;
}

/** A lace ring: closed waves around a centre, each rotated slightly from the previous one. */
export function rosette({ centre, radius, depth, petals, turns }: Rose): string {
  const paths = Array.from({ length: turns }, (_, turn) => {
    const curve: Curve = (t) => {
      const wave = Math.cos(TURN * (petals * t + turn / turns));
      const reach = radius * (1 - (depth / 2) * (1 - wave));
      return [centre[0] + reach * Math.cos(TURN * t), centre[1] + reach * Math.sin(TURN * t)];
    };
    return `${pathOf(curve, { from: 0, to: 1, pieces: petals * PIECES })}Z`;
  });
  return paths.join('');
}
