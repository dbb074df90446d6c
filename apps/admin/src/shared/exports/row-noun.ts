import { EXPORT_PAPERS, type ExportKind, isPaper } from '@concord/contracts';
import { counted } from '../format';

const nounOf = (kind: ExportKind) => (isPaper(kind) ? EXPORT_PAPERS[kind].noun : 'row');

/** Length of an export in words: `12 rows`, `1 slip`. */
export const rowsText = (kind: ExportKind, rows: number): string => counted(rows, nounOf(kind));

/** Progress of an export in words: `100 of 3,000 rows`. */
export const progressText = (kind: ExportKind, rows: number, total: number): string =>
  `${rows.toLocaleString('en-GB')} of ${rowsText(kind, total)}`;
