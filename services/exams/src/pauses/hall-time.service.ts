import { Injectable } from '@nestjs/common';
import { EXTRA_MINUTES_MAX, type HallAddTimeBody, type HallTimeAdded, type Task } from '@concord/contracts';
import { AuditNote, type Origin, ReadyJson, type StaffActor } from '@concord/nest-platform';
import { BulkAssignmentsService } from '../bulk-assignments/bulk-assignments.service';
import { requireConfirmed } from '../bulk-assignments/chosen-students';
import { ExamStatesService } from '../bulk-assignments/exam-states.service';
import { batchesOf } from '../bulk-assignments/orders';
import type { HallRecord } from '../halls/hall.schema';
import { HallsService } from '../halls/halls.service';
import type { RecordedBody } from '../shared/lazy-body';
import { TasksService } from '../tasks/tasks.service';

/** Candidates of one exam whose extra time is the same now. */
interface Group {
  readonly exam: string;
  readonly extraTime: number;
  readonly students: string[];
}

/** Gives all of a hall session more time, by the orders that set the extra time of many. */
@Injectable()
export class HallTimeService {
  constructor(
    private readonly halls: HallsService,
    private readonly states: ExamStatesService,
    private readonly assignments: BulkAssignmentsService,
    private readonly tasks: TasksService,
  ) {}

  /** @throws AppError 404, 409 when they are another number than was confirmed, or too many orders are under way. */
  async add(
    staff: StaffActor,
    id: string,
    input: RecordedBody<HallAddTimeBody>,
    origin: Origin,
  ): Promise<HallTimeAdded | ReadyJson<HallTimeAdded>> {
    const hall = await this.halls.require(id);
    input.audit.note({ label: hall.name });
    const { minutes, count: confirmed, dryRun } = input.body;
    const groups = await this.groupsOf(hall);
    const count = groups.reduce((sum, { students }) => sum + students.length, 0);
    if (dryRun) return new ReadyJson(JSON.stringify({ count, tasks: [] } satisfies HallTimeAdded), 200);
    requireConfirmed(count, confirmed);
    // All or none: whoever repeats a part of it would add the minutes twice.
    await this.tasks.requireRoom(staff, groups.length);
    const tasks: Task[] = [];
    for (const { exam, extraTime, students } of groups) {
      // An order sets a total, so that it may be repeated.
      const body = { exam, students, extraTime: Math.min(EXTRA_MINUTES_MAX, extraTime + minutes) };
      const task = await this.assignments.update({ actor: staff, body, audit: new AuditNote(), origin });
      if (!(task instanceof ReadyJson)) tasks.push(task);
    }
    input.audit.note({ after: { minutes }, details: { rows: count, tasks: tasks.length } });
    return { count, tasks };
  }

  private async groupsOf({ exams, students }: HallRecord): Promise<Group[]> {
    const groups = new Map<string, Group>();
    for (const exam of exams)
      for (const some of batchesOf(students.map(String)))
        for (const { assignment, attempt } of await this.states.ofStudents(exam, some)) {
          if (assignment.status !== 'pending' || attempt?.status === 'grading') continue;
          const { extraTime } = assignment;
          const key = `${String(exam)}-${extraTime}`;
          const group = groups.get(key) ?? { exam: String(exam), extraTime, students: [] };
          group.students.push(String(assignment.student));
          groups.set(key, group);
        }
    return [...groups.values()];
  }
}
