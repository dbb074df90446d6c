import { Injectable } from '@nestjs/common';
import type { DocumentStatus } from '@concord/contracts';
import { FileLinks, unavailable } from '@concord/nest-platform';
import { PrintingState } from '../../../shared/printing/printing-state';
import type { DocumentRecord } from '../../../store/documents/document.schema';
import { DocumentsRepository, type NewDocument } from '../../../store/documents/documents.repository';
import { toDocumentStatus } from './document.view';
import { DocumentsQueue } from './documents.queue';

/** Usual reuse time in ms of a file, because printing is expensive and records change. */
const REUSE_MS = 5 * 60 * 1000;
/** Time in ms after which a document that failed is tried again. */
const RETRY_MS = 60 * 1000;

/** Prints documents for the member's pages, which ask again until the file is ready. The caller checks the owner. */
@Injectable()
export class OwnPrints {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly queue: DocumentsQueue,
    private readonly printing: PrintingState,
    private readonly links: FileLinks,
  ) {}

  /**
   * @param reuseMs age in ms up to which a file is handed out again
   * @throws AppError 503 when no worker has a browser.
   */
  async print(document: NewDocument, reuseMs = REUSE_MS): Promise<DocumentStatus> {
    const made = await this.documents.findLatestSince(document, new Date(Date.now() - reuseMs));
    if (made && isEnded(made)) return toDocumentStatus(made, (publicId) => this.links.sign(publicId));
    if (await this.printing.isOff())
      throw unavailable('PDF documents are switched off right now. Please try again later');
    const waiting = made?.status === 'failed' ? undefined : made;
    // A repeated job id changes nothing while the job waits.
    await this.queue.add(waiting ? String(waiting._id) : await this.documents.create(document));
    return { status: waiting?.status ?? 'queued', progress: waiting?.progress ?? 0 };
  }
}

const isEnded = ({ status, updatedAt }: DocumentRecord) =>
  status === 'done' || (status === 'failed' && updatedAt.getTime() > Date.now() - RETRY_MS);
