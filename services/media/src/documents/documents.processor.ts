import { Injectable } from '@nestjs/common';
import { documentJob, type DocumentJob, QUEUES } from '@concord/contracts';
import { JobWorker, RedisConnection } from '@concord/nest-platform';
import { PdfPrinter } from '../printing/pdf-printer';
import { DocumentMaker } from './document-maker';

/** Pages printed at once: one core each. */
const CONCURRENCY = 2;
/** Another worker takes over what has not ended by then. */
const DRAIN_MS = 4000;

/** Consumer of the queue of documents. */
@Injectable()
export class DocumentsProcessor extends JobWorker<DocumentJob> {
  constructor(
    redis: RedisConnection,
    maker: DocumentMaker,
    private readonly printer: PdfPrinter,
  ) {
    super(redis, {
      queue: QUEUES.documents,
      schema: documentJob,
      handle: ({ documentId }) => maker.make(documentId),
      concurrency: CONCURRENCY,
      drainMs: DRAIN_MS,
      failureMessage: 'a document could not be printed',
    });
  }

  override async onApplicationShutdown(): Promise<void> {
    await super.onApplicationShutdown();
    await this.printer.close();
  }
}
