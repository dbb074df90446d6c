import { Injectable } from '@nestjs/common';
import type { AssignmentsChanged, SkippedStudent } from '@concord/contracts';
import {
  AuditTrail,
  batchesOf,
  type ChangeOfMany,
  required,
  type RunningTask,
  TaskHandler,
  type TaskProgress,
  TaskRegistry,
} from '@concord/nest-platform';
import type { AssignmentRecord } from '../../../store/assignments/assignment.schema';
import type { ExamRecord } from '../../../store/exams/exam.schema';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { timesOf } from '../assignments/assignment-audit';
import type { AssignmentState } from '../assignments/assignment-states.service';
import { AssignmentWrites } from './assignment-writes.service';
import { auditOf } from './audit-of';
import { ruleOf, toTimes } from './change-rule';
import { ExamStatesService } from './exam-states.service';
import { type ChangeRequest, changeRequest } from './requests';

type Task = RunningTask<ChangeRequest>;

/**
 * Changes or removes many assignments of an exam. Assignments that already have the wanted state count as changed.
 */
@Injectable()
export class AssignmentsChangeHandler extends TaskHandler<'assignments-change', ChangeRequest> {
  constructor(
    registry: TaskRegistry,
    private readonly states: ExamStatesService,
    private readonly writes: AssignmentWrites,
    private readonly exams: ExamsRepository,
    private readonly audit: AuditTrail,
  ) {
    super(registry, 'assignments-change', changeRequest);
  }

  async run(task: Task, progress: TaskProgress): Promise<AssignmentsChanged> {
    const { assignments, skipped, change } = task.request;
    const exam = required(await this.exams.find(task.subject), 'The exam');
    const outcome: AssignmentsChanged = { changed: 0, skipped: [...skipped] };
    let done = 0;
    for (const ids of batchesOf(assignments)) {
      const states = await this.states.ofIds(ids);
      const open: AssignmentState[] = [];
      for (const state of states.values()) {
        const rule = ruleOf(state, change);
        if (rule === 'change') open.push(state);
        else if (rule === 'done') outcome.changed += 1;
        else outcome.skipped.push(skippedOf(state, rule));
      }
      const refused = await this.change(task, exam, open);
      outcome.changed += open.length - refused.length;
      outcome.skipped.push(...refused);
      await progress.advance((done += ids.length));
    }
    return outcome;
  }

  /** @returns assignments that others changed meanwhile */
  private async change(
    task: Task,
    exam: ExamRecord,
    open: readonly AssignmentState[],
  ): Promise<SkippedStudent[]> {
    if (open.length === 0) return [];
    const { change } = task.request;
    const times = toTimes(change);
    const refused = new Map<AssignmentState, SkippedStudent>();
    const recordOf = ({ assignment }: AssignmentState): ChangeOfMany => ({
      ...auditOf(task, change.remove ? 'assignment.remove' : 'assignment.update', exam, assignment),
      ...(!change.remove && {
        before: timesOf(assignment),
        after: timesOf({ ...assignment, ...times }),
      }),
    });
    // Changes of an earlier run are already in the audit log.
    const unlike = open.filter(({ assignment }) => change.remove || isUnlike(assignment, times));
    await this.audit.changeMany(unlike.map(recordOf), async () => {
      const unsure = await this.writes.write(change, open);
      const now = await this.states.ofIds(unsure.map(idOf));
      for (const state of unsure) {
        const code = ruleOf(now.get(idOf(state)), change);
        if (code !== 'change' && code !== 'done') refused.set(state, skippedOf(state, code));
      }
      return new Map([...refused].map(([state, { code }]) => [recordOf(state).recordId, code]));
    });
    return [...refused.values()];
  }
}

const idOf = ({ assignment }: AssignmentState) => String(assignment._id);

const isUnlike = (assignment: AssignmentRecord, times: ReturnType<typeof toTimes>): boolean =>
  JSON.stringify(timesOf({ ...assignment, ...times })) !== JSON.stringify(timesOf(assignment));

const skippedOf = (
  { assignment: { student } }: AssignmentState,
  code: SkippedStudent['code'],
): SkippedStudent => ({ student: String(student), code });
