import { Injectable } from '@nestjs/common';
import {
  EXPORT_PAPERS,
  type ExportBody,
  exportColumns,
  exportTitle,
  isPaper,
  LIMITS,
  type ListExport,
  PDF_COLUMNS_MAX,
  type PaperKind,
} from '@concord/contracts';
import {
  AppError,
  type AuditNote,
  conflict,
  FileLinks,
  notFound,
  type StaffActor,
} from '@concord/nest-platform';
import { FileStore } from '../../../shared/stored-files/file-store';
import { openKinds, requireMayExport } from './export-access';
import { ExportSources } from '../sources/export-sources';
import type { ExportRecord } from '../../../store/exports/export.schema';
import { toListExport } from './export.view';
import { ExportsQueue } from './exports.queue';
import { ExportsRepository } from '../../../store/exports/exports.repository';
import { localDay } from '../writers/cell-values';

/** Takes requests for files of lists and reports their progress. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly exports: ExportsRepository,
    private readonly queue: ExportsQueue,
    private readonly store: FileStore,
    private readonly sources: ExportSources,
    private readonly links: FileLinks,
  ) {}

  /** @throws AppError 403; 409 while too many are under way, or without anything to print; 422 for too many rows; 429 after too many in a day. */
  async create(body: ExportBody, actor: StaffActor, audit: AuditNote): Promise<ListExport> {
    const { kind, format, query, columns, ids } = body;
    const viewer = actor.role === 'SUPER_ADMIN' ? 'super' : actor.id;
    const filter = ids ? `${ids.length} chosen` : new URLSearchParams(query).toString();
    const details = { filter, ...(columns.length > 0 && { columns: columns.join(', ') }) };
    audit.note({ label: `${exportTitle(kind)} (${format})`, details });
    requireMayExport(actor, kind);
    const { count, of, described } = await this.sources.of(kind).count({ kind, query, ids, viewer });
    const title = nameOf(exportTitle(kind), of);
    audit.note({ label: `${title} (${format})`, details: { ...details, rows: count } });
    requirePrintable(body, count);
    if ((await this.exports.countOf(actor.id)) >= LIMITS.exportsPerDay)
      throw new AppError(
        429,
        'TOO_MANY_REQUESTS',
        `You can request ${LIMITS.exportsPerDay} files a day. Try again when your oldest file is a day old`,
      );
    const name = `${title} ${localDay(new Date())}.${format}`;
    const words = body.described ?? described;
    const order = {
      kind,
      format,
      name,
      query,
      ids,
      columns,
      described: words,
      asker: actor.id,
      viewer,
      total: count,
    };
    const record = await this.exports.create(order);
    if (!record)
      throw conflict(
        'CONFLICT',
        `${LIMITS.exportsOpen} of your files are being created. Wait for one to finish, or cancel one in Downloads`,
      );
    await this.queue.add(record._id);
    return this.toView(record);
  }

  /** Lists the files of a member of staff, without lists that they may no longer open. */
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
    if (!isCancelled) throw conflict('CONFLICT', 'This file is no longer being created');
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

/** Title with the exam or session, without characters that file names cannot have. */
const nameOf = (title: string, of: string | undefined) =>
  of ? `${title} of ${of.replaceAll(/[^\p{L}\p{N}._ -]+/gu, '-')}` : title;

function requirePrintable({ kind, format, columns }: ExportBody, rows: number): void {
  if (isPaper(kind)) return requireFits(kind, rows);
  const wide = exportColumns(kind, columns).length;
  if (format === 'pdf' && wide > PDF_COLUMNS_MAX)
    throw new AppError(
      422,
      'VALIDATION',
      `A PDF has room for ${PDF_COLUMNS_MAX} columns, and this list has ${wide}. Hide some under Columns, or choose Excel`,
    );
  const most = format === 'pdf' ? LIMITS.exportPdfRows : LIMITS.exportRows;
  if (rows <= most) return;
  const words = `A ${format === 'pdf' ? 'PDF' : 'spreadsheet'} can have at most ${most.toLocaleString('en-GB')} rows`;
  const found = rows.toLocaleString('en-GB');
  throw new AppError(422, 'TOO_MANY_ROWS', `${words}, and there are ${found}. Set filters for fewer`);
}

function requireFits(kind: PaperKind, count: number): void {
  const { most, noun } = EXPORT_PAPERS[kind];
  if (count > most)
    throw new AppError(
      422,
      'TOO_MANY_ROWS',
      `One file can have at most ${most.toLocaleString('en-GB')} ${noun}s, and there are ${count.toLocaleString('en-GB')}. Choose fewer`,
    );
}
