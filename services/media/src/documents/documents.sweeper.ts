import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { log } from '@concord/nest-platform';
import { DocumentQueue } from './document-queue';
import { DocumentRemoval } from './document-removal';
import { DocumentsRepository } from './documents.repository';

const EVERY_MS = 5000;
/** A document that has not moved for this long may be unknown to Redis; adding a job that it knows does nothing. */
const STILL_MS = 5000;
const KEPT_MS = 24 * 60 * 60 * 1000;

/** Brings back what Redis forgot and removes documents after a day. */
@Injectable()
export class DocumentsSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private sweeping?: Promise<void>;

  constructor(
    private readonly documents: DocumentsRepository,
    private readonly removal: DocumentRemoval,
    private readonly queue: DocumentQueue,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sweeping ??= this.sweep()
        .catch((err: unknown) => log.warn({ err }, 'the documents could not be swept'))
        .finally(() => (this.sweeping = undefined));
    }, EVERY_MS);
  }

  async sweep(now = Date.now()): Promise<void> {
    await this.removal.dropCreatedBefore(new Date(now - KEPT_MS));
    for (const id of await this.documents.idsWaitingSince(new Date(now - STILL_MS)))
      if (!(await this.queue.add(id))) return;
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.sweeping;
  }
}
