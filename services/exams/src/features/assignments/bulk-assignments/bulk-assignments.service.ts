import { Injectable } from '@nestjs/common';
import type {
  AssignmentCreateManyBody,
  AssignmentsAdded,
  AssignmentsChanged,
  AssignmentUpdateManyBody,
  Task,
} from '@concord/contracts';
import {
  type AuditNote,
  newObjectId,
  type ObjectId,
  type Origin,
  ReadyJson,
  type StaffActor,
  staffRefOf,
} from '@concord/nest-platform';
import { requirePresent } from '../../../shared/present-exam';
import { recordIdOf } from '../../../shared/tasks/task-handler';
import { type TaskOrder, TasksService } from '../../../shared/tasks/tasks.service';
import type { ExamRecord } from '../../../store/exams/exam.schema';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { oneMonthAfter } from '../assignments/due-date';
import { AddPlansService } from './add-plans.service';
import { AssignedListService } from './assigned-list.service';
import { ChangePlansService } from './change-plans.service';
import { ChosenStudents, requireConfirmed, requireNotTooMany } from './chosen-students';
import { type AddOrder, batchesOf, type ChangeOrder, unnamed } from './orders';

interface OrderInput<Body> {
  readonly actor: StaffActor;
  readonly body: Body;
  readonly audit: AuditNote;
  readonly origin: Origin;
}

/**
 * Takes orders to assign an exam to many students, or to change many assignments. An order becomes a task; a dry run
 * is answered at once.
 */
@Injectable()
export class BulkAssignmentsService {
  constructor(
    private readonly exams: ExamsRepository,
    private readonly assigned: AssignedListService,
    private readonly chosen: ChosenStudents,
    private readonly adding: AddPlansService,
    private readonly changing: ChangePlansService,
    private readonly tasks: TasksService,
  ) {}

  /** @throws AppError 404, 409 if the matching students are not those that were confirmed, 422 for too many */
  async create(input: OrderInput<AssignmentCreateManyBody>): Promise<Task | ReadyJson<AssignmentsAdded>> {
    const { actor, body, audit } = input;
    const exam = requirePresent(await this.exams.find(body.exam));
    audit.note(noteOf(exam));
    const students = await this.chosen.idsOf(body);
    const { extraTime, mail, acceptedOnly, dueDate = oneMonthAfter(new Date()).toISOString() } = body;
    if (body.dryRun)
      return answered(await this.preview(actor, exam, { dueDate, extraTime, acceptedOnly, students }));
    requireConfirmed(students.length, body.count);
    const order: AddOrder = { exam: String(exam._id), students, dueDate, extraTime, mail, acceptedOnly };
    const task = await this.tasks.order(actor, {
      ...orderOf(exam, input),
      kind: 'assignments-add',
      order,
      total: students.length,
    });
    audit.note({ details: { ...filterOf(body), rows: students.length, task: task._id } });
    return task;
  }

  /** @throws AppError as {@link create} does. */
  async update(input: OrderInput<AssignmentUpdateManyBody>): Promise<Task | ReadyJson<AssignmentsChanged>> {
    const { actor, body, audit } = input;
    const exam = requirePresent(await this.exams.find(body.exam));
    audit.note(noteOf(exam));
    const { students, matched } = await this.studentsOf(exam._id, body);
    const { dueDate, extraTime, remove } = body;
    const change = { dueDate, extraTime, remove };
    const { assignments, skipped } = await this.changing.of(exam._id, students, change);
    if (body.dryRun) return answered({ changed: assignments.length, skipped });
    requireConfirmed(matched, body.count);
    const order: ChangeOrder = { assignments, skipped: skipped.map(unnamed), change };
    const task = await this.tasks.order(actor, {
      ...orderOf(exam, input),
      kind: 'assignments-change',
      order,
      total: assignments.length,
    });
    const after = { ...(remove ? { removed: true } : { dueDate, extraTime }) };
    audit.note({ after, details: { ...filterOf(body), rows: assignments.length, task: task._id } });
    return task;
  }

  private async preview(
    actor: StaffActor,
    exam: ExamRecord,
    { students, ...times }: Omit<AddOrder, 'exam'>,
  ): Promise<AssignmentsAdded> {
    const run = newObjectId().toString();
    const given = { exam, by: staffRefOf(actor), role: actor.role, ...times };
    const outcome: AssignmentsAdded = { added: 0, skipped: [] };
    let [again, unconfirmed, undecided] = [0, 0, 0];
    for (const some of batchesOf(students)) {
      const plan = await this.adding.of({ ...given, idOf: (student) => recordIdOf(run, student) }, some);
      outcome.added += plan.added.length;
      outcome.skipped.push(...plan.skipped);
      again += plan.again;
      undecided += plan.undecided;
      unconfirmed += plan.added.filter((added) => added.unconfirmed).length;
    }
    const counts = Object.entries({ again, unconfirmed, undecided }).filter(([, count]) => count > 0);
    return { ...outcome, ...Object.fromEntries(counts) };
  }

  /** Students of an order, and the number of rows that its filter matches. */
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

const labelOf = ({ examName, examCode }: ExamRecord) => `${examName} (${examCode})`;

/** Fields of an order in the audit log; they appear in the history of its exam. */
const noteOf = (exam: ExamRecord) => ({ entity: 'exam', id: String(exam._id), label: labelOf(exam) });

const orderOf = (
  exam: ExamRecord,
  { origin }: { origin: Origin },
): Pick<TaskOrder, 'subject' | 'label' | 'origin'> => ({
  subject: exam._id,
  label: labelOf(exam),
  origin,
});

/** The filter as query parameters, without those of the page. */
function filterOf(body: AssignmentUpdateManyBody | AssignmentCreateManyBody): { filter?: string } {
  if (body.cohort) return { filter: `cohort=${body.cohort}` };
  const asked = body.filter ?? ('assigned' in body ? body.assigned : undefined);
  if (!asked) return {};
  const { page: _page, pageSize: _size, ...filter } = asked;
  const set = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  return { filter: new URLSearchParams(Object.fromEntries(set)).toString() };
}

/** Answer of a dry run, with status 200. An order is answered with 202. */
const answered = <T>(outcome: T) => new ReadyJson<T>(JSON.stringify(outcome), 200);
