import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../lib/paths.ts';
import type { Goal } from './goal.ts';

export interface ReportPage {
  title: string;
  facts: readonly string[];
  goals: readonly Goal[];
  tables: readonly (readonly (readonly (string | number)[])[])[];
  /** Drawings below the tables, as HTML. */
  figures?: readonly string[];
}

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:900px;margin:2rem auto;padding:0 1rem;color:#1c1917}
table{border-collapse:collapse;margin:1rem 0;font-variant-numeric:tabular-nums}td,th{padding:.2rem .7rem;text-align:right;border-bottom:1px solid #ddd}
td:first-child,th:first-child{text-align:left}figure{margin:1.5rem 0}figcaption{font-weight:600}svg{width:100%;font:11px system-ui}
.grid{stroke:#e5e5e5}.mark{stroke:#c62828;stroke-dasharray:3 3}.legend span{margin-right:1rem;white-space:nowrap}
.legend i{display:inline-block;width:.8em;height:.8em;margin-right:.3em}.holds{color:#1b5e20}.fails{color:#c62828}`;

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function htmlTable(rows: ReportPage['tables'][number]): string {
  const cells = (row: (typeof rows)[number], tag: string) =>
    row.map((value) => `<${tag}>${escapeHtml(String(value))}</${tag}>`).join('');
  return `<table>${rows.map((row, index) => `<tr>${cells(row, index === 0 ? 'th' : 'td')}</tr>`).join('')}</table>`;
}

export function reportPageHtml({ title, facts, goals, tables, figures = [] }: ReportPage): string {
  const items = goals.map(
    ({ text, holds }) =>
      `<li class="${holds ? 'holds' : 'fails'}">${holds ? '✓' : '✗'} ${escapeHtml(text)}</li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><h1>${escapeHtml(title)}</h1>
<p>${facts.map(escapeHtml).join('<br>')}</p><ul>${items.join('')}</ul>
${tables
  .filter((rows) => rows.length > 0)
  .map(htmlTable)
  .join('\n')}
${figures.join('\n')}</body></html>\n`;
}

/** Keeps a report in `.concord-bench`. @returns its path. */
export function saveReportPage(kind: string, html: string, at = new Date()): string {
  const folder = join(ROOT, '.concord-bench');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${kind}-${at.toISOString().slice(0, 19).replaceAll(':', '')}.html`);
  writeFileSync(file, html);
  return file;
}
