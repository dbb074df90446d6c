import { Injectable } from '@nestjs/common';
import {
  INDUCT_NAMED,
  type MemberInductManyBody,
  type MembersInducted,
  type MemberTask,
} from '@concord/contracts';
import { recordName } from '@concord/institute';
import {
  type AuditNote,
  batchesOf,
  ChosenStudents,
  newObjectId,
  objectIdOf,
  type Origin,
  ReadyJson,
  requireConfirmed,
  type StaffActor,
  TasksService,
} from '@concord/nest-platform';
import { MemberInductionService } from '../members/member-induction.service';
import { BATCH, type InductRequest } from './induct-request';
import { InductOutcome } from './induct-plan';
import { InductPlans } from './induct-plans.service';

interface InductManyInput {
  readonly actor: StaffActor;
  readonly body: MemberInductManyBody;
  readonly audit: AuditNote;
  readonly origin: Origin;
}

/** Accepts requests to induct many applicants. A request becomes a task; a dry run is answered at once. */
@Injectable()
export class BulkInduction {
  constructor(
    private readonly chosen: ChosenStudents,
    private readonly plans: InductPlans,
    private readonly inductions: MemberInductionService,
    private readonly tasks: TasksService<MemberTask>,
  ) {}

  /** @throws AppError 404, 409 if the applicants are not those that were confirmed, 422 for too many. */
  async induct({
    actor,
    body,
    audit,
    origin,
  }: InductManyInput): Promise<MemberTask | ReadyJson<MembersInducted>> {
    const students = await this.chosen.idsOf(body);
    const { grade, inductedOn, fees, cohort } = body;
    if (body.dryRun) return new ReadyJson(JSON.stringify(await this.preview(students)), 200);
    requireConfirmed(students.length, body.count);
    const label = `Induction of ${students.length.toLocaleString('en-GB')} as ${grade}`;
    const request: InductRequest = { students, grade, inductedOn, fees };
    const task = await this.tasks.request(actor, {
      kind: 'members-induct',
      subject: cohort ? objectIdOf(cohort) : newObjectId(),
      label,
      request,
      total: students.length,
      origin,
    });
    audit.note({ label, after: { grade, inductedOn }, details: { rows: students.length, task: task._id } });
    return task;
  }

  private async preview(students: readonly string[]): Promise<MembersInducted> {
    const outcome = new InductOutcome();
    const who: MembersInducted['who'] = [];
    for (const some of batchesOf(students, BATCH)) {
      const { induct, skipped } = await this.plans.of(some, () => '');
      outcome.inducted += induct.length;
      for (const one of skipped) outcome.skip(one);
      who.push(...induct.map((student) => ({ student: student._id, name: recordName(student) })));
    }
    const firstNumber = await this.inductions.nextNumber();
    return {
      ...outcome.toJson(),
      who: who.slice(0, INDUCT_NAMED),
      ...(outcome.inducted > 0 && firstNumber && { firstNumber }),
    };
  }
}
