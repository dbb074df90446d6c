import { Injectable } from '@nestjs/common';
import type { AssignmentCreateManyBody, AssignmentsAdded, Task } from '@concord/contracts';
import {
  batchesOf,
  ChosenStudents,
  newObjectId,
  type ReadyJson,
  recordIdOf,
  requireConfirmed,
  type StaffActor,
  staffRefOf,
  TasksService,
} from '@concord/nest-platform';
import { requirePresent } from '../../../shared/present-exam';
import type { ExamRecord } from '../../../store/exams/exam.schema';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { oneMonthAfter } from '../assignments/due-date';
import { AddPlansService } from './add-plans.service';
import { answered, filterOf, noteOf, type RequestInput, taskFieldsOf } from './request-input';
import type { AddRequest } from './requests';

/** Accepts requests to assign an exam to many students. A request becomes a task; a dry run is answered at once. */
@Injectable()
export class BulkAdding {
  constructor(
    private readonly exams: ExamsRepository,
    private readonly chosen: ChosenStudents,
    private readonly plans: AddPlansService,
    private readonly tasks: TasksService<Task>,
  ) {}

  /** @throws AppError 404, 409 if the matching students are not those that were confirmed, 422 for too many */
  async create(input: RequestInput<AssignmentCreateManyBody>): Promise<Task | ReadyJson<AssignmentsAdded>> {
    const { actor, body, audit } = input;
    const exam = requirePresent(await this.exams.find(body.exam));
    audit.note(noteOf(exam));
    const students = await this.chosen.idsOf(body);
    const { extraTime, mail, acceptedOnly, dueDate = oneMonthAfter(new Date()).toISOString() } = body;
    if (body.dryRun)
      return answered(await this.preview(actor, exam, { dueDate, extraTime, acceptedOnly, students }));
    requireConfirmed(students.length, body.count);
    const request: AddRequest = { exam: String(exam._id), students, dueDate, extraTime, mail, acceptedOnly };
    const task = await this.tasks.request(actor, {
      ...taskFieldsOf(exam, input),
      kind: 'assignments-add',
      request,
      total: students.length,
    });
    audit.note({ details: { ...filterOf(body), rows: students.length, task: task._id } });
    return task;
  }

  private async preview(
    actor: StaffActor,
    exam: ExamRecord,
    { students, ...times }: Omit<AddRequest, 'exam'>,
  ): Promise<AssignmentsAdded> {
    const run = newObjectId().toString();
    const terms = { exam, by: staffRefOf(actor), role: actor.role, ...times };
    const outcome: AssignmentsAdded = { added: 0, skipped: [] };
    let [again, unconfirmed, undecided] = [0, 0, 0];
    for (const some of batchesOf(students)) {
      const plan = await this.plans.of({ ...terms, idOf: (student) => recordIdOf(run, student) }, some);
      outcome.added += plan.added.length;
      outcome.skipped.push(...plan.skipped);
      again += plan.again;
      undecided += plan.undecided;
      unconfirmed += plan.added.filter((added) => added.unconfirmed).length;
    }
    const counts = Object.entries({ again, unconfirmed, undecided }).filter(([, count]) => count > 0);
    return { ...outcome, ...Object.fromEntries(counts) };
  }
}
