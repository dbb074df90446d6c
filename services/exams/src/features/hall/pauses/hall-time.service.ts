import { Injectable } from '@nestjs/common';
import type { HallAddTimeBody, HallTimeAdded } from '@concord/contracts';
import { type Origin, ReadyJson, requireConfirmed, type StaffActor } from '@concord/nest-platform';
import type { RecordedBody } from '../../../shared/lazy-body';
import type { HallRecord } from '../../../store/halls/hall.schema';
import { HallsService } from '../halls/halls.service';
import { AddedTimeService, countOf, type TimeGroup } from './added-time.service';

/** Adds time for all candidates of a hall session. */
@Injectable()
export class HallTimeService {
  constructor(
    private readonly halls: HallsService,
    private readonly time: AddedTimeService,
  ) {}

  /** @throws AppError 404, 409 if their number differs from the confirmed one, or too many tasks are active */
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
    const count = countOf(groups);
    if (dryRun) return new ReadyJson(JSON.stringify({ count, tasks: [] } satisfies HallTimeAdded), 200);
    requireConfirmed(count, confirmed);
    const tasks = await this.time.add(staff, groups, minutes, origin);
    input.audit.note({ after: { minutes }, details: { rows: count, tasks: tasks.length } });
    return { count, tasks };
  }

  private async groupsOf({ exams, students }: HallRecord): Promise<TimeGroup[]> {
    const groups: TimeGroup[] = [];
    for (const exam of exams)
      groups.push(
        ...(await this.time.groupsOf(
          exam,
          students.map(String),
          ({ assignment, attempt }) => assignment.status === 'pending' && attempt?.status !== 'grading',
        )),
      );
    return groups;
  }
}
