import { Injectable } from '@nestjs/common';
import { EXTRA_MINUTES_MAX, type Task } from '@concord/contracts';
import {
  AuditNote,
  batchesOf,
  type ObjectId,
  type Origin,
  ReadyJson,
  type StaffActor,
  TasksService,
} from '@concord/nest-platform';
import type { AssignmentState } from '../../assignments/assignments/assignment-states.service';
import { BulkChanges } from '../../assignments/bulk-assignments/bulk-changes.service';
import { ExamStatesService } from '../../assignments/bulk-assignments/exam-states.service';

/** Candidates of an exam with the same current extra time. */
export interface TimeGroup {
  readonly exam: string;
  readonly extraTime: number;
  readonly students: string[];
}

export const countOf = (groups: readonly TimeGroup[]): number =>
  groups.reduce((sum, { students }) => sum + students.length, 0);

/** Adds minutes to the extra time of many candidates, by requests that set new totals. */
@Injectable()
export class AddedTimeService {
  constructor(
    private readonly states: ExamStatesService,
    private readonly changes: BulkChanges,
    private readonly tasks: TasksService<Task>,
  ) {}

  /** Groups the students that `isMeant` accepts by their current extra time. */
  async groupsOf(
    exam: ObjectId,
    students: readonly string[],
    isMeant: (state: AssignmentState) => boolean,
  ): Promise<TimeGroup[]> {
    const groups = new Map<number, TimeGroup>();
    for (const some of batchesOf(students))
      for (const state of await this.states.ofStudents(exam, some)) {
        if (!isMeant(state)) continue;
        const { extraTime, student } = state.assignment;
        const group = groups.get(extraTime) ?? { exam: String(exam), extraTime, students: [] };
        group.students.push(String(student));
        groups.set(extraTime, group);
      }
    return [...groups.values()];
  }

  /** @throws AppError 409 if too many tasks are active */
  async add(
    staff: StaffActor,
    groups: readonly TimeGroup[],
    minutes: number,
    origin: Origin,
  ): Promise<Task[]> {
    // All requests or none: repeating some of them would add the minutes twice.
    await this.tasks.requireRoom(staff, groups.length);
    const tasks: Task[] = [];
    for (const { exam, extraTime, students } of groups) {
      // A request sets the total, so repeating it is harmless.
      const body = { exam, students, extraTime: Math.min(EXTRA_MINUTES_MAX, extraTime + minutes) };
      const task = await this.changes.update({ actor: staff, body, audit: new AuditNote(), origin });
      if (!(task instanceof ReadyJson)) tasks.push(task);
    }
    return tasks;
  }
}
