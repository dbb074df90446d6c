import { Injectable } from '@nestjs/common';
import type { StoredMerge } from '../../../store/merges/merge.schema';
import { MergesRepository } from '../../../store/merges/merges.repository';
import { MergeCorrespondence } from './merge-correspondence.service';
import { MergeRecords } from './merge-records.service';
import { MergeSteps } from './merge-steps.service';
import { UndoSteps } from './undo-steps.service';

/** Runs a merge or an undo to its end, from wherever it is. */
@Injectable()
export class MergeRunner {
  constructor(
    private readonly merges: MergesRepository,
    private readonly steps: MergeSteps,
    private readonly undoing: UndoSteps,
    private readonly records: MergeRecords,
    private readonly correspondence: MergeCorrespondence,
  ) {}

  async run(merge: StoredMerge): Promise<void> {
    if (merge.state === 'undoing') {
      const entries = await this.undoing.run(merge);
      await this.records.giveBack(merge, entries);
      await this.correspondence.giveBack(merge, entries);
      await this.merges.end(merge._id, 'undone');
    }
    if (merge.state === 'running') {
      await this.steps.run(merge);
      // Last, because a document of the dropped member may have got its number until now.
      await this.records.move(merge);
      await this.correspondence.move(merge);
      await this.merges.end(merge._id, 'done');
    }
  }
}
