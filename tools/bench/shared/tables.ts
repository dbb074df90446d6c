import { cpus, totalmem } from 'node:os';
import { type Usage, usageSummary } from './process-watch.ts';

const cell = (value: string | number, width: number): string => String(value).padStart(width);

export const machine = (): string =>
  `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB`;

/** A table with its first column to the left and the others to the right. */
export function table(rows: readonly (readonly (string | number)[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((value, column) =>
        column === 0 ? String(value).padEnd(widths[0] ?? 0) : cell(value, (widths[column] ?? 0) + 2),
      )
      .join(''),
  );
}

export function processRows(usages: Iterable<Usage>): (string | number)[][] {
  const rows = [...usages].map(usageSummary).map(({ name, cpuMean, cpuPeak, rssPeak }) => {
    return [name, `${cpuMean.toFixed(1)} %`, `${cpuPeak.toFixed(0)} %`, `${rssPeak.toFixed(0)} MiB`];
  });
  return rows.length > 0 ? [['', 'CPU mean', 'CPU peak', 'memory peak'], ...rows] : [];
}

/** `503: 12, no answer: 3`. */
export const statusText = (counts: ReadonlyMap<number, number>): string =>
  [...counts].map(([status, count]) => `${status || 'no answer'}: ${count}`).join(', ');
