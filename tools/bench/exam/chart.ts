import { escapeHtml } from '../shared/report-page.ts';

export interface Line {
  name: string;
  points: readonly (readonly [seconds: number, value: number])[];
}

const WIDTH = 860;
const HEIGHT = 240;
const LEFT = 56;
const TOP = 12;
const BOTTOM = 28;
const COLOURS = [
  '#1b5e20',
  '#c62828',
  '#1565c0',
  '#ef6c00',
  '#6a1b9a',
  '#00838f',
  '#5d4037',
  '#455a64',
  '#ad1457',
  '#9e9d24',
  '#283593',
];
const GRID = 4;

/** A number as an axis shows it: 1, 2, 2.5 or 5 times a power of ten above `value`. */
export function niceCeiling(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 2.5, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}

/** A line chart over the seconds of a run, as SVG text; `marks` are moments worth a vertical line. */
export function lineChart(
  title: string,
  unit: string,
  lines: readonly Line[],
  marks: readonly { at: number; name: string }[] = [],
): string {
  const all = lines.flatMap(({ points }) => points);
  const top = niceCeiling(Math.max(0, ...all.map(([, value]) => value)));
  const end = Math.max(1, ...all.map(([at]) => at));
  const x = (at: number) => (LEFT + (at / end) * (WIDTH - LEFT - 8)).toFixed(1);
  const y = (value: number) => (TOP + (1 - value / top) * (HEIGHT - TOP - BOTTOM)).toFixed(1);
  const steps = Array.from({ length: GRID + 1 }, (_, index) => index / GRID);
  const grid = steps.map((step) => {
    const value = step * top;
    const label = `<text x="${LEFT - 6}" y="${Number(y(value)) + 4}" text-anchor="end">${Number(value.toPrecision(3))}</text>`;
    return `<line x1="${LEFT}" x2="${WIDTH - 8}" y1="${y(value)}" y2="${y(value)}" class="grid"/>${label}`;
  });
  const times = steps.map(
    (step) =>
      `<text x="${x(step * end)}" y="${HEIGHT - 8}" text-anchor="${step === 1 ? 'end' : 'middle'}">${(step * end).toFixed(0)} s</text>`,
  );
  const marked = marks.map(
    ({ at, name }) =>
      `<line x1="${x(at)}" x2="${x(at)}" y1="${TOP}" y2="${HEIGHT - BOTTOM}" class="mark"><title>${escapeHtml(name)}</title></line>`,
  );
  const drawn = lines.map(({ points }, index) => {
    const path = points.map(([at, value]) => `${x(at)},${y(value)}`).join(' ');
    const [first] = points;
    if (points.length === 1 && first)
      return `<circle cx="${x(first[0])}" cy="${y(first[1])}" r="2.5" fill="${COLOURS[index % COLOURS.length]}"/>`;
    return `<polyline points="${path}" fill="none" stroke="${COLOURS[index % COLOURS.length]}" stroke-width="1.5"/>`;
  });
  const legend = lines.map(
    ({ name }, index) =>
      `<span><i style="background:${COLOURS[index % COLOURS.length]}"></i>${escapeHtml(name)}</span>`,
  );
  return `<figure><figcaption>${escapeHtml(title)} <small>${escapeHtml(unit)}</small></figcaption>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeHtml(title)}">${[...grid, ...times, ...marked, ...drawn].join('')}</svg>
<p class="legend">${legend.join('')}</p></figure>`;
}
