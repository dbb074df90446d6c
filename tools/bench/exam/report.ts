import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../lib/paths.ts';
import { escapeHtml, type Line, lineChart } from './chart.ts';
import { percentile } from '../shared/percentiles.ts';
import type { Usage } from '../shared/process-watch.ts';
import { OPERATIONS, type Recorder, type Series } from './recorder.ts';
import type { Goal } from '../shared/goal.ts';

export interface Report {
  title: string;
  facts: readonly string[];
  goals: readonly Goal[];
  tables: readonly (readonly (readonly (string | number)[])[])[];
  recorder: Recorder;
  usages: readonly Usage[];
  marks: readonly { at: number; name: string }[];
}

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:900px;margin:2rem auto;padding:0 1rem;color:#1c1917}
table{border-collapse:collapse;margin:1rem 0;font-variant-numeric:tabular-nums}td,th{padding:.2rem .7rem;text-align:right;border-bottom:1px solid #ddd}
td:first-child,th:first-child{text-align:left}figure{margin:1.5rem 0}figcaption{font-weight:600}svg{width:100%;font:11px system-ui}
.grid{stroke:#e5e5e5}.mark{stroke:#c62828;stroke-dasharray:3 3}.legend span{margin-right:1rem;white-space:nowrap}
.legend i{display:inline-block;width:.8em;height:.8em;margin-right:.3em}.holds{color:#1b5e20}.fails{color:#c62828}`;

/** One value for each second in which something happened. */
function buckets({ at, ms }: Series, value: (sorted: number[]) => number): [number, number][] {
  const groups = new Map<number, number[]>();
  at.forEach((moment, index) => {
    const bucket = Math.floor(moment / 1000);
    const group = groups.get(bucket) ?? [];
    groups.set(bucket, group);
    group.push(ms[index] ?? 0);
  });
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([bucket, group]) => [bucket, value(group.sort((a, b) => a - b))]);
}

function charts({ recorder, usages, marks }: Report): string[] {
  const shown = OPERATIONS.filter((name) => name !== 'graded' && recorder.series[name].at.length > 0);
  const lines = (of: (series: Series) => [number, number][]): Line[] =>
    shown.map((name) => ({ name, points: of(recorder.series[name]) }));
  const used = (of: (sample: Usage['samples'][number]) => number): Line[] =>
    usages.map(({ name, samples }) => ({ name, points: samples.map((sample) => [sample.at, of(sample)]) }));
  return [
    lineChart(
      'Calls',
      'a second',
      lines((series) => buckets(series, ({ length }) => length)),
      marks,
    ),
    lineChart(
      'Half of the calls took at most',
      'ms',
      lines((series) => buckets(series, (sorted) => percentile(sorted, 0.5))),
      marks,
    ),
    lineChart(
      '95 of 100 calls took at most',
      'ms',
      lines((series) => buckets(series, (sorted) => percentile(sorted, 0.95))),
      marks,
    ),
    lineChart(
      'Processor',
      '% of a core',
      used(({ cpu }) => cpu),
      marks,
    ),
    lineChart(
      'Memory',
      'MiB resident',
      used(({ rss }) => rss),
      marks,
    ),
  ];
}

function htmlTable(rows: Report['tables'][number]): string {
  const cells = (row: (typeof rows)[number], tag: string) =>
    row.map((value) => `<${tag}>${escapeHtml(String(value))}</${tag}>`).join('');
  return `<table>${rows.map((row, index) => `<tr>${cells(row, index === 0 ? 'th' : 'td')}</tr>`).join('')}</table>`;
}

export function reportHtml(report: Report): string {
  const goals = report.goals.map(
    ({ text, holds }) =>
      `<li class="${holds ? 'holds' : 'fails'}">${holds ? '✓' : '✗'} ${escapeHtml(text)}</li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(report.title)}</title><style>${STYLE}</style></head><body><h1>${escapeHtml(report.title)}</h1>
<p>${report.facts.map(escapeHtml).join('<br>')}</p><ul>${goals.join('')}</ul>
${report.tables
  .filter((rows) => rows.length > 0)
  .map(htmlTable)
  .join('\n')}
${charts(report).join('\n')}</body></html>\n`;
}

/** Keeps the report in `.concord-bench`. @returns its path. */
export function saveReport(report: Report, at = new Date()): string {
  const folder = join(ROOT, '.concord-bench');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `exam-${at.toISOString().slice(0, 19).replaceAll(':', '')}.html`);
  writeFileSync(file, reportHtml(report));
  return file;
}
