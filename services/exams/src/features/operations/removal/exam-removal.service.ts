import { Injectable } from '@nestjs/common';
import { type AuditNote, conflict, notFound } from '@concord/nest-platform';
import { heldOf } from '../../../shared/held-results/release-state';
import { AssignmentsRepository } from '../../../store/assignments/assignments.repository';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { ResultsRepository } from '../../../store/results/results.repository';

/** Removes exams that nobody has, and whose results are released. */
@Injectable()
export class ExamRemoval {
  constructor(
    private readonly exams: ExamsRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly results: ResultsRepository,
  ) {}

  /**
   * Checks for assignments, hides the exam, then checks again: the second check finds a concurrent assignment, or
   * else that assignment finds the exam hidden.
   */
  async remove(id: string, audit: AuditNote): Promise<{ _id: string }> {
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
}

const resultsHeld = () =>
  conflict('EXAM_IN_USE', 'This exam has results that are not released. Release them first');
const examInUse = () => conflict('EXAM_IN_USE', "This exam is assigned to students, so it can't be removed");
