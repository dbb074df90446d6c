import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { log } from '@concord/nest-platform';
import { RenditionsBackfill } from './renditions-backfill';

const EVERY_MS = 3 * 60 * 1000;

/** Looks at start and every few minutes: an older API process may still take uploads while a new one is rolled out. */
@Injectable()
export class RenditionsSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;

  constructor(private readonly backfill: RenditionsBackfill) {}

  onApplicationBootstrap(): void {
    this.look();
    this.timer = setInterval(() => this.look(), EVERY_MS);
  }

  private look(): void {
    this.running ??= this.backfill
      .run()
      .then(
        (count) => count > 0 && log.info({ count }, 'gallery pictures were given their renditions'),
        (err: unknown) => log.warn({ err }, 'renditions of gallery pictures could not be made'),
      )
      .then(() => (this.running = undefined));
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }
}
