import { Injectable } from '@nestjs/common';
import type { RegradeBody, RegradeNeed, RegradePreview, Task } from '@concord/contracts';
import {
  type AuditNote,
  conflict,
  type Origin,
  ReadyJson,
  type StaffActor,
  TasksService,
} from '@concord/nest-platform';
import { changedMeanwhile, requirePresent } from '../../../shared/present-exam';
import { ExamVersionsRepository } from '../../../store/exam-versions/exam-versions.repository';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import type { RegradeRequest } from './regrade-request';
import { isNeeded, type RegradePlan, RegradePlans } from './regrade-plans.service';
import { RegradePreviews } from './regrade-previews.service';

interface RegradeInput {
  readonly actor: StaffActor;
  readonly body: RegradeBody;
  readonly audit: AuditNote;
  readonly origin: Origin;
}

/**
 * Reports how the current keys change results of earlier versions, and accepts requests to regrade them. For SUPER_ADMIN
 * only.
 */
@Injectable()
export class RegradesService {
  constructor(
    private readonly exams: ExamsRepository,
    private readonly versions: ExamVersionsRepository,
    private readonly plans: RegradePlans,
    private readonly previews: RegradePreviews,
    private readonly tasks: TasksService<Task>,
  ) {}

  async need(id: string): Promise<RegradeNeed> {
    const { current } = requirePresent(await this.exams.find(id));
    const present = await this.versions.get(current);
    const plans = (await this.plans.of(present)).filter(isNeeded);
    const corrected = new Set(plans.flatMap(correctedIn));
    return {
      results: sum(plans, 'results'),
      underWay: sum(plans, 'underWay'),
      questions: present.questions.flatMap(({ _id }, at) => (corrected.has(String(_id)) ? [at + 1] : [])),
    };
  }

  /** @throws AppError 404, 409 if the exam has changed, a regrade is running, or nothing would change */
  async regrade(id: string, input: RegradeInput): Promise<Task | ReadyJson<RegradePreview>> {
    const { actor, body, audit, origin } = input;
    const exam = requirePresent(await this.exams.find(id));
    const label = `${exam.examName} (${exam.examCode})`;
    audit.note({ entity: 'exam', id, label });
    if (body.revision !== exam.revision) throw changedMeanwhile();
    const present = await this.versions.get(exam.current);
    const plans = await this.plans.of(present);
    // A dry run is answered with status 200, a request with 202.
    if (body.dryRun) return new ReadyJson(JSON.stringify(await this.previews.of(plans)), 200);
    const needed = plans.filter(isNeeded);
    if (needed.length === 0)
      throw conflict('CONFLICT', 'All results are already marked with the current answers');
    const { reason = '' } = body;
    const request: RegradeRequest = { version: String(present._id), reason };
    const rows = sum(needed, 'results');
    const task = await this.tasks.request(actor, {
      kind: 'regrade',
      subject: exam._id,
      label,
      request,
      total: rows,
      origin,
      lock: `regrade-${id}`,
    });
    audit.note({ reason, details: { rows, task: task._id, version: request.version } });
    return task;
  }
}

const sum = (plans: readonly RegradePlan[], name: 'results' | 'underWay') =>
  plans.reduce((total, plan) => total + plan[name], 0);

/** Questions with a different key, including those that an interrupted regrade has already set. */
function correctedIn({ keys, version }: RegradePlan): string[] {
  const set = version.regrading
    ? version.questions.filter(({ corrected }) => corrected !== undefined).map(({ _id }) => String(_id))
    : [];
  return [...keys.keys(), ...set];
}
