import { Injectable } from '@nestjs/common';
import type { DocumentBody, DocumentStatus, TemplatePreviewBody } from '@concord/contracts';
import {
  type AuditNote,
  FileLinks,
  isStaff,
  notFound,
  type StaffActor,
  unavailable,
} from '@concord/nest-platform';
import { DOCUMENT_WORDS } from '../../../shared/printing/printable-name';
import { PrintingState } from '../../../shared/printing/printing-state';
import { type Requester, requesterKey, requireMayRequest, requireOwner } from './document-access';
import { toDocumentStatus } from './document.view';
import { DocumentsQueue } from './documents.queue';
import { DocumentsRepository } from '../../../store/documents/documents.repository';
import { PrintableRecords } from './printable-records';

/** A repeated request of anyone but staff returns the same file for this long, because printing is expensive. */
const REUSE_MS = 5 * 60 * 1000;

/** Takes requests for printed documents and reports their progress. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly records: PrintableRecords,
    private readonly queue: DocumentsQueue,
    private readonly printing: PrintingState,
    private readonly links: FileLinks,
  ) {}

  /** @throws AppError 403; 404; 422 when a list is too long; 503 when no worker has a browser. */
  async create(body: DocumentBody, actor: Requester, audit: AuditNote): Promise<{ jobId: string }> {
    audit.note({ id: body.id, label: DOCUMENT_WORDS[body.kind] });
    requireMayRequest(actor, body);
    const subject = body.kind === 'student-list' ? '' : (body.id ?? '');
    const found = await this.records.ownerOf(body.kind, subject);
    audit.note({ label: found.name });
    requireOwner(actor, found);
    await this.requirePrinter();
    const document = { kind: body.kind, subject, asker: requesterKey(actor), owner: found.owner };
    const pending = await this.documents.findPending(document);
    if (!pending && !isStaff(actor)) {
      const recent = await this.documents.findFinishedSince(document, new Date(Date.now() - REUSE_MS));
      if (recent) return { jobId: recent };
    }
    const jobId = pending ?? (await this.documents.create(document));
    await this.queue.add(jobId);
    return { jobId };
  }

  /** Prints an unsaved template. @throws AppError 503 when no worker has a browser. */
  async createSpecimen(draft: TemplatePreviewBody, actor: StaffActor): Promise<{ jobId: string }> {
    await this.requirePrinter();
    const asker = requesterKey(actor);
    const jobId = await this.documents.create({ kind: 'specimen', subject: '', asker, owner: '', draft });
    await this.queue.add(jobId);
    return { jobId };
  }

  /** @throws AppError 404 for anyone but the requester. */
  async get(jobId: string, actor: Requester): Promise<DocumentStatus> {
    const document = await this.documents.find(jobId);
    if (!document || document.asker !== requesterKey(actor)) throw notFound('The document');
    return toDocumentStatus(document, (publicId) => this.links.sign(publicId));
  }

  private async requirePrinter(): Promise<void> {
    if (await this.printing.isOff())
      throw unavailable('PDF documents are switched off, because no Chromium was found on this system');
  }
}
