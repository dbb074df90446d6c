import { Injectable } from '@nestjs/common';
import type { ResultDetail } from '@concord/contracts';
import { required } from '@concord/nest-platform';
import { ApplicantsService } from '../../../shared/applicants/applicants.service';
import { countsOf } from '../../../shared/attempts/activity.view';
import { lateChoicesOf, LateAnswersRepository } from '../../../store/late-answers/late-answers.repository';
import { ResultsRepository } from '../../../store/results/results.repository';
import { ResultQuestions } from './result-questions.service';
import { ResultStates } from './result-states.service';
import { toResultDetail } from './result.view';

/** Shows results with their questions. */
@Injectable()
export class ResultDetails {
  constructor(
    private readonly results: ResultsRepository,
    private readonly questions: ResultQuestions,
    private readonly lateAnswers: LateAnswersRepository,
    private readonly states: ResultStates,
    private readonly applicants: ApplicantsService,
  ) {}

  /** Includes the right answers: for SUPER_ADMIN only. */
  async get(id: string): Promise<ResultDetail> {
    const result = required(await this.results.find(id), 'The result');
    const [{ questions, partsOf }, late, { attempt, held }, standings] = await Promise.all([
      this.questions.of(result),
      this.lateAnswers.find(result._id),
      this.states.stateOf(result),
      this.applicants.standingsOf([String(result.student._id)]),
    ]);
    const standing = standings.get(String(result.student._id));
    const detail = {
      ...toResultDetail(result, questions, late ? lateChoicesOf(late) : {}, partsOf),
      ...(attempt && countsOf(attempt)),
      ...(held && { held }),
      ...(standing && { standing }),
    };
    if (!late || !attempt) return detail;
    return { ...detail, lateByMs: late.receivedAt.getTime() - attempt.deadline.getTime() };
  }
}
