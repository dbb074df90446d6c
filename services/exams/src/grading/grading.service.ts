import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { searchTokens } from '@concord/nest-platform';
import type { AttemptDoc } from '../attempts/attempt.schema';
import { AttemptsRepository } from '../attempts/attempts.repository';
import type { ExamVersionDoc } from '../exams/exam-version.schema';
import { ExamsRepository } from '../exams/exams.repository';
import type { ResultDoc } from '../results/result.schema';
import { resultView } from '../results/result.view';
import { ResultsRepository } from '../results/results.repository';
import { BoundedCache } from '../store/bounded-cache';
import { chosenOf, grade, questionKeys } from './grade';
import { GradeNews } from './grade-news';

/** Questions of versions kept at hand. */
const CACHED_QUESTIONS = 10_000;
/** Attempts graded at a time, and how long one waits for others: at most so many ms are added to a lone grade. */
const BATCH = 50;
const GATHER_MS = 5;

/**
 * Grades submitted attempts. Every step may be repeated, and a process may be killed between any two: a submitted
 * attempt does not change any more, so a repetition comes to the same grade.
 */
@Injectable()
export class GradingService {
  private readonly versions = new BoundedCache<ExamVersionDoc>(
    CACHED_QUESTIONS,
    (version) => version.questions.length,
  );

  private readonly batches = new DataLoader<string, void>((ids) => this.gradeAll(ids), {
    cache: false,
    maxBatchSize: BATCH,
    batchScheduleFn: (grade) => setTimeout(grade, GATHER_MS),
  });

  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly exams: ExamsRepository,
    private readonly results: ResultsRepository,
    private readonly news: GradeNews,
  ) {}

  /** Grades one attempt, together with others that wait at the same moment. */
  gradeAttempt(attemptId: string): Promise<void> {
    return this.batches.load(attemptId);
  }

  /**
   * Grades attempts with one read and one write for all of them. The result is the whole truth of a grade: the
   * marks on attempt and assignment follow in the sweeper, and readers look for a result until then.
   *
   * @returns for each id, in order, nothing or the error that kept it from its grade
   */
  private async gradeAll(ids: readonly string[]): Promise<(void | Error)[]> {
    // Those that are missing were removed with their student, or graded by another worker.
    const attempts = (await this.attempts.findMany(ids)).filter(({ status }) => status === 'grading');
    const failed = new Map<string, Error>();
    const graded = await Promise.all(
      attempts.map((attempt) =>
        this.resultOf(attempt).catch((error: unknown) => {
          failed.set(String(attempt._id), error instanceof Error ? error : new Error(String(error)));
        }),
      ),
    );
    const stored = await this.results.insertMissing(graded.filter((result) => result !== undefined));
    this.news.tell(stored.map(resultView));
    return ids.map((id) => failed.get(id));
  }

  private async resultOf(attempt: AttemptDoc): Promise<ResultDoc> {
    const version = await this.versionOf(attempt);
    const questions = questionKeys(version);
    const chosen = chosenOf(questions, attempt.a);
    const { studentName } = attempt;
    return {
      _id: attempt._id,
      ...grade(questions, chosen),
      createdAt: new Date(),
      exam: { _id: version.exam, examName: version.examName, examCode: version.examCode },
      version: version._id,
      student: { _id: attempt.student, ...studentName },
      chosen,
      tokens: searchTokens([studentName.surname, studentName.firstName, version.examName]),
      mailed: false,
    };
  }

  private async versionOf({ version }: AttemptDoc): Promise<ExamVersionDoc> {
    const found = await this.versions.getOrLoad(
      String(version),
      async () => (await this.exams.findVersion(version)) ?? undefined,
    );
    if (!found) throw new Error(`The exam version ${String(version)} is missing`);
    return found;
  }
}
