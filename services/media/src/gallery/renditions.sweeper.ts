import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { log, RepeatingTask } from '@concord/nest-platform';
import { RenditionsBackfill } from './renditions-backfill';

const INTERVAL_MS = 3 * 60 * 1000;

/** Runs the backfill at start and repeatedly: during a rollout an older API process still stores pictures without. */
@Injectable()
export class RenditionsSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly task = new RepeatingTask(() => this.sweep(), {
    intervalMs: INTERVAL_MS,
    firstDelayMs: 0,
    failureMessage: 'renditions of gallery pictures could not be made',
  });

  constructor(private readonly backfill: RenditionsBackfill) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.task.stop();
  }

  private async sweep(): Promise<void> {
    const count = await this.backfill.run();
    if (count > 0) log.info({ count }, 'gallery pictures got their renditions');
  }
}
