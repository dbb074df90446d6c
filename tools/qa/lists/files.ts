import { setTimeout as pause } from 'node:timers/promises';
import {
  EXPORT_LISTS,
  type ExportKind,
  type ExportQuery,
  isPaper,
  type ListExport,
} from '@concord/contracts';
import { LauncherError } from '../../lib/launcher-error.ts';
import type { Api } from '../../seed/api.ts';

const POLL_MS = 200;

/** An export to request: a list or papers, and its format. */
export interface FileOrder {
  kind: ExportKind;
  format: ListExport['format'];
  /** The filters of the list. */
  query?: ExportQuery;
  /** Columns of the list; all by default. */
  columns?: readonly string[];
}

const allColumns = (kind: ExportKind) =>
  isPaper(kind) ? [] : EXPORT_LISTS[kind].columns.map(({ name }) => name);

const placed = (
  staff: Api,
  { kind, format, query = {}, columns = allColumns(kind) }: FileOrder,
): Promise<ListExport> => staff.call('POST', 'media/exports', { kind, format, query, columns });

/** Polls an export until it has ended, or until a time. */
async function followed(staff: Api, order: ListExport, until = Infinity): Promise<ListExport> {
  let file = order;
  while (['queued', 'working'].includes(file.status) && performance.now() < until) {
    await pause(POLL_MS);
    file = await staff.call<ListExport>('GET', `media/exports/${file._id}`);
  }
  return file;
}

/** Rows a second of an export, from the request until the file is ready. */
export async function fileOf(staff: Api, order: FileOrder): Promise<{ rows: number; speed: number }> {
  const startedAt = performance.now();
  const file = await followed(staff, await placed(staff, order));
  if (file.status !== 'done') throw new LauncherError(`The file ${file.status}: ${file.reason ?? ''}`);
  return { rows: file.rows, speed: file.rows / ((performance.now() - startedAt) / 1000) };
}

/** Requests an export and cancels it after some time. @returns rows written by then */
export async function writing(staff: Api, order: FileOrder, ms: number): Promise<number> {
  const file = await followed(staff, await placed(staff, order), performance.now() + ms);
  if (file.status !== 'done') await staff.call('POST', `media/exports/${file._id}/cancel`);
  return file.rows;
}
