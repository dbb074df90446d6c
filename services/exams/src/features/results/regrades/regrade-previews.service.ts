import { Injectable } from '@nestjs/common';
import { REGRADE_NAMED, type RegradePreview } from '@concord/contracts';
import { recordName } from '@concord/institute';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { ExamVersionsRepository } from '../../../store/exam-versions/exam-versions.repository';
import { RegradedResultsRepository } from '../../../store/results/regraded-results.repository';
import { changedBy, count, noOutcome } from './regrade-request';
import { isNeeded, type RegradePlan } from './regrade-plans.service';

/** Computes the outcome of a regrade without storing it. */
@Injectable()
export class RegradePreviews {
  constructor(
    private readonly versions: ExamVersionsRepository,
    private readonly results: RegradedResultsRepository,
    private readonly attempts: AttemptsRepository,
  ) {}

  async of(plans: readonly RegradePlan[]): Promise<RegradePreview> {
    const outcome: RegradePreview = { ...noOutcome(), students: [], unmatched: [] };
    for (const plan of plans) {
      const { version, unmatched } = plan;
      if (isNeeded(plan)) await this.addVersion(plan, outcome);
      if (unmatched.length === 0) continue;
      const number = await this.versions.numberOf(version);
      for (const { id, question, answer } of unmatched)
        outcome.unmatched.push({ _id: id, question, answer, version: number, results: plan.results });
    }
    return outcome;
  }

  private async addVersion(plan: RegradePlan, outcome: RegradePreview): Promise<void> {
    for await (const batch of this.results.batches(plan.version._id)) {
      const reset = await this.attempts.resetAmong(batch.map(({ _id }) => _id));
      const final = batch.filter(({ _id }) => !reset.has(String(_id)));
      outcome.results += final.length;
      for (const { result, grade } of changedBy(plan, final)) {
        count(outcome, { passBefore: result.pass, pass: grade.pass });
        if (outcome.students.length === REGRADE_NAMED) continue;
        outcome.students.push({
          _id: String(result._id),
          student: String(result.student._id),
          name: recordName(result.student),
          scoreBefore: result.total_score,
          scoreAfter: grade.total_score,
          total: grade.total_questions,
          passBefore: result.pass,
          passAfter: grade.pass,
        });
      }
    }
  }
}
