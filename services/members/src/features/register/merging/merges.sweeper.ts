import { Injectable } from '@nestjs/common';
import { UnfinishedSweeper } from '../../../shared/unfinished/unfinished.sweeper';
import type { StoredMerge } from '../../../store/merges/merge.schema';
import { MergesRepository } from '../../../store/merges/merges.repository';
import { MergeRunner } from './merge-runner.service';

/** Finishes merges and undos whose process was killed. */
@Injectable()
export class MergesSweeper extends UnfinishedSweeper<StoredMerge> {
  constructor(merges: MergesRepository, runner: MergeRunner) {
    super({
      name: 'merges-sweeper',
      one: 'a merge',
      find: (before) => merges.unfinished(before),
      finish: (merge) => runner.run(merge),
      idOf: ({ _id }) => _id,
    });
  }
}
