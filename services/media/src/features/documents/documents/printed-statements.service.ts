import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { DocumentFile, PrintedCpdStatement } from '@concord/contracts';
import { PrintingState } from '../../../shared/printing/printing-state';
import { FileStore } from '../../../shared/stored-files/file-store';
import { DocumentsRepository } from '../../../store/documents/documents.repository';
import { DocumentsQueue } from './documents.queue';
import { finishedFile } from './finished-file';

/** Reuse time in ms: the same content has the same file, so a changed statement is printed at once. */
const REUSE_MS = 60 * 60 * 1000;

/** Prints statements of CPD, whose content comes with the request. The members service polls until the file is ready. */
@Injectable()
export class PrintedStatements {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly queue: DocumentsQueue,
    private readonly printing: PrintingState,
    private readonly files: FileStore,
  ) {}

  async get(statement: PrintedCpdStatement): Promise<DocumentFile> {
    const hash = createHash('sha256').update(JSON.stringify(statement)).digest('hex');
    const document = {
      kind: 'cpd-statement' as const,
      subject: statement.member,
      asker: `statement:${hash}`,
      owner: statement.member,
      statement,
    };
    const made = await this.documents.findLatestSince(document, new Date(Date.now() - REUSE_MS));
    if (made?.status === 'failed') return { status: 'failed' };
    if (made?.status === 'done') return finishedFile(this.files, made.public_id ?? '');
    if (!made && (await this.printing.isOff())) return { status: 'failed' };
    await this.queue.add(made ? String(made._id) : await this.documents.create(document));
    return { status: 'working' };
  }
}
