import { Injectable } from '@nestjs/common';
import type { AssignmentsChanged, AssignmentUpdateManyBody, Task } from '@concord/contracts';
import {
  ChosenStudents,
  type ObjectId,
  type ReadyJson,
  requireConfirmed,
  requireNotTooMany,
  TasksService,
} from '@concord/nest-platform';
import { requirePresent } from '../../../shared/present-exam';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { AssignedListService } from './assigned-list.service';
import { ChangePlansService } from './change-plans.service';
import { answered, filterOf, noteOf, type RequestInput, taskFieldsOf } from './request-input';
import { type ChangeRequest, unnamed } from './requests';

/** Accepts requests to change or remove many assignments of an exam. A request becomes a task, unless it is a dry run. */
@Injectable()
export class BulkChanges {
  constructor(
    private readonly exams: ExamsRepository,
    private readonly assigned: AssignedListService,
    private readonly chosen: ChosenStudents,
    private readonly plans: ChangePlansService,
    private readonly tasks: TasksService<Task>,
  ) {}

  /** @throws AppError 404, 409 if the matching students are not those that were confirmed, 422 for too many */
  async update(input: RequestInput<AssignmentUpdateManyBody>): Promise<Task | ReadyJson<AssignmentsChanged>> {
    const { actor, body, audit } = input;
    const exam = requirePresent(await this.exams.find(body.exam));
    audit.note(noteOf(exam));
    const { students, matched } = await this.studentsOf(exam._id, body);
    const { dueDate, extraTime, remove } = body;
    const change = { dueDate, extraTime, remove };
    const { assignments, skipped } = await this.plans.of(exam._id, students, change);
    if (body.dryRun) return answered({ changed: assignments.length, skipped });
    requireConfirmed(matched, body.count);
    const request: ChangeRequest = { assignments, skipped: skipped.map(unnamed), change };
    const task = await this.tasks.request(actor, {
      ...taskFieldsOf(exam, input),
      kind: 'assignments-change',
      request,
      total: assignments.length,
    });
    const after = { ...(remove ? { removed: true } : { dueDate, extraTime }) };
    audit.note({ after, details: { ...filterOf(body), rows: assignments.length, task: task._id } });
    return task;
  }

  /** Students of a request, and the number of rows that its filter matches. */
  private async studentsOf(exam: ObjectId, { assigned, ...chosen }: AssignmentUpdateManyBody) {
    if (!assigned) {
      const students = await this.chosen.idsOf(chosen);
      return { students, matched: students.length };
    }
    const found = await this.assigned.search(exam, assigned);
    const students = [...new Set(found.map(({ student }) => String(student)))];
    requireNotTooMany(students.length);
    return { students, matched: found.length };
  }
}
