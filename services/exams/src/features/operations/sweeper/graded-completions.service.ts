import { Injectable } from '@nestjs/common';
import { AssignmentsRepository } from '../../../store/assignments/assignments.repository';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { DueAttemptsRepository } from '../../../store/attempts/due-attempts.repository';
import { ResultsRepository } from '../../../store/results/results.repository';
import { GradingJobs } from './grading-jobs.service';

const BATCH = 100;
/** Age of a submission without a result after which its job counts as lost. */
const JOB_LOST_AFTER_MS = 4000;

/** Completes graded attempts and their assignments. */
@Injectable()
export class GradedCompletions {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly due: DueAttemptsRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly results: ResultsRepository,
    private readonly jobs: GradingJobs,
  ) {}

  /** Copies scores to assignments, marks attempts as graded, and enqueues submissions without a result again. */
  async completeAll(signal: AbortSignal): Promise<void> {
    const before = new Date(Date.now() - JOB_LOST_AFTER_MS);
    for await (const submitted of this.due.findUngraded(before, BATCH)) {
      if (signal.aborted) return;
      const scores = await this.results.scoresOf(submitted.map(({ _id }) => _id));
      const graded = submitted.filter(({ _id }) => scores.has(String(_id)));
      await this.assignments.completeAll(
        graded.map(({ _id, assignment, round, submittedAt }) => ({
          assignment,
          round,
          score: scores.get(String(_id)) ?? 0,
          dateWritten: submittedAt ?? before,
        })),
      );
      await this.attempts.setGraded(graded.map(({ _id }) => _id));
      await this.jobs.add(submitted.filter(({ _id }) => !scores.has(String(_id))).map(({ _id }) => _id));
    }
  }
}
