import { Injectable } from '@nestjs/common';
import { type DocumentJob, QUEUES } from '@concord/contracts';
import { JobQueue, RedisConnection } from '@concord/nest-platform';

/** Producer of the queue of documents to print; the sweeper adds again what Redis did not take. */
@Injectable()
export class DocumentQueue extends JobQueue<DocumentJob> {
  constructor(redis: RedisConnection) {
    super(redis, QUEUES.documents, (documentId) => ({
      jobId: `document-${documentId}`,
      data: { documentId },
    }));
  }
}
