import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { print } from '../../lib/console.ts';
import { ROOT } from '../../lib/paths.ts';
import { type Goal, machineText, printGoals, printTable, type Table } from './output.ts';

/** A line chart over the seconds of a run, with vertical lines at `marks`. */
export interface Chart {
  title: string;
  lines: readonly { name: string; points: readonly (readonly [seconds: number, value: number])[] }[];
  marks: readonly { at: number; name: string }[];
}

/** Result of a bench or drill. */
export interface Report {
  title: string;
  goals: readonly Goal[];
  facts?: readonly string[];
  tables?: readonly Table[];
  charts?: readonly Chart[];
  /** Names of the stores. */
  stores?: string;
}

const [WIDTH, HEIGHT] = [860, 240];
const STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:900px;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;margin:1rem 0}td,th{padding:.2rem .7rem;text-align:right;border-bottom:1px solid #ddd}
td:first-child,th:first-child{text-align:left}svg{width:100%;border:solid #ccc;border-width:0 0 1px 1px}
line{stroke:#c62828;stroke-dasharray:3 3}figcaption span{margin-right:1rem}.fails{color:#c62828}`;

const escape = (text: string | number): string =>
  String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Hue by the golden angle, so that neighbours differ clearly. */
const colour = (index: number): string => `hsl(${(index * 137.5) % 360} 70% 38%)`;

/** A chart as an HTML figure with SVG; the caption names the ends of the axes. */
function chartHtml({ title, lines, marks }: Chart): string {
  const points = lines.flatMap((line) => line.points);
  const top = points.reduce((most, [, value]) => Math.max(most, value), 1);
  const end = points.reduce((most, [at]) => Math.max(most, at), 1);
  const x = (at: number) => ((at / end) * WIDTH).toFixed(1);
  const y = (value: number) => ((1 - value / top) * HEIGHT).toFixed(1);
  const legend = lines.map(
    ({ name }, index) => `<span style="color:${colour(index)}">${escape(name)}</span>`,
  );
  const drawn = lines.map((line, index) => {
    const path = line.points.map(([at, value]) => `${x(at)},${y(value)}`).join(' ');
    return `<polyline points="${path}" fill="none" stroke="${colour(index)}"/>`;
  });
  const marked = marks.map(
    ({ at, name }) =>
      `<line x1="${x(at)}" x2="${x(at)}" y2="${HEIGHT}"><title>${escape(name)}</title></line>`,
  );
  return `<figure><figcaption><b>${escape(title)}</b>, up to ${top.toFixed(0)}, for ${end.toFixed(0)} s<br>${legend.join('')}
</figcaption><svg viewBox="0 0 ${WIDTH} ${HEIGHT}">${[...drawn, ...marked].join('')}</svg></figure>`;
}

function tableHtml(rows: Table): string {
  const cells = (row: Table[number], tag: string) =>
    row.map((value) => `<${tag}>${escape(value)}</${tag}>`).join('');
  return `<table>${rows.map((row, index) => `<tr>${cells(row, index === 0 ? 'th' : 'td')}</tr>`).join('')}</table>`;
}

/** A self-contained HTML page. */
export function reportHtml({ title, goals, facts = [], tables = [], charts = [] }: Report): string {
  const items = goals.map(({ text, holds }) =>
    holds ? `<li>✓ ${escape(text)}</li>` : `<li class="fails">✗ ${escape(text)}</li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title>
<style>${STYLE}</style></head><body><h1>${escape(title)}</h1>
<p>${facts.map(escape).join('<br>')}</p><ul>${items.join('')}</ul>
${tables.map(tableHtml).join('\n')}\n${charts.map(chartHtml).join('\n')}</body></html>\n`;
}

/**
 * Prints the report of a bench or drill and stores it in `.concord-bench`.
 * @param isJudged makes the command fail if a goal does not hold
 */
export function conclude(kind: string, report: Report, { isJudged = true } = {}): void {
  const { tables = [], facts = [], goals, stores } = report;
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const where = [machineText(), `load ${load} at the end`, ...(stores ? [`stores: ${stores}`] : [])].join(
    '; ',
  );
  const whole = { ...report, facts: [...facts, where] };
  tables.forEach(printTable);
  whole.facts.forEach(print);
  const folder = join(ROOT, '.concord-bench');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${kind}-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.html`);
  writeFileSync(file, reportHtml(whole));
  print(`report: ${file}`);
  printGoals(goals);
  if (!isJudged) process.exitCode = 0;
}
