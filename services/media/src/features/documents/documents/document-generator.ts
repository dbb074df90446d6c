import { Injectable } from '@nestjs/common';
import { AppError } from '@concord/nest-platform';
import { FileStore } from '../../../shared/stored-files/file-store';
import { DocumentRenderer } from '../../../shared/printing/document-renderer';
import { NoChromiumError, PdfPrinter } from '../../../shared/printing/pdf-printer';
import type { DocumentRecord } from '../../../store/documents/document.schema';
import { DocumentsRepository } from '../../../store/documents/documents.repository';
import { forStaff, type PrintableRecord } from '../../../shared/printing/printable-record';
import { specimenOf } from '../../../shared/printing/specimen';
import { isOfStaff } from './document-access';
import { PrintableRecords, UnprintableRecordError } from './printable-records';

/** About a minute with the queue's back-off: long enough for a service to restart. */
const MAX_ATTEMPTS = 8;

/** Generates one requested document. Idempotent: two concurrent runs leave one file. */
@Injectable()
export class DocumentGenerator {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly records: PrintableRecords,
    private readonly renderer: DocumentRenderer,
    private readonly printer: PdfPrinter,
    private readonly store: FileStore,
  ) {}

  /** Marks the document as failed when a retry cannot succeed. @throws Error when a retry may succeed. */
  async generate(id: string): Promise<void> {
    if (!(await this.documents.startAttempt(id, MAX_ATTEMPTS))) {
      await this.documents.fail(id, 'The document could not be printed after several tries');
      return;
    }
    try {
      await this.runAttempt(id);
    } catch (error) {
      if (!isPermanent(error)) throw error;
      await this.documents.fail(id, error.message);
    }
  }

  private async runAttempt(id: string): Promise<void> {
    const document = await this.documents.find(id);
    if (!document) return;
    const found = await this.recordOf(document);
    const record = isOfStaff(document.asker) ? forStaff(found) : found;
    await this.documents.setProgress(id, 30);
    const { name, html } = await this.renderer.render(record);
    await this.documents.setProgress(id, 50);
    const bytes = await this.printer.print(html);
    await this.documents.setProgress(id, 80);
    const files = await this.store.save([{ owner: id, kind: 'print', name, type: 'application/pdf', bytes }]);
    const publicId = files[0]?.public_id ?? '';
    const finished = await this.documents.finish(id, publicId);
    // The document was removed meanwhile, or another run finished it: the record then refers to another file.
    if (!finished || (await this.documents.find(id))?.public_id !== publicId) await this.store.remove(files);
  }

  private async recordOf({
    kind,
    subject,
    draft,
    statement,
    owner,
  }: DocumentRecord): Promise<PrintableRecord> {
    if (kind === 'cpd-statement') {
      if (!statement) throw new UnprintableRecordError();
      return { kind, owner, statement };
    }
    if (kind !== 'specimen') return this.records.read(kind, subject);
    if (!draft) throw new UnprintableRecordError();
    return { kind: 'certificate', owner: '', certificate: specimenOf(draft), isSpecimen: true };
  }
}

function isPermanent(error: unknown): error is Error {
  if (error instanceof NoChromiumError || error instanceof UnprintableRecordError) return true;
  return error instanceof AppError && error.statusCode < 500;
}
