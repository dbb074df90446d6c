import { Injectable } from '@nestjs/common';
import { searchTokens } from '@concord/nest-platform';
import { AssignmentsRepository } from '../assignments/assignments.repository';
import type { AttemptDoc } from '../attempts/attempt.schema';
import { AttemptsRepository } from '../attempts/attempts.repository';
import type { ExamVersionDoc } from '../exams/exam-version.schema';
import { ExamsRepository } from '../exams/exams.repository';
import type { ResultDoc } from '../results/result.schema';
import { ResultsRepository } from '../results/results.repository';
import { BoundedCache } from '../store/bounded-cache';
import { chosenOf, grade, questionKeys } from './grade';
import { GradeNews } from './grade-news';

/** Questions of versions kept at hand. */
const CACHED_QUESTIONS = 10_000;

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

  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly exams: ExamsRepository,
    private readonly results: ResultsRepository,
    private readonly news: GradeNews,
  ) {}

  async gradeAttempt(attemptId: string): Promise<void> {
    const attempt = await this.attempts.find(attemptId);
    // Removed with its student, or graded by another worker.
    if (attempt?.status !== 'grading') return;
    const result = await this.resultOf(attempt);
    // Whoever reads the result finds the assignment completed.
    await this.assignments.complete(attempt, result.total_score, attempt.submittedAt ?? result.createdAt);
    await this.results.insertOnce(result);
    await this.attempts.setGraded(attempt._id);
    this.news.tell(attemptId);
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
