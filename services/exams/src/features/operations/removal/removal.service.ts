import { Injectable } from '@nestjs/common';
import { type AuditNote, conflict, notFound } from '@concord/nest-platform';
import { heldOf } from '../../../shared/held-results/release-state';
import { AssignmentsRepository } from '../../../store/assignments/assignments.repository';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { LateAnswersRepository } from '../../../store/late-answers/late-answers.repository';
import { PracticeRepository } from '../../../store/practices/practice.repository';
import { ResultsRepository } from '../../../store/results/results.repository';

@Injectable()
export class RemovalService {
  constructor(
    private readonly exams: ExamsRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly attempts: AttemptsRepository,
    private readonly lateAnswers: LateAnswersRepository,
    private readonly practices: PracticeRepository,
    private readonly results: ResultsRepository,
  ) {}

  /**
   * Checks for assignments, hides the exam, then checks again: the second check finds a concurrent assignment, or
   * else that assignment finds the exam hidden.
   */
  async removeExam(id: string, audit: AuditNote): Promise<{ _id: string }> {
    const exam = await this.exams.find(id);
    audit.note({ label: exam?.examName });
    if (await this.assignments.existsForExam(id)) throw examInUse();
    // Removing the exam would release its held results.
    if (exam && heldOf(exam) && (await this.results.existsOfExam(exam._id))) throw resultsHeld();
    if (!(await this.exams.setRemoved(id, new Date()))) throw notFound('The exam');
    if (await this.assignments.existsForExam(id)) {
      await this.exams.setRemoved(id, null);
      throw examInUse();
    }
    // Versions stay, because results show their questions.
    await this.exams.remove(id);
    return { _id: id };
  }

  /** Idempotent. Results and certificates stay, with the name on them. */
  async removeStudent(id: string): Promise<{ _id: string }> {
    // Assignments first: without them no attempt can start.
    await this.assignments.removeOfStudent(id);
    await this.attempts.removeOfStudent(id);
    await this.lateAnswers.removeOfStudent(id);
    await this.practices.removeOfStudent(id);
    return { _id: id };
  }

  /**
   * Removes what {@link removeStudent} does, and the results. Idempotent. Certificates stay, because anyone may
   * verify them.
   */
  async removeRecords(id: string): Promise<{ _id: string }> {
    await this.removeStudent(id);
    await this.results.removeOfStudent(id);
    return { _id: id };
  }
}

const resultsHeld = () =>
  conflict('EXAM_IN_USE', 'This exam has results that are not released. Release them first');
const examInUse = () => conflict('EXAM_IN_USE', "This exam is assigned to students, so it can't be removed");
