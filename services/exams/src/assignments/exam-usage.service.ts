import { Injectable } from '@nestjs/common';
import type { ExamUsage } from '@concord/contracts';
import { notFound } from '@concord/nest-platform';
import { AttemptsRepository } from '../attempts/attempts.repository';
import { ExamsRepository } from '../exams/exams.repository';
import { AssignmentsRepository } from './assignments.repository';

/** Counts an exam's assignments. */
@Injectable()
export class ExamUsageService {
  constructor(
    private readonly exams: ExamsRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly attempts: AttemptsRepository,
  ) {}

  /** @throws AppError 404. */
  async usageOf(examId: string): Promise<ExamUsage> {
    const exam = await this.exams.find(examId);
    if (!exam) throw notFound('The exam');
    const [pending, completed, underWay, submitted] = await Promise.all([
      this.assignments.countOfExam(exam._id, 'pending'),
      this.assignments.countOfExam(exam._id, 'completed'),
      this.attempts.countOfExam(exam._id, 'open'),
      this.attempts.countOfExam(exam._id, 'grading'),
    ]);
    // Until the sweeper marks it as completed, the assignment of an open or submitted attempt is stored as pending.
    return {
      pending: Math.max(0, pending - underWay - submitted),
      underWay,
      completed: completed + submitted,
    };
  }
}
