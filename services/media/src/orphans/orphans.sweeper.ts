import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { RepeatingTask } from '@concord/nest-platform';
import { OrphanedFiles } from './orphaned-files';
import { OrphanedObjects } from './orphaned-objects';
import { OrphanedPictures } from './orphaned-pictures';

const INTERVAL_MS = 3 * 60 * 1000;

/** Removes orphaned files and objects every few minutes; concurrent workers do no harm. */
@Injectable()
export class OrphansSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly tasks: RepeatingTask[];

  constructor(files: OrphanedFiles, pictures: OrphanedPictures, objects: OrphanedObjects) {
    this.tasks = [files, pictures, objects].map(
      (orphans) =>
        new RepeatingTask(() => orphans.sweep(), {
          intervalMs: INTERVAL_MS,
          failureMessage: 'orphaned files could not be swept',
        }),
    );
  }

  onApplicationBootstrap(): void {
    for (const task of this.tasks) task.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.tasks.map((task) => task.stop()));
  }
}
