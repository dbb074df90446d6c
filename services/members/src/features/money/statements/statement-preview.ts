import type { StatementPreview } from '@concord/contracts';
import { NO_HEADINGS } from './no-headings';
import type { StatementFile } from './statement.worker-thread';

const ROWS = 30;
const CELLS = 30;
const TEXT = 200;

/** First rows of a file beside the lines that they become. */
export function toPreview({ top, read, notes }: StatementFile): StatementPreview {
  const headings = read?.headings.headings ?? [];
  const columns = Object.entries(read?.headings.columns ?? {}).map(([column, at]) => [
    column,
    headings[at] ?? '',
  ]);
  return {
    cells: top.map(({ row, cells }) => ({
      row,
      texts: cells.slice(0, CELLS).map(({ text }) => text.slice(0, TEXT)),
    })),
    columns: Object.fromEntries(columns) as StatementPreview['columns'],
    headings: headings.filter((heading) => heading !== ''),
    total: read?.lines.length ?? 0,
    lines: read?.lines.slice(0, ROWS) ?? [],
    leftOut: read?.leftOut.slice(0, ROWS) ?? [],
    notes: read ? notes : [NO_HEADINGS, ...notes],
  };
}
