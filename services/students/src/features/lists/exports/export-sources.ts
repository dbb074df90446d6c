import { Injectable } from '@nestjs/common';
import {
  EXPORT_QUERIES,
  type ExportCursor,
  type ExportQuery,
  type ExportRowsBody,
  type StudentsExportKind,
} from '@concord/contracts';
import type { ExportCells, RowsAfter } from '@concord/nest-platform';
import { AuditRepository } from '../../../store/audit/audit.repository';
import { MailsRepository } from '../../../store/mails/mails.repository';
import type { SerialViewer } from '../../../store/serials/serial-viewer';
import { SerialsRepository } from '../../../store/serials/serials.repository';
import { StudentsRepository } from '../../../store/students/students.repository';
import { toMailSummary } from '../../mail/outbox/mail.view';
import { toAuditRecord } from '../../operations/audit/audit.view';
import { toSerial } from '../../serials/serials/serial.view';
import { AccountRows } from './account-rows';
import { auditCells, mailCells, serialCells, showDetails, studentCells } from './export-cells';

const FIRST = { page: 1, pageSize: 1 };

/** Query of a list whose rows are counted. */
export type ExportCounted = Pick<ExportRowsBody, 'kind' | 'query' | 'viewer'>;

/** Viewer of the rows; unknown for a media service of the previous release. */
const serialViewer = (viewer: ExportRowsBody['viewer']): SerialViewer =>
  viewer === 'super' ? { isSuper: true } : { isSuper: false, ...(viewer && { id: viewer }) };

/** Rows of a list as cells, and the position after them. */
export interface CellsAfter {
  readonly cells: ExportCells[];
  readonly next?: ExportCursor;
}

/** Reads the lists that can be exported, with the same filters as in the back office. */
@Injectable()
export class ExportSources {
  constructor(
    private readonly students: StudentsRepository,
    private readonly serials: SerialsRepository,
    private readonly accounts: AccountRows,
    private readonly mails: MailsRepository,
    private readonly audit: AuditRepository,
  ) {}

  /** @throws ZodError if the query does not fit the list */
  async count({ kind, query, viewer }: ExportCounted): Promise<number> {
    return (await this.firstPage(kind, query, serialViewer(viewer))).total;
  }

  private firstPage(
    kind: StudentsExportKind,
    query: ExportQuery,
    viewer: SerialViewer,
  ): Promise<{ total: number }> {
    switch (kind) {
      case 'students':
        return this.students.list({ ...EXPORT_QUERIES.students.parse(query), ...FIRST });
      case 'serials':
        return this.serials.list({ ...EXPORT_QUERIES.serials.parse(query), ...FIRST, viewer });
      case 'accounts':
        return this.accounts.count(query);
      case 'mails':
        return this.mails.list({ ...EXPORT_QUERIES.mails.parse(query), ...FIRST });
      case 'audit':
        return this.audit.list({ ...EXPORT_QUERIES.audit.parse(query), ...FIRST });
    }
  }

  /** @throws ZodError as {@link count} does */
  async rows({ kind, query, viewer: given, after, limit, columns }: ExportRowsBody): Promise<CellsAfter> {
    switch (kind) {
      case 'students': {
        const asked = EXPORT_QUERIES.students.parse(query);
        const rows = await this.students.listAfter(asked, after, limit, showDetails(columns));
        return shown(rows, studentCells);
      }
      case 'serials': {
        const viewer = serialViewer(given);
        const asked = { ...EXPORT_QUERIES.serials.parse(query), viewer };
        const found = await this.serials.listAfter(asked, after, limit);
        return shown(found, (serial) => serialCells(toSerial(serial, viewer)));
      }
      case 'accounts':
        return { cells: await this.accounts.all(query) };
      case 'mails': {
        const asked = EXPORT_QUERIES.mails.parse(query);
        return shown(await this.mails.listAfter(asked, after, limit), (mail) =>
          mailCells(toMailSummary(mail)),
        );
      }
      case 'audit': {
        const asked = EXPORT_QUERIES.audit.parse(query);
        return shown(await this.audit.listAfter(asked, after, limit), (record) =>
          auditCells(toAuditRecord(record)),
        );
      }
    }
  }
}

const shown = <Read>(
  { items, next }: RowsAfter<Read>,
  cellsOf: (record: Read) => ExportCells,
): CellsAfter => ({
  cells: items.map(cellsOf),
  next,
});
