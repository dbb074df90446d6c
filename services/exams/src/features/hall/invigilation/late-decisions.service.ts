import { Injectable } from '@nestjs/common';
import type { LateAnswers, LateDecisionBody, ResultDetail } from '@concord/contracts';
import {
  type AppError,
  conflict,
  notFound,
  required,
  Page,
  type PageQuery,
  type StaffActor,
} from '@concord/nest-platform';
import { AssignmentsRepository } from '../../../store/assignments/assignments.repository';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { type LateChoices, LateAnswersRepository } from '../../../store/late-answers/late-answers.repository';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { grade, questionKeys } from '../../results/grading/grade';
import type { ResultRecord } from '../../../store/results/result.schema';
import { ResultsRepository } from '../../../store/results/results.repository';
import { interventionOf } from '../../../store/parts/intervention.schema';
import type { RecordedBody } from '../../../shared/lazy-body';
import { toLateAnswers } from './late-answers.view';
import { ExamVersionsRepository } from '../../../store/exam-versions/exam-versions.repository';
import { ResultDetails } from '../../results/results/result-details.service';

/** Staff's decisions on answers that arrived too late: one per attempt. */
@Injectable()
export class LateDecisionsService {
  constructor(
    private readonly lateAnswers: LateAnswersRepository,
    private readonly attempts: AttemptsRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly exams: ExamsRepository,
    private readonly versions: ExamVersionsRepository,
    private readonly results: ResultsRepository,
    private readonly details: ResultDetails,
  ) {}

  async list(query: PageQuery): Promise<Page<LateAnswers>> {
    const { items, total } = await this.lateAnswers.listUndecided(query);
    const ids = items.map(({ _id }) => _id);
    const [attempts, results] = await Promise.all([this.attempts.findMany(ids), this.results.findMany(ids)]);
    const exams = await this.exams.findMany(attempts.map(({ exam }) => exam));
    const [attemptOf, resultOf, examOf] = [byId(attempts), byId(results), byId(exams)];
    const views = items.flatMap((late) => {
      const attempt = attemptOf.get(String(late._id));
      const result = resultOf.get(String(late._id));
      const exam = result?.exam ?? examOf.get(String(attempt?.exam));
      return attempt && exam ? [toLateAnswers(late, attempt, exam, result)] : [];
    });
    return new Page(views, total);
  }

  /** Every step is idempotent: after an interruption the same decision may be sent again. */
  async decide(staff: StaffActor, id: string, input: RecordedBody<LateDecisionBody>): Promise<ResultDetail> {
    const result = required(await this.results.find(id), 'The result');
    const { decision, reason } = input.body;
    input.audit.note({ label: result.exam.examName, reason, details: { decision } });
    const decided = result.lateDecision?.decision;
    if (decided && decided !== decision) throw alreadyDecided();
    if (!decided) {
      const lateDecision = { ...interventionOf(staff, reason), decision, scoreBefore: result.total_score };
      const late = await this.lateAnswers.findChoices(result._id);
      if (Object.keys(late).length === 0) throw notFound('A late answer for this attempt');
      const change = decision === 'accept' ? await this.regrade(result, late) : {};
      if (!(await this.results.decideLate(result, { ...change, lateDecision }))) throw await this.refusal(id);
    }
    await this.applyToAssignment(result._id);
    return this.details.get(id);
  }

  private async refusal(id: string): Promise<AppError> {
    const isDecided = (await this.results.find(id))?.lateDecision;
    return isDecided
      ? alreadyDecided()
      : conflict('CONFLICT', 'This result has just changed. Please try again');
  }

  private async regrade(result: ResultRecord, late: LateChoices): Promise<Partial<ResultRecord>> {
    const version = await this.versions.get(result.version);
    const merged = Object.entries({ ...result.chosen, ...late });
    const chosen = Object.fromEntries(merged.filter((entry): entry is [string, number] => entry[1] !== null));
    return { ...grade(questionKeys(version, result.seed), chosen), chosen, mailed: false };
  }

  /** Sets the assignment's score to the result's; there is no attempt when the student was removed. */
  private async applyToAssignment(id: ResultRecord['_id']): Promise<void> {
    const [result, attempt] = await Promise.all([
      this.results.find(id),
      this.attempts.findWithoutAnswers(id),
    ]);
    if (result && attempt)
      await this.assignments.complete(attempt, result.total_score, attempt.submittedAt ?? result.createdAt);
    await this.lateAnswers.setDecided(id);
  }
}

const byId = <T extends { _id: unknown }>(records: readonly T[]): Map<string, T> =>
  new Map(records.map((record) => [String(record._id), record]));

const alreadyDecided = () => conflict('ALREADY_DECIDED', 'Somebody has already decided on these answers');
