import { Injectable } from '@nestjs/common';
import type { FoundStudent, MembersInducted, SkippedApplicant } from '@concord/contracts';
import { recordName } from '@concord/institute';
import {
  AppError,
  AuditTrail,
  batchesOf,
  type ChangeOfMany,
  recordIdOf,
  type RunningTask,
  TaskHandler,
  type TaskProgress,
  TaskRegistry,
} from '@concord/nest-platform';
import { MemberInductionService } from '../members/member-induction.service';
import { BATCH, type InductRequest, inductRequest } from './induct-request';
import { InductOutcome } from './induct-plan';
import { InductPlans } from './induct-plans.service';

type Task = RunningTask<InductRequest>;

const keyOf = (task: Task) => (student: string) => `task-${task.id}-${student}`;

/** Inducts many applicants. The members' ids derive from task and applicant, so that a repeated run recognizes them. */
@Injectable()
export class MembersInductHandler extends TaskHandler<'members-induct', InductRequest> {
  constructor(
    registry: TaskRegistry,
    private readonly plans: InductPlans,
    private readonly inductions: MemberInductionService,
    private readonly audit: AuditTrail,
  ) {
    super(registry, 'members-induct', inductRequest);
  }

  async run(task: Task, progress: TaskProgress): Promise<MembersInducted> {
    const outcome = new InductOutcome();
    let done = 0;
    for (const some of batchesOf(task.request.students, BATCH)) {
      const plan = await this.plans.of(some, keyOf(task));
      const late = await this.induct(task, plan);
      outcome.inducted += plan.known.length + plan.induct.length - late.length;
      for (const { student, code } of [...plan.skipped, ...late]) outcome.skip({ student, code });
      await progress.advance((done += some.length));
    }
    return outcome.toJson();
  }

  /** @returns applicants whom somebody else inducted or removed meanwhile. */
  private async induct(
    task: Task,
    { induct, known }: { induct: readonly FoundStudent[]; known: readonly FoundStudent[] },
  ): Promise<SkippedApplicant[]> {
    const late: SkippedApplicant[] = [];
    await this.audit.changeMany(
      [...known, ...induct].map((student) => auditOf(task, student)),
      async () => {
        for (const student of induct) {
          const code = await this.inductOne(task, student._id);
          if (code) late.push({ student: student._id, code });
        }
        return new Map(late.map(({ student, code }) => [auditIdOf(task, student), code]));
      },
    );
    return late;
  }

  private async inductOne(task: Task, student: string): Promise<SkippedApplicant['code'] | undefined> {
    const keys = { _id: recordIdOf(task.id, student), requestKey: keyOf(task)(student), student };
    try {
      await this.inductions.inductFor(task.staff, keys, task.request);
      return undefined;
    } catch (error) {
      if (error instanceof AppError && error.statusCode === 404) return 'NOT_FOUND';
      if (error instanceof AppError && error.statusCode === 409) return 'ALREADY_MEMBER';
      throw error;
    }
  }
}

const auditIdOf = ({ id }: Task, student: string) => recordIdOf(id, `audit-${student}`);

/** Audit record of one induction: as for a single one, plus the request. */
function auditOf(task: Task, student: FoundStudent): ChangeOfMany {
  const { id, staff, origin, request } = task;
  return {
    recordId: auditIdOf(task, student._id),
    action: 'member.create',
    actor: { kind: 'staff', ...staff },
    ...origin,
    target: { entity: 'member', id: recordIdOf(id, student._id), label: recordName(student) },
    details: { task: id, student: student._id },
    after: { grade: request.grade, inductedOn: request.inductedOn },
  };
}
