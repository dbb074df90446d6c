import { Injectable } from '@nestjs/common';
import type { DocumentFile, DocumentFileBody } from '@concord/contracts';
import { FileStore } from '../../../shared/stored-files/file-store';
import { PrintingState } from '../../../shared/printing/printing-state';
import { DocumentsQueue } from './documents.queue';
import { DocumentsRepository } from '../../../store/documents/documents.repository';
import { finishedFile } from './finished-file';
import { PrintableRecords } from './printable-records';

/** Reuse time in ms: a mail that is sent again has the same file. */
const REUSE_MS = 60 * 60 * 1000;

/** Prints attachments of mails. The sender of the mail polls until the file is ready. */
@Injectable()
export class MailedDocuments {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly records: PrintableRecords,
    private readonly queue: DocumentsQueue,
    private readonly printing: PrintingState,
    private readonly files: FileStore,
  ) {}

  /** @throws AppError 404 for a record that does not exist. */
  async get({ kind, id }: DocumentFileBody): Promise<DocumentFile> {
    const { owner } = await this.records.ownerOf(kind, id);
    // A requester key per document, so that the index finds it.
    const document = { kind, subject: id, asker: `mail:${kind}:${id}`, owner };
    const made = await this.documents.findLatestSince(document, new Date(Date.now() - REUSE_MS));
    if (made?.status === 'failed') return { status: 'failed' };
    if (made?.status === 'done') return finishedFile(this.files, made.public_id ?? '');
    if (!made && (await this.printing.isOff())) return { status: 'failed' };
    await this.queue.add(made ? String(made._id) : await this.documents.create(document));
    return { status: 'working' };
  }
}
