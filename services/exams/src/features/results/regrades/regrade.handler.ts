import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { RegradeOutcome } from '@concord/contracts';
import {
  objectIdOf,
  type RunningTask,
  TaskHandler,
  type TaskProgress,
  TaskRegistry,
} from '@concord/nest-platform';
import { ExamStatisticsRepository } from '../../../store/exam-statistics/exam-statistics.repository';
import { ExamVersionsRepository } from '../../../store/exam-versions/exam-versions.repository';
import { count, noOutcome, type RegradeRequest, regradeRequest } from './regrade-request';
import { isNeeded, RegradePlans } from './regrade-plans.service';
import { RegradeWriter, type Written } from './regrade-writer.service';

/** Maximum duration of a batch of gradings, which may have started with the old keys. */
const GRADING_MS = 3000;

/**
 * Regrades results of earlier versions by the keys of the current one. Versions get the new keys first, so that open
 * attempts and late answers use them. A version stays marked until all its results are done, so that the next regrade
 * completes an interrupted one.
 */
@Injectable()
export class RegradeHandler extends TaskHandler<'regrade', RegradeRequest> {
  constructor(
    registry: TaskRegistry,
    private readonly versions: ExamVersionsRepository,
    private readonly plans: RegradePlans,
    private readonly writer: RegradeWriter,
    private readonly statistics: ExamStatisticsRepository,
  ) {
    super(registry, 'regrade', regradeRequest);
  }

  async run(task: RunningTask<RegradeRequest>, progress: TaskProgress): Promise<RegradeOutcome> {
    const present = await this.versions.get(objectIdOf(task.request.version));
    const plans = (await this.plans.of(present)).filter(isNeeded);
    const total = plans.reduce((sum, { results }) => sum + results, 0);
    const begun = new Date();
    for (const { version, keys } of plans) await this.versions.setKeys(version, keys);
    const outcome = noOutcome();
    const counted = new Set<string>();
    const addChanges = ({ corrected }: Written) => {
      for (const { result, correction, pass } of corrected) {
        const id = String(result._id);
        if (!counted.has(id)) count(outcome, { passBefore: correction.passBefore, pass });
        counted.add(id);
      }
    };
    let done = 0;
    for (const plan of plans)
      for await (const written of this.writer.write(task, plan)) {
        outcome.results += written.results;
        addChanges(written);
        done += written.read;
        await progress.advance(Math.min(done, total), total);
      }
    await sleep(GRADING_MS);
    // Results graded meanwhile, possibly by the old keys.
    for (const plan of plans)
      for await (const written of this.writer.write(task, plan, begun)) addChanges(written);
    await this.statistics.expire(present.exam);
    for (const { version } of plans) await this.versions.setRegraded(version._id);
    return outcome;
  }
}
