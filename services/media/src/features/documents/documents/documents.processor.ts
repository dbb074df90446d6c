import { Injectable } from '@nestjs/common';
import { documentJob, type DocumentJob, QUEUES } from '@concord/contracts';
import { JobWorker, RedisConnection } from '@concord/nest-platform';
import { PdfPrinter } from '../../../shared/printing/pdf-printer';
import { DocumentGenerator } from './document-generator';

/** Documents printed in parallel: one per core. */
const CONCURRENCY = 2;
/** Longest wait for running jobs at shutdown; another worker takes over the rest. */
const DRAIN_MS = 4000;

/** Consumer of the documents queue. */
@Injectable()
export class DocumentsProcessor extends JobWorker<DocumentJob> {
  constructor(
    redis: RedisConnection,
    generator: DocumentGenerator,
    private readonly printer: PdfPrinter,
  ) {
    super(redis, {
      queue: QUEUES.documents,
      schema: documentJob,
      handle: ({ documentId }) => generator.generate(documentId),
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
