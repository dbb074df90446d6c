import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { RepeatingTask } from '@concord/nest-platform';
import { DocumentRemoval } from './document-removal';
import { DocumentsQueue } from './documents.queue';
import { DocumentsRepository } from './documents.repository';

const INTERVAL_MS = 5000;
/** Redis may have lost the job of a document without progress for this long; adding a known job does nothing. */
const STALLED_MS = 5000;
const RETENTION_MS = 24 * 60 * 60 * 1000;

/** Adds lost jobs to the queue again and removes documents after a day. */
@Injectable()
export class DocumentsSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly task = new RepeatingTask(() => this.sweep(), {
    intervalMs: INTERVAL_MS,
    failureMessage: 'the documents could not be swept',
  });

  constructor(
    private readonly documents: DocumentsRepository,
    private readonly removal: DocumentRemoval,
    private readonly queue: DocumentsQueue,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  async sweep(now = Date.now()): Promise<void> {
    await this.removal.removeCreatedBefore(new Date(now - RETENTION_MS));
    for (const id of await this.documents.idsPendingSince(new Date(now - STALLED_MS)))
      if (!(await this.queue.add(id))) return;
  }

  onApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }
}
