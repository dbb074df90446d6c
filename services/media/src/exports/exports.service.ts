import { Injectable } from '@nestjs/common';
import {
  type BoardSummary,
  EXPORT_LISTS,
  type ExportBody,
  LIMITS,
  type ListExport,
} from '@concord/contracts';
import {
  AppError,
  type AuditNote,
  conflict,
  FileLinks,
  notFound,
  type StaffActor,
} from '@concord/nest-platform';
import { FileStore } from '../files/file-store';
import { openKinds, requireMayExport } from './export-access';
import { ExportCounter } from './export-counter';
import type { ExportRecord } from './export.schema';
import { toListExport } from './export.view';
import { ExportsQueue } from './exports.queue';
import { ExportsRepository } from './exports.repository';
import { localDay } from './cell-values';

/** Takes orders for files of lists, and tells how far they are. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly exports: ExportsRepository,
    private readonly queue: ExportsQueue,
    private readonly store: FileStore,
    private readonly counter: ExportCounter,
    private readonly links: FileLinks,
  ) {}

  /** @throws AppError 403; 409 while too many are under way; 422 for too many rows; 429 after too many in a day. */
  async create(body: ExportBody, actor: StaffActor, audit: AuditNote): Promise<ListExport> {
    const { kind, format, query, columns, described } = body;
    const filter = new URLSearchParams(query).toString();
    audit.note({ label: `${EXPORT_LISTS[kind].title} (${format})`, details: { filter } });
    requireMayExport(actor, kind);
    const { count, board } = await this.counter.count({ kind, query });
    audit.note({ details: { filter, rows: count } });
    requirePrintable(body, count);
    if ((await this.exports.countOf(actor.id)) >= LIMITS.exportsPerDay)
      throw new AppError(
        429,
        'TOO_MANY_REQUESTS',
        `You ordered ${LIMITS.exportsPerDay} files in a day. The oldest go one by one, a day after their order`,
      );
    const name = `${titleOf(EXPORT_LISTS[kind].title, board)} ${localDay(new Date())}.${format}`;
    const order = { kind, format, name, query, columns, described, asker: actor.id, total: count };
    const record = await this.exports.create(order);
    if (!record)
      throw conflict(
        'CONFLICT',
        `${LIMITS.exportsOpen} of your files are being made. Wait for one of them, or cancel one in Downloads`,
      );
    await this.queue.add(record._id);
    return this.toView(record);
  }

  /** One's own, of the lists that one may open now. */
  async list(actor: StaffActor): Promise<ListExport[]> {
    const kinds = openKinds(actor);
    const found = (await this.exports.listOf(actor.id)).filter(({ kind }) => kinds.includes(kind));
    const fetched = await this.store.fetchedIds(found.flatMap(({ public_id }) => public_id ?? []));
    return found.map((record) => this.toView(record, fetched));
  }

  /** @throws AppError 404 for anyone but the asker; 403. */
  async get(id: string, actor: StaffActor): Promise<ListExport> {
    return this.toView(await this.own(id, actor));
  }

  /** @throws AppError as {@link get} does; 409 when it has ended. */
  async cancel(id: string, actor: StaffActor, audit: AuditNote): Promise<ListExport> {
    const { name } = await this.own(id, actor);
    audit.note({ label: name });
    const isCancelled = await this.exports.cancel(id);
    if (!isCancelled) throw conflict('CONFLICT', 'This file is not being made any more');
    await this.store.removeByOwner(id);
    return this.get(id, actor);
  }

  private async own(id: string, actor: StaffActor): Promise<ExportRecord> {
    const found = await this.exports.find(id);
    if (!found || found.asker !== actor.id) throw notFound('The file');
    requireMayExport(actor, found.kind);
    return found;
  }

  private readonly toView = (record: ExportRecord, fetched?: ReadonlySet<string>): ListExport =>
    toListExport(record, (publicId) => this.links.sign(publicId), fetched);
}

/** With the exam's code, of which some signs have no place in the name of a file. */
const titleOf = (title: string, board: BoardSummary | undefined) =>
  board ? `${title} of ${board.exam.examCode.replaceAll(/[^\p{L}\p{N}._ -]+/gu, '-')}` : title;

function requirePrintable({ format }: ExportBody, rows: number): void {
  const most = format === 'pdf' ? LIMITS.exportPdfRows : LIMITS.exportRows;
  if (rows <= most) return;
  const words = `A ${format === 'pdf' ? 'PDF' : 'spreadsheet'} holds ${most.toLocaleString('en-GB')} rows`;
  const found = rows.toLocaleString('en-GB');
  throw new AppError(422, 'TOO_MANY_ROWS', `${words} and there are ${found}. Set filters for fewer`);
}
