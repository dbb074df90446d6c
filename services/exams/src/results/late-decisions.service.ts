import { Injectable } from '@nestjs/common';
import { LIMITS, type LateAnswers, type LateDecisionBody, type ResultDetail } from '@concord/contracts';
import { type Actor, conflict, Listed, notFound, requireStaff } from '@concord/nest-platform';
import { AssignmentsRepository } from '../assignments/assignments.repository';
import type { AttemptDoc } from '../attempts/attempt.schema';
import { AttemptsRepository } from '../attempts/attempts.repository';
import { type LateDoc, LateAnswersRepository, lateChoicesOf } from '../attempts/late-answers.repository';
import { ExamsRepository } from '../exams/exams.repository';
import { grade, questionKeys } from '../grading/grade';
import { interventionOf } from '../invigilation/intervention.schema';
import type { ResultDoc } from './result.schema';
import { ResultsRepository } from './results.repository';
import { ResultsService } from './results.service';

const KEPT_MS = LIMITS.lateAnswersHours * 60 * 60 * 1000;

/** Answers that came too late to count: staff see them and decide, once. */
@Injectable()
export class LateDecisionsService {
  constructor(
    private readonly late: LateAnswersRepository,
    private readonly attempts: AttemptsRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly exams: ExamsRepository,
    private readonly results: ResultsRepository,
    private readonly details: ResultsService,
  ) {}

  async list({ page, pageSize }: { page: number; pageSize: number }): Promise<Listed<LateAnswers>> {
    const { items, total } = await this.late.listUndecided(page, pageSize);
    const ids = items.map(({ _id }) => _id);
    const [attempts, results] = await Promise.all([this.attempts.findMany(ids), this.results.findMany(ids)]);
    const exams = await this.exams.findMany(attempts.map(({ exam }) => exam));
    const attemptOf = new Map(attempts.map((attempt) => [String(attempt._id), attempt]));
    const resultOf = new Map(results.map((result) => [String(result._id), result]));
    const examOf = new Map(exams.map((exam) => [String(exam._id), exam]));
    const views = items.flatMap((late) => {
      const attempt = attemptOf.get(String(late._id));
      const result = resultOf.get(String(late._id));
      const exam = result?.exam ?? examOf.get(String(attempt?.exam));
      return attempt && exam ? [lateAnswersView(late, attempt, exam, result)] : [];
    });
    return new Listed(views, total);
  }

  /** Each step may be repeated: whoever is interrupted asks again, with the same decision. */
  async decide(actor: Actor, id: string, body: () => LateDecisionBody): Promise<ResultDetail> {
    const staff = requireStaff(actor);
    const result = await this.results.find(id);
    if (!result) throw notFound('The result');
    const { decision, reason } = body();
    const decided = result.lateDecision?.decision;
    if (decided && decided !== decision) throw alreadyDecided();
    if (!decided) {
      const lateDecision = { ...interventionOf(staff, reason), decision, scoreBefore: result.total_score };
      const late = await this.late.choicesOf(result._id);
      if (Object.keys(late).length === 0) throw notFound('Late answers of this attempt');
      const change = decision === 'accept' ? await this.regraded(result, late) : {};
      if (!(await this.results.decideLate(result._id, { ...change, lateDecision }))) throw alreadyDecided();
    }
    await this.follow(result._id);
    return this.details.detail(id);
  }

  private async regraded(
    result: ResultDoc,
    late: Record<string, number | null>,
  ): Promise<Partial<ResultDoc>> {
    const version = await this.exams.findVersion(result.version);
    if (!version) throw new Error(`The exam version ${String(result.version)} is missing`);
    const union = Object.entries({ ...result.chosen, ...late });
    const chosen = Object.fromEntries(union.filter((entry): entry is [string, number] => entry[1] !== null));
    return { ...grade(questionKeys(version), chosen), chosen, mailed: false };
  }

  /** The assignment shows the score that the result now has; without an attempt its student is gone. */
  private async follow(id: ResultDoc['_id']): Promise<void> {
    const [result, attempt] = await Promise.all([this.results.find(id), this.attempts.findHead(id)]);
    if (result && attempt)
      await this.assignments.complete(attempt, result.total_score, attempt.submittedAt ?? result.createdAt);
    await this.late.setDecided(id);
  }
}

function lateAnswersView(
  late: LateDoc,
  attempt: AttemptDoc,
  exam: { _id: unknown; examName: string; examCode: string },
  result: ResultDoc | undefined,
): LateAnswers {
  const graded = (question: string) => result?.chosen[question] ?? attempt.a[question]?.o ?? null;
  const { surname, firstName } = attempt.studentName;
  return {
    _id: String(late._id),
    student: { _id: String(attempt.student), surname, firstName },
    exam: { _id: String(exam._id), examName: exam.examName, examCode: exam.examCode },
    deadline: attempt.deadline.toISOString(),
    closedBy: attempt.closedBy,
    receivedAt: late.receivedAt.toISOString(),
    expiresAt: new Date(late.receivedAt.getTime() + KEPT_MS).toISOString(),
    differing: Object.entries(lateChoicesOf(late)).filter(([question, o]) => graded(question) !== o).length,
    isGraded: result !== undefined,
  };
}

const alreadyDecided = () => conflict('ALREADY_DECIDED', 'Somebody has decided on these answers already');
