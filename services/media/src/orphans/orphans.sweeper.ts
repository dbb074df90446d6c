import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { log } from '@concord/nest-platform';
import { OrphanedPictures } from '../gallery/orphaned-pictures';
import { OrphanedFiles } from './orphaned-files';
import { StrayObjects } from './stray-objects';

const EVERY_MS = 3 * 60 * 1000;

/** Looks every few minutes for files that are nobody's; two workers that do so at once do no harm. */
@Injectable()
export class OrphansSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private sweeping?: Promise<void>;

  constructor(
    private readonly files: OrphanedFiles,
    private readonly pictures: OrphanedPictures,
    private readonly objects: StrayObjects,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sweeping ??= this.sweep().finally(() => (this.sweeping = undefined));
    }, EVERY_MS);
  }

  private async sweep(): Promise<void> {
    const failed = (err: unknown) => log.warn({ err }, "files that are nobody's could not be swept");
    await this.files.sweep().catch(failed);
    await this.pictures.sweep().catch(failed);
    await this.objects.sweep().catch(failed);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.sweeping;
  }
}
