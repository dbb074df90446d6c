import { Injectable } from '@nestjs/common';
import { recordName } from '@concord/institute';
import {
  AuditTrail,
  type ChangeOfMany,
  type ObjectId,
  objectIdOf,
  recordIdOf,
  type RunningTask,
  staffRefOf,
} from '@concord/nest-platform';
import { AssignmentsRepository } from '../../../store/assignments/assignments.repository';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import {
  type GradedResult,
  RegradedResultsRepository,
} from '../../../store/results/regraded-results.repository';
import { owesMail } from '../../../store/results/result-mails.repository';
import type { CorrectionRecord } from '../../../store/results/result.schema';
import { changedBy, type RegradeRequest } from './regrade-request';
import type { RegradePlan } from './regrade-plans.service';

type Task = RunningTask<RegradeRequest>;

/** A corrected result, with its earlier and its new score. */
interface Corrected {
  readonly result: GradedResult;
  readonly correction: CorrectionRecord;
  readonly score: number;
  readonly pass: boolean;
}

/** Results of a batch: those read, the final ones, and those that the task corrected, in this run or an earlier one. */
export interface Written {
  readonly read: number;
  readonly results: number;
  readonly corrected: readonly Corrected[];
}

/** Corrects results in batches, with all consequences. Repeating a batch has no effect. */
@Injectable()
export class RegradeWriter {
  constructor(
    private readonly results: RegradedResultsRepository,
    private readonly attempts: AttemptsRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Corrects the results of a version, batch by batch.
   * @param since only results that were graded, or whose late answers were decided on, from then on
   */
  async *write(task: Task, plan: RegradePlan, since?: Date): AsyncGenerator<Written> {
    for await (const batch of this.results.batches(plan.version._id, since))
      yield this.writeBatch(task, plan, batch);
  }

  /** Results of reset rounds stay: they do not count, and their candidates have been notified. */
  private async writeBatch(task: Task, plan: RegradePlan, batch: readonly GradedResult[]): Promise<Written> {
    const reset = await this.attempts.resetAmong(batch.map(({ _id }) => _id));
    let final = batch.filter(({ _id }) => !reset.has(String(_id)));
    let isSure = false;
    // Repeats for results that a decision on late answers changed concurrently.
    while (!isSure) {
      isSure = await this.correct(task, plan, final);
      if (!isSure) final = await this.results.reread(final.map(({ _id }) => _id));
    }
    const now = await this.results.reread(final.map(({ _id }) => _id));
    return {
      read: batch.length,
      results: final.length,
      corrected: now.flatMap((result) => correctedBy(task, result)),
    };
  }

  /** @returns false if any of the results changed since they were read */
  private async correct(task: Task, plan: RegradePlan, results: readonly GradedResult[]): Promise<boolean> {
    const at = new Date();
    const due = changedBy(plan, results).map(({ result, grade }) => ({
      result,
      grade,
      correction: {
        by: staffRefOf(task.staff),
        at,
        reason: task.request.reason,
        task: objectIdOf(task.id),
        scoreBefore: result.total_score,
        passBefore: result.pass,
        wasMailed: !owesMail(result),
      },
    }));
    // An earlier run may have ended after its corrections, but before their consequences.
    const done = results.flatMap((result) => correctedBy(task, result));
    const corrected = [
      ...done.filter(({ result }) => !due.some((each) => each.result === result)),
      ...due.map(({ result, correction, grade: { total_score: score, pass } }) => ({
        result,
        correction,
        score,
        pass,
      })),
    ];
    if (corrected.length === 0) return true;
    let isSure = true;
    await this.audit.changeMany(
      corrected.map((each) => recordOf(task, each)),
      async () => {
        if (due.length > 0) isSure = (await this.results.correct(due)) === due.length;
        if (isSure) await this.rescore(corrected);
        const records = isSure
          ? []
          : corrected.map(({ result }) => recordIdOf(task.id, recordKey(result._id)));
        return new Map(records.map((record) => [record, 'CONFLICT']));
      },
    );
    return isSure;
  }

  /**
   * Updates the assignments of corrected results, except for later rounds, removed assignments and removed students.
   */
  private async rescore(corrected: readonly Corrected[]): Promise<void> {
    const scores = new Map(corrected.map(({ result, score }) => [String(result._id), score]));
    const attempts = await this.attempts.findRounds(corrected.map(({ result }) => result._id));
    await this.assignments.rescoreAll(
      attempts.flatMap(({ _id, assignment, round, submittedAt }) => {
        const score = scores.get(String(_id));
        return score === undefined || !submittedAt
          ? []
          : [{ assignment, round, score, dateWritten: submittedAt }];
      }),
    );
  }
}

/** Corrections of a result by this task. */
function correctedBy({ id }: Task, result: GradedResult): Corrected[] {
  const correction = result.corrections?.findLast(({ task }) => String(task) === id);
  return correction ? [{ result, correction, score: result.total_score, pass: result.pass }] : [];
}

const recordKey = (result: ObjectId) => `audit-${String(result)}`;

/** Audit record of one result, in its own history. The request has a record in the exam's history. */
function recordOf(
  { id, staff, origin, request }: Task,
  { result, correction, score }: Corrected,
): ChangeOfMany {
  return {
    recordId: recordIdOf(id, recordKey(result._id)),
    action: 'result.regrade',
    actor: { kind: 'staff', ...staff },
    ...origin,
    target: { entity: 'result', id: String(result._id), label: recordName(result.student) },
    reason: request.reason,
    details: { examName: result.exam.examName, student: String(result.student._id), task: id },
    before: { score: correction.scoreBefore },
    after: { score },
  };
}
