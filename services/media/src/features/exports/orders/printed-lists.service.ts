import { Injectable } from '@nestjs/common';
import { EXPORT_LISTS, type ListPrintedBody } from '@concord/contracts';
import type { AuditNote, StaffActor } from '@concord/nest-platform';
import { requireMayExport } from './export-access';

/**
 * Audits lists that staff print from the back office: the browser prints them without this service.
 */
@Injectable()
export class PrintedListsService {
  /** @throws AppError 403 for a list that is not open to the role. */
  note({ kind, query, columns }: ListPrintedBody, actor: StaffActor, audit: AuditNote): { noted: true } {
    const filter = new URLSearchParams(query).toString();
    audit.note({ label: EXPORT_LISTS[kind].title, details: { filter, columns: columns.join(', ') } });
    requireMayExport(actor, kind);
    return { noted: true };
  }
}
