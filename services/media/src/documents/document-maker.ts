import { Injectable } from '@nestjs/common';
import { AppError } from '@concord/nest-platform';
import { FileVault } from '../files/file-vault';
import { DocumentPages } from '../printing/document-pages';
import { NoChromiumError, PdfPrinter } from '../printing/pdf-printer';
import { DocumentSubjects } from './document-subjects';
import { DocumentsRepository } from './documents.repository';
import { NothingToPrintError } from './nothing-to-print';

/** With the queue's growing pauses about a minute: services that restart are back by then. */
const MAX_ATTEMPTS = 8;

/** Makes one ordered document. Running it twice at once leaves one file. */
@Injectable()
export class DocumentMaker {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly subjects: DocumentSubjects,
    private readonly pages: DocumentPages,
    private readonly printer: PdfPrinter,
    private readonly vault: FileVault,
  ) {}

  /** @throws Error when trying again may help; what can never succeed is marked as failed instead. */
  async make(id: string): Promise<void> {
    if (!(await this.documents.begin(id, MAX_ATTEMPTS))) {
      await this.documents.fail(id, 'It did not succeed in several tries');
      return;
    }
    try {
      await this.makeOnce(id);
    } catch (error) {
      if (!isHopeless(error)) throw error;
      await this.documents.fail(id, error.message);
    }
  }

  private async makeOnce(id: string): Promise<void> {
    const record = await this.documents.find(id);
    if (!record) return;
    const subject = await this.subjects.read(record.kind, record.subject);
    await this.documents.progress(id, 30);
    const { name, request } = await this.pages.of(subject);
    await this.documents.progress(id, 50);
    const bytes = await this.printer.print(request);
    await this.documents.progress(id, 80);
    const kept = await this.vault.keep([{ owner: id, kind: 'print', name, type: 'application/pdf', bytes }]);
    const publicId = kept[0]?.public_id ?? '';
    const finished = await this.documents.finish(id, publicId);
    // Removed meanwhile, or made by another run: this file is then nobody's. The record is read again, because it
    // alone says which of two runs counts.
    if (!finished || (await this.documents.find(id))?.public_id !== publicId) await this.vault.drop(kept);
  }
}

function isHopeless(error: unknown): error is Error {
  if (error instanceof NoChromiumError || error instanceof NothingToPrintError) return true;
  return error instanceof AppError && error.statusCode < 500;
}
