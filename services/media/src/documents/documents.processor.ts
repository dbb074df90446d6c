import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { documentJob, type DocumentJob, QUEUES } from '@concord/contracts';
import { log, RedisConnection, startWorker } from '@concord/nest-platform';
import { PdfPrinter } from '../printing/pdf-printer';
import { DocumentMaker } from './document-maker';

/** Pages printed at once: one core each. */
const CONCURRENCY = 2;
/** Jobs under way have this long to end; another worker takes over what does not. */
const DRAIN_MS = 4000;

/** Consumes the queue of documents. */
@Injectable()
export class DocumentsProcessor implements OnApplicationBootstrap, OnApplicationShutdown {
  private worker?: ReturnType<typeof startWorker<DocumentJob>>;

  constructor(
    private readonly redis: RedisConnection,
    private readonly maker: DocumentMaker,
    private readonly printer: PdfPrinter,
  ) {}

  onApplicationBootstrap(): void {
    this.worker = startWorker<DocumentJob>(
      QUEUES.documents,
      this.redis.url,
      (data) => this.maker.make(documentJob.parse(data).documentId),
      { concurrency: CONCURRENCY, onError: (err) => log.warn({ err }, 'a document could not be printed') },
    );
  }

  async onApplicationShutdown(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, DRAIN_MS)));
    await Promise.race([this.worker?.close(), late]);
    clearTimeout(timer);
    await this.printer.close();
  }
}
