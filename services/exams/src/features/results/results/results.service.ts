import { Injectable } from '@nestjs/common';
import type { Result, ResultDetail, ResultListQuery, ResultRow } from '@concord/contracts';
import {
  AppError,
  type CandidateActor,
  forbidden,
  notFound,
  Page,
  required,
  type StaffActor,
} from '@concord/nest-platform';
import { ApplicantsService } from '../../../shared/applicants/applicants.service';
import { countsOf } from '../../../shared/attempts/activity.view';
import { isReset } from '../../../store/attempts/attempt.schema';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { CandidateSessions } from '../../../shared/candidate-sessions/candidate-sessions.service';
import { lateChoicesOf, LateAnswersRepository } from '../../../store/late-answers/late-answers.repository';
import { isResultRecent } from '../../../shared/candidate-sessions/session-end';
import { drawPaper } from '../../authoring/papers/draw';
import { ExamViews } from '../../authoring/exams/exam-views';
import { HeldExams } from '../../../shared/held-results/held-exams.service';
import { toResult, toResultDetail } from './result.view';
import type { ResultRecord } from '../../../store/results/result.schema';
import { ResultsRepository } from '../../../store/results/results.repository';
import { maySeeScore, type ScoreState } from './score-access';
import { ExamVersionsRepository } from '../../../store/exam-versions/exam-versions.repository';

@Injectable()
export class ResultsService {
  constructor(
    private readonly results: ResultsRepository,
    private readonly versions: ExamVersionsRepository,
    private readonly lateAnswers: LateAnswersRepository,
    private readonly attempts: AttemptsRepository,
    private readonly sessions: CandidateSessions,
    private readonly held: HeldExams,
    private readonly views: ExamViews,
    private readonly applicants: ApplicantsService,
  ) {}

  /** With how each applicant stands now, and whether the candidate sees the result yet. */
  async list(query: ResultListQuery): Promise<Page<ResultRow>> {
    const { items, total } = await this.results.list(query);
    const [standings, held] = await Promise.all([
      this.applicants.standingsOf(items.map(({ student }) => String(student._id))),
      Promise.all(items.map((result) => this.heldOf(result))),
    ]);
    const rows = items.map((result, place): ResultRow => {
      const [isHeld, standing] = [held[place], standings.get(String(result.student._id))];
      return { ...toResult(result), ...(isHeld && { held: isHeld }), ...(standing && { standing }) };
    });
    return new Page(rows, total);
  }

  /**
   * The detail for SUPER_ADMIN, who alone among staff may call it; the plain result for its candidate, unless it is held
   * or staff have reset the attempt.
   */
  async get(actor: StaffActor | CandidateActor, id: string): Promise<Result | ResultDetail> {
    if (actor.kind === 'staff') return this.getDetail(id);
    const result = required(await this.results.find(id), 'The result');
    if (String(result.student._id) !== actor.id) throw forbidden();
    if (!isResultRecent(result)) await this.sessions.require(actor);
    if (!maySeeScore(actor, await this.stateOf(result))) throw notFound('The result');
    return toResult(result);
  }

  /** With the right answers: for SUPER_ADMIN only. */
  async getDetail(id: string): Promise<ResultDetail> {
    const result = required(await this.results.find(id), 'The result');
    const [version, late, attempt, held, standings] = await Promise.all([
      this.versions.find(result.version),
      this.lateAnswers.find(result._id),
      this.attempts.findWithoutAnswers(result._id),
      this.heldOf(result),
      this.applicants.standingsOf([String(result.student._id)]),
    ]);
    const standing = standings.get(String(result.student._id));
    const questions = version ? drawPaper(version, result.seed).map(({ question }) => question) : [];
    const detail = {
      ...toResultDetail(
        result,
        questions,
        late ? lateChoicesOf(late) : {},
        await this.views.partsOf({ questions }),
      ),
      ...(attempt && countsOf(attempt)),
      ...(held && { held }),
      ...(standing && { standing }),
    };
    if (!late || !attempt) return detail;
    return { ...detail, lateByMs: late.receivedAt.getTime() - attempt.deadline.getTime() };
  }

  /** For the service that prints results, which knows who asks. One that is held is on paper for nobody. */
  async getForPrinting(id: string): Promise<Result & { isReset: boolean }> {
    const result = required(await this.results.find(id), 'The result');
    const state = await this.stateOf(result);
    if (state.held) throw new AppError(404, 'NOT_FOUND', 'This result can be printed when it is released');
    return { ...toResult(result), isReset: state.isReset };
  }

  /** The attempt is gone when its student was removed. */
  private async stateOf(result: ResultRecord): Promise<ScoreState> {
    const [attempt, held] = await Promise.all([
      this.attempts.findWithoutAnswers(result._id),
      this.heldOf(result),
    ]);
    return { held, isReset: attempt !== null && isReset(attempt) };
  }

  private heldOf({ exam, unconfirmed }: Pick<ResultRecord, 'exam' | 'unconfirmed'>) {
    return this.held.ofSitting({ exam: exam._id, unconfirmed });
  }
}
