import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import type { Goal, Table } from './output.ts';

export interface Line {
  name: string;
  points: readonly (readonly [seconds: number, value: number])[];
}

/** A line chart over the seconds of a run; `marks` are moments worth a vertical line. */
export interface Chart {
  title: string;
  unit: string;
  lines: readonly Line[];
  marks?: readonly { at: number; name: string }[];
}

export interface Report {
  title: string;
  facts: readonly string[];
  goals: readonly Goal[];
  tables: readonly Table[];
  charts?: readonly Chart[];
}

const [WIDTH, HEIGHT, LEFT, TOP, BOTTOM, RIGHT] = [860, 240, 56, 12, 28, 8];
const STEPS = [0, 0.25, 0.5, 0.75, 1];
/** The golden angle sets neighbours far apart. */
const colour = (index: number): string => `hsl(${(index * 137.5) % 360} 70% 38%)`;

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:900px;margin:2rem auto;padding:0 1rem;color:#1c1917}
table{border-collapse:collapse;margin:1rem 0;font-variant-numeric:tabular-nums}td,th{padding:.2rem .7rem;text-align:right;border-bottom:1px solid #ddd}
td:first-child,th:first-child{text-align:left}figure{margin:1.5rem 0}figcaption{font-weight:600}svg{width:100%;font:11px system-ui}
.grid{stroke:#e5e5e5}.mark{stroke:#c62828;stroke-dasharray:3 3}.legend span{margin-right:1rem;white-space:nowrap}
.holds{color:#1b5e20}.fails{color:#c62828}`;

const escape = (text: string | number): string =>
  String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A number as an axis shows it: 1, 2, 2.5 or 5 times a power of ten above `value`. */
export function axisMaximum(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 2.5, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}

/** A chart as an HTML figure with SVG. */
export function chartHtml({ title, unit, lines, marks = [] }: Chart): string {
  const points = lines.flatMap((line) => line.points);
  const top = axisMaximum(Math.max(0, ...points.map(([, value]) => value)));
  const end = Math.max(1, ...points.map(([at]) => at));
  const x = (at: number) => (LEFT + (at / end) * (WIDTH - LEFT - RIGHT)).toFixed(1);
  const y = (value: number) => (TOP + (1 - value / top) * (HEIGHT - TOP - BOTTOM)).toFixed(1);
  const grid = STEPS.map((step) => {
    const [at, value] = [step * end, step * top];
    const anchor = step === 1 ? 'end' : 'middle';
    return `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(value)}" y2="${y(value)}" class="grid"/>
<text x="${LEFT - 6}" y="${Number(y(value)) + 4}" text-anchor="end">${Number(value.toPrecision(3))}</text>
<text x="${x(at)}" y="${HEIGHT - 8}" text-anchor="${anchor}">${at.toFixed(0)} s</text>`;
  });
  const marked = marks.map(
    ({ at, name }) =>
      `<line x1="${x(at)}" x2="${x(at)}" y1="${TOP}" y2="${HEIGHT - BOTTOM}" class="mark"><title>${escape(name)}</title></line>`,
  );
  // A round cap shows a line of one point as a dot.
  const drawn = lines.map((line, index) => {
    const path = line.points.map(([at, value]) => `${x(at)},${y(value)}`).join(' L');
    return path && `<path d="M${path} Z" fill="none" stroke="${colour(index)}" stroke-linecap="round"/>`;
  });
  const legend = lines.map(
    ({ name }, index) => `<span style="color:${colour(index)}">● ${escape(name)}</span>`,
  );
  return `<figure><figcaption>${escape(title)} <small>${escape(unit)}</small></figcaption>
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escape(title)}">${[...grid, ...marked, ...drawn].join('')}</svg>
<p class="legend">${legend.join('')}</p></figure>`;
}

function tableHtml(rows: Table): string {
  const cells = (row: Table[number], tag: string) =>
    row.map((value) => `<${tag}>${escape(value)}</${tag}>`).join('');
  return `<table>${rows.map((row, index) => `<tr>${cells(row, index === 0 ? 'th' : 'td')}</tr>`).join('')}</table>`;
}

/** A page that stands alone: it loads nothing. */
export function reportHtml({ title, facts, goals, tables, charts = [] }: Report): string {
  const items = goals.map(({ text, holds }) =>
    holds ? `<li class="holds">✓ ${escape(text)}</li>` : `<li class="fails">✗ ${escape(text)}</li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title><style>${STYLE}</style></head><body><h1>${escape(title)}</h1>
<p>${facts.map(escape).join('<br>')}</p><ul>${items.join('')}</ul>
${tables.map(tableHtml).join('\n')}\n${charts.map(chartHtml).join('\n')}</body></html>\n`;
}

/** Keeps a report in `.concord-bench`. @returns its path. */
export function saveReport(kind: string, report: Report, at = new Date()): string {
  const folder = join(ROOT, '.concord-bench');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${kind}-${at.toISOString().slice(0, 19).replaceAll(':', '')}.html`);
  writeFileSync(file, reportHtml(report));
  return file;
}
