import { Injectable } from '@nestjs/common';
import type { AssignmentsAdded } from '@concord/contracts';
import { AuditTrail, staffRefOf } from '@concord/nest-platform';
import { requirePresent } from '../../../shared/present-exam';
import { recordIdOf, TaskHandler } from '../../../shared/tasks/task-handler';
import type { TaskProgress } from '../../../shared/tasks/task-progress';
import { type RunningTask, TaskRegistry } from '../../../shared/tasks/task-registry';
import type { AssignmentRecord } from '../../../store/assignments/assignment.schema';
import { AssignmentsRepository } from '../../../store/assignments/assignments.repository';
import { ExamAssignmentsRepository } from '../../../store/assignments/exam-assignments.repository';
import type { ExamRecord } from '../../../store/exams/exam.schema';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { type AddPlan, AddPlansService, type Given } from './add-plans.service';
import { auditOf } from './audit-of';
import { type AddOrder, addOrder, batchesOf, unnamed } from './orders';

/**
 * Assigns an exam to many students. Ids of assignments derive from task and student, so that a repeated run
 * recognizes them.
 */
@Injectable()
export class AssignmentsAddHandler extends TaskHandler<'assignments-add', AddOrder> {
  constructor(
    registry: TaskRegistry,
    private readonly plans: AddPlansService,
    private readonly many: ExamAssignmentsRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly exams: ExamsRepository,
    private readonly audit: AuditTrail,
  ) {
    super(registry, 'assignments-add', addOrder);
  }

  async run(task: RunningTask<AddOrder>, progress: TaskProgress): Promise<AssignmentsAdded> {
    const { order, staff } = task;
    const idOf = (student: string) => recordIdOf(task.id, student);
    const exam = requirePresent(await this.exams.find(order.exam));
    const { dueDate, extraTime, mail, acceptedOnly } = order;
    const times = { dueDate, extraTime, mail };
    const given: Given = { exam, by: staffRefOf(staff), role: staff.role, ...times, acceptedOnly, idOf };
    const outcome: AssignmentsAdded = { added: 0, skipped: [] };
    let done = 0;
    for (const students of batchesOf(order.students)) {
      const plan = await this.plans.of(given, students);
      const late = await this.store(task, exam, plan);
      outcome.added += plan.known.length + plan.added.length - late.length;
      outcome.skipped.push(
        ...plan.skipped.map(unnamed),
        ...late.map(({ student }) => ({ student: String(student), code: 'ALREADY_ASSIGNED' as const })),
      );
      await progress.advance((done += students.length));
    }
    return outcome;
  }

  /**
   * Stores planned assignments, each with an audit record.
   * @returns those whose student has got the exam otherwise meanwhile
   */
  private async store(
    task: RunningTask<AddOrder>,
    exam: ExamRecord,
    { added, known, graded }: AddPlan,
  ): Promise<AssignmentRecord[]> {
    await this.assignments.completeAll(
      graded.flatMap(({ assignment: { _id, round, score, dateWritten } }) =>
        score === null || !dateWritten ? [] : [{ assignment: _id, round, score, dateWritten }],
      ),
    );
    let late: AssignmentRecord[] = [];
    const changes = [...known, ...added].map((record) => auditOf(task, 'assignment.create', exam, record));
    await this.audit.changeMany(changes, async () => {
      if (added.length > 0) late = await this.many.insertMany(added);
      await this.undoIfExamRemoved(exam, added);
      return new Map(
        late.map((record) => [auditOf(task, 'assignment.create', exam, record).recordId, 'ALREADY_ASSIGNED']),
      );
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
