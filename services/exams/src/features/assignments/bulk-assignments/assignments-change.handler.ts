import { Injectable } from '@nestjs/common';
import type { AssignmentsChanged, SkippedStudent } from '@concord/contracts';
import { AuditTrail, type ChangeOfMany, required } from '@concord/nest-platform';
import { timesOf } from '../assignments/assignment-audit';
import type { AssignmentRecord } from '../../../store/assignments/assignment.schema';
import type { AssignmentState } from '../assignments/assignment-states.service';
import type { ExamRecord } from '../../../store/exams/exam.schema';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { LiveEventBus } from '../../../shared/live-events/live-event-bus';
import { TaskHandler } from '../../../shared/tasks/task-handler';
import type { TaskProgress } from '../../../shared/tasks/task-progress';
import { type RunningTask, TaskRegistry } from '../../../shared/tasks/task-registry';
import { auditOf } from './audit-of';
import { ruleOf } from './change-rule';
import { ExamAssignmentsRepository } from '../../../store/assignments/exam-assignments.repository';
import { ExamAttemptsRepository } from '../../../store/attempts/exam-attempts.repository';
import { ExamStatesService } from './exam-states.service';
import { type AssignmentsChange, batchesOf, type ChangeOrder, changeOrder } from './orders';

type Task = RunningTask<ChangeOrder>;

/** Changes or removes many assignments of an exam. One that already has the wanted state counts as changed. */
@Injectable()
export class AssignmentsChangeHandler extends TaskHandler<'assignments-change', ChangeOrder> {
  constructor(
    registry: TaskRegistry,
    private readonly states: ExamStatesService,
    private readonly assignments: ExamAssignmentsRepository,
    private readonly attempts: ExamAttemptsRepository,
    private readonly exams: ExamsRepository,
    private readonly events: LiveEventBus,
    private readonly audit: AuditTrail,
  ) {
    super(registry, 'assignments-change', changeOrder);
  }

  async run(task: Task, progress: TaskProgress): Promise<AssignmentsChanged> {
    const { assignments, skipped, change } = task.order;
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

  /** @returns assignments that changed otherwise meanwhile */
  private async change(
    task: Task,
    exam: ExamRecord,
    open: readonly AssignmentState[],
  ): Promise<SkippedStudent[]> {
    if (open.length === 0) return [];
    const { change } = task.order;
    const times = toTimes(change);
    const refused = new Map<AssignmentState, SkippedStudent>();
    const recordOf = ({ assignment }: AssignmentState): ChangeOfMany => ({
      ...auditOf(task, change.remove ? 'assignment.remove' : 'assignment.update', exam, assignment),
      ...(!change.remove && {
        before: timesOf(assignment),
        after: timesOf({ ...assignment, ...times }),
      }),
    });
    // An assignment that an earlier run changed is already in the audit log.
    const unlike = open.filter(({ assignment }) => change.remove || isUnlike(assignment, times));
    await this.audit.changeMany(unlike.map(recordOf), async () => {
      const unsure = await this.write(change, open);
      const now = await this.states.ofIds(unsure.map(idOf));
      for (const state of unsure) {
        const code = ruleOf(now.get(idOf(state)), change);
        if (code !== 'change' && code !== 'done') refused.set(state, skippedOf(state, code));
      }
      return new Map([...refused].map(([state, { code }]) => [recordOf(state).recordId, code]));
    });
    return [...refused.values()];
  }

  /** @returns those that may not have been changed */
  private async write(
    change: AssignmentsChange,
    open: readonly AssignmentState[],
  ): Promise<readonly AssignmentState[]> {
    const ids = open.map(({ assignment }) => assignment._id);
    if (change.remove) return this.remove(open);
    const matched = await this.assignments.updatePending(ids, toTimes(change));
    if (change.extraTime !== undefined) {
      // Includes attempts that started after the look-up.
      await this.attempts.setExtraTime(ids, change.extraTime);
      for (const { attempt } of open) if (attempt) this.events.changed(attempt);
    }
    return matched === ids.length ? [] : open;
  }

  /** Hides assignments, then restores those with an attempt that started meanwhile. @returns those that may be unchanged */
  private async remove(open: readonly AssignmentState[]): Promise<readonly AssignmentState[]> {
    const ids = open.map(({ assignment }) => assignment._id);
    const hidden = { status: 'removed' as const, mailDueAt: new Date() };
    const matched = await this.assignments.updatePending(ids, hidden);
    const started = await this.attempts.findUngradedOf(ids.map(String));
    for (const { assignment } of started) await this.assignments.restore(assignment);
    return matched === ids.length && started.length === 0 ? [] : open;
  }
}

const idOf = ({ assignment }: AssignmentState) => String(assignment._id);

const toTimes = ({ dueDate, extraTime }: AssignmentsChange) => ({
  ...(dueDate && { dueDate: new Date(dueDate) }),
  ...(extraTime !== undefined && { extraTime }),
});

const isUnlike = (assignment: AssignmentRecord, times: ReturnType<typeof toTimes>): boolean =>
  JSON.stringify(timesOf({ ...assignment, ...times })) !== JSON.stringify(timesOf(assignment));

const skippedOf = (
  { assignment: { student } }: AssignmentState,
  code: SkippedStudent['code'],
): SkippedStudent => ({ student: String(student), code });
