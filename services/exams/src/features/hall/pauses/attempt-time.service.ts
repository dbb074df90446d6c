import { Injectable } from '@nestjs/common';
import type { AttemptAddTimeBody, HallTimeAdded } from '@concord/contracts';
import {
  type AuditNote,
  type Origin,
  ReadyJson,
  requireConfirmed,
  type StaffActor,
} from '@concord/nest-platform';
import type { RecordedBody } from '../../../shared/lazy-body';
import { requirePresent } from '../../../shared/present-exam';
import { AttemptPausesRepository } from '../../../store/attempts/attempt-pauses.repository';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { AddedTimeService, countOf, type TimeGroup } from './added-time.service';

type Sitting = Awaited<ReturnType<AttemptPausesRepository['findSitting']>>[number];

/** Adds time for all or some candidates who are sitting an exam. */
@Injectable()
export class AttemptTimeService {
  constructor(
    private readonly exams: ExamsRepository,
    private readonly attempts: AttemptPausesRepository,
    private readonly time: AddedTimeService,
  ) {}

  /** @throws AppError 404, 409 if none of them is sitting, or too many tasks are active */
  async add(
    staff: StaffActor,
    { body, audit }: RecordedBody<AttemptAddTimeBody>,
    origin: Origin,
  ): Promise<HallTimeAdded | ReadyJson<HallTimeAdded>> {
    const { minutes, dryRun } = body;
    const groups = await this.groupsOf(await this.sittingOf(body, audit));
    const count = countOf(groups);
    if (dryRun) return new ReadyJson(JSON.stringify({ count, tasks: [] } satisfies HallTimeAdded), 200);
    requireConfirmed(count, undefined);
    if (body.attempts) audit.note({ label: `${count} of ${body.attempts.length} candidates` });
    const tasks = await this.time.add(staff, groups, minutes, origin);
    audit.note({ after: { minutes }, details: { rows: count, tasks: tasks.length } });
    return { count, tasks };
  }

  private async sittingOf({ exam: id, attempts = [] }: AttemptAddTimeBody, audit: AuditNote) {
    if (!id) return this.attempts.findMany(attempts);
    const exam = requirePresent(await this.exams.find(id));
    audit.note({ label: `everyone sitting ${exam.examName} (${exam.examCode})` });
    return this.attempts.findSitting(exam._id);
  }

  private async groupsOf(sitting: readonly Sitting[]): Promise<TimeGroup[]> {
    const ids = new Set(sitting.map(({ _id }) => String(_id)));
    const groups: TimeGroup[] = [];
    for (const exam of new Map(sitting.map((each) => [String(each.exam), each.exam])).values()) {
      const students = sitting.flatMap((each) => (each.exam.equals(exam) ? [String(each.student)] : []));
      const found = await this.time.groupsOf(
        exam,
        [...new Set(students)],
        ({ attempt }) => attempt?.status === 'open' && ids.has(String(attempt._id)),
      );
      groups.push(...found);
    }
    return groups;
  }
}
