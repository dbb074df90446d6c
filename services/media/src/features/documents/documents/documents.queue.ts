import { Injectable } from '@nestjs/common';
import { type DocumentJob, QUEUES } from '@concord/contracts';
import { JobQueue, RedisConnection } from '@concord/nest-platform';

/** Producer of the documents queue; the sweeper adds jobs again that Redis did not accept or lost. */
@Injectable()
export class DocumentsQueue extends JobQueue<DocumentJob> {
  constructor(redis: RedisConnection) {
    super(redis, QUEUES.documents, (documentId) => ({
      jobId: `document-${documentId}`,
      data: { documentId },
    }));
  }
}
