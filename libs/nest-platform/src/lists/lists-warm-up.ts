import type { OnApplicationBootstrap } from '@nestjs/common';
import { log } from '../core/logger';

/** A repository with a long list. */
export interface WarmedList {
  warmList(): Promise<void>;
}

/** Reads long lists into memory at the start of a process, one after another, before their first request. */
export abstract class ListsWarmUp implements OnApplicationBootstrap {
  protected constructor(private readonly lists: readonly WarmedList[]) {}

  onApplicationBootstrap(): void {
    void this.warm();
  }

  private async warm(): Promise<void> {
    for (const list of this.lists)
      try {
        await list.warmList();
      } catch (error) {
        // The first request of the list tries again.
        log.warn({ err: error }, 'A list was not read into memory at the start');
      }
  }
}
