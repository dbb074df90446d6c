import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type DocumentJob, QUEUES } from '@concord/contracts';
import { JobQueue, log, RedisConnection } from '@concord/nest-platform';

/** Producer of the queue of documents to print; what Redis does not take, the sweeper brings again. */
@Injectable()
export class DocumentQueue implements OnApplicationShutdown {
  private readonly jobs: JobQueue<DocumentJob>;

  constructor(redis: RedisConnection) {
    this.jobs = new JobQueue(QUEUES.documents, redis.url, (err) =>
      log.warn({ err }, 'the documents queue failed'),
    );
  }

  add(documentId: string): Promise<boolean> {
    return this.jobs.add(`document-${documentId}`, { documentId });
  }

  onApplicationShutdown(): Promise<void> {
    return this.jobs.close();
  }
}
