import { Injectable } from '@nestjs/common';
import { log, RepeatingTask } from '@concord/nest-platform';
import { MergesRepository } from '../../../store/merges/merges.repository';
import { MergeRunner } from './merge-runner.service';

/** Longer than a request takes to finish its own merge. */
const AGE_MS = 15_000;

/** Finishes merges and undos whose process was killed. */
@Injectable()
export class MergesSweeper extends RepeatingTask {
  constructor(
    private readonly merges: MergesRepository,
    private readonly runner: MergeRunner,
  ) {
    super(() => this.sweep(), {
      name: 'merges-sweeper',
      intervalMs: 30_000,
      failureMessage: 'a sweep of merges failed',
    });
  }

  async sweep(before = new Date(Date.now() - AGE_MS)): Promise<void> {
    for (const merge of await this.merges.unfinished(before))
      await this.runner.run(merge).catch((error: unknown) => {
        log.warn({ err: error, merge: merge._id }, 'a merge is left to the next sweep');
      });
  }
}
