import { Injectable } from '@nestjs/common';
import { AuditTrail, type RunningTask } from '@concord/nest-platform';
import { requirePresent } from '../../../shared/present-exam';
import type { AssignmentRecord } from '../../../store/assignments/assignment.schema';
import { AssignmentsRepository } from '../../../store/assignments/assignments.repository';
import { ExamAssignmentsRepository } from '../../../store/assignments/exam-assignments.repository';
import type { ExamRecord } from '../../../store/exams/exam.schema';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import type { AddPlan } from './add-plans.service';
import { auditOf } from './audit-of';
import type { AddRequest } from './requests';

/** Stores planned assignments. */
@Injectable()
export class AddWriter {
  constructor(
    private readonly assignments: AssignmentsRepository,
    private readonly many: ExamAssignmentsRepository,
    private readonly exams: ExamsRepository,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Stores the assignments of a plan, each with an audit record.
   * @returns those whose student has got the exam otherwise meanwhile
   */
  async write(
    task: RunningTask<AddRequest>,
    exam: ExamRecord,
    { added, known, graded }: AddPlan,
  ): Promise<AssignmentRecord[]> {
    await this.assignments.completeAll(
      graded.flatMap(({ assignment: { _id, round, score, dateWritten } }) =>
        score === null || !dateWritten ? [] : [{ assignment: _id, round, score, dateWritten }],
      ),
    );
    let late: AssignmentRecord[] = [];
    const recordOf = (record: AssignmentRecord) => auditOf(task, 'assignment.create', exam, record);
    await this.audit.changeMany([...known, ...added].map(recordOf), async () => {
      if (added.length > 0) late = await this.many.insertMany(added);
      await this.undoIfExamRemoved(exam, added);
      return new Map(late.map((record) => [recordOf(record).recordId, 'ALREADY_ASSIGNED']));
    });
    return late;
  }

  /** Undoes assignments of a removed exam, as for a single one. */
  private async undoIfExamRemoved(exam: ExamRecord, added: readonly AssignmentRecord[]): Promise<void> {
    const found = await this.exams.find(exam._id);
    if (!found || found.removedAt) await this.many.removeMany(added.map(({ _id }) => _id));
    requirePresent(found);
  }
}
