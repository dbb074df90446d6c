/** A point of a curve, in millimetres. */
export type Point = readonly [x: number, y: number];
/** A parametric curve. */
export type Curve = (t: number) => Point;

const DELTA = 1e-4;
/** Rounds to a hundredth of a millimetre, finer than any printer. */
const short = (value: number) => String(Math.round(value * 100) / 100);
const pair = ([x, y]: Point) => `${short(x)} ${short(y)}`;

/** Derivative of a curve. */
function slope(curve: Curve, t: number): Point {
  const [[x0, y0], [x1, y1]] = [curve(t - DELTA), curve(t + DELTA)];
  return [(x1 - x0) / (2 * DELTA), (y1 - y0) / (2 * DELTA)];
}

interface Span {
  readonly from: number;
  readonly to: number;
  /** Number of Bézier pieces. */
  readonly pieces: number;
}

/** SVG path data along a curve: cubic Bézier pieces with the directions of the curve at their ends. */
export function pathOf(curve: Curve, { from, to, pieces }: Span): string {
  const step = (to - from) / pieces;
  const parts = [`M${pair(curve(from))}`];
  for (let piece = 0; piece < pieces; piece += 1) {
    const [t0, t1] = [from + piece * step, from + (piece + 1) * step];
    const [start, end, out, back] = [curve(t0), curve(t1), slope(curve, t0), slope(curve, t1)];
    const third = step / 3;
    const first: Point = [start[0] + out[0] * third, start[1] + out[1] * third];
    const second: Point = [end[0] - back[0] * third, end[1] - back[1] * third];
    parts.push(`C${pair(first)} ${pair(second)} ${pair(end)}`);
  }
  return parts.join('');
}
