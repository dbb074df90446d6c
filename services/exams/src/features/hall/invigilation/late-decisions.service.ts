import { Injectable } from '@nestjs/common';
import type { LateDecisionBody, ResultDetail } from '@concord/contracts';
import { type AppError, conflict, notFound, required, type StaffActor } from '@concord/nest-platform';
import type { RecordedBody } from '../../../shared/lazy-body';
import { ExamVersionsRepository } from '../../../store/exam-versions/exam-versions.repository';
import { type LateChoices, LateAnswersRepository } from '../../../store/late-answers/late-answers.repository';
import { interventionOf } from '../../../store/parts/intervention.schema';
import { anotherMail } from '../../../store/results/result-mails.repository';
import type { ResultRecord } from '../../../store/results/result.schema';
import { ResultsRepository } from '../../../store/results/results.repository';
import { grade, questionKeys } from '../../results/grading/grade';
import { ResultDetails } from '../../results/results/result-details.service';
import { DecidedScores } from './decided-scores.service';

/** Decisions of staff on late answers, one per attempt. */
@Injectable()
export class LateDecisionsService {
  constructor(
    private readonly lateAnswers: LateAnswersRepository,
    private readonly versions: ExamVersionsRepository,
    private readonly results: ResultsRepository,
    private readonly scores: DecidedScores,
    private readonly details: ResultDetails,
  ) {}

  /** Each step is idempotent, so that the same decision may be sent again after an interruption. */
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
    await this.scores.apply(result._id);
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
    return { ...grade(questionKeys(version, result.seed), chosen), chosen, ...anotherMail() };
  }
}

const alreadyDecided = () => conflict('ALREADY_DECIDED', 'Somebody has already decided on these answers');
