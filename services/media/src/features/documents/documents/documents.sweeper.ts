import { Injectable } from '@nestjs/common';
import { RepeatingTask } from '@concord/nest-platform';
import { DocumentRemoval } from './document-removal';
import { DocumentsQueue } from './documents.queue';
import { DocumentsRepository } from '../../../store/documents/documents.repository';

const INTERVAL_MS = 5000;
/** Time without progress after which Redis may have lost the job; adding a known job does nothing. */
const STALLED_MS = 5000;
const RETENTION_MS = 24 * 60 * 60 * 1000;

/** Adds lost jobs to the queue again and removes documents after a day. */
@Injectable()
export class DocumentsSweeper extends RepeatingTask {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly removal: DocumentRemoval,
    private readonly queue: DocumentsQueue,
  ) {
    super(() => this.sweep(), {
      name: 'documents-sweeper',
      intervalMs: INTERVAL_MS,
      failureMessage: 'the documents could not be swept',
    });
  }

  async sweep(now = Date.now()): Promise<void> {
    await this.removal.removeCreatedBefore(new Date(now - RETENTION_MS));
    for (const id of await this.documents.idsPendingSince(new Date(now - STALLED_MS)))
      if (!(await this.queue.add(id))) return;
  }
}
