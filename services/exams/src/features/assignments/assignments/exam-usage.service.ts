import { Injectable } from '@nestjs/common';
import type { ExamUsage } from '@concord/contracts';
import { required } from '@concord/nest-platform';
import { UnconfirmedRecords } from '../../../shared/held-results/unconfirmed-records.service';
import { AssignmentsRepository } from '../../../store/assignments/assignments.repository';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { ExamsRepository } from '../../../store/exams/exams.repository';

/** Counts the assignments of an exam. */
@Injectable()
export class ExamUsageService {
  constructor(
    private readonly assignments: AssignmentsRepository,
    private readonly attempts: AttemptsRepository,
    private readonly exams: ExamsRepository,
    private readonly unconfirmed: UnconfirmedRecords,
  ) {}

  /** Includes an exam that is being removed. */
  async usageOf(examId: string): Promise<ExamUsage> {
    const exam = required(await this.exams.find(examId), 'The exam');
    const [waiting, pending, completed, underWay, submitted] = await Promise.all([
      this.unconfirmed.find(exam._id),
      this.assignments.countOfExam(exam._id, 'pending'),
      this.assignments.countOfExam(exam._id, 'completed'),
      this.attempts.countOfExam(exam._id, 'open'),
      this.attempts.countOfExam(exam._id, 'grading'),
    ]);
    // The assignment of an open or submitted attempt is stored as pending until the sweeper completes it.
    return {
      pending: Math.max(0, pending - underWay - submitted),
      underWay,
      completed: completed + submitted,
      unconfirmed: waiting.candidates.size,
    };
  }
}
