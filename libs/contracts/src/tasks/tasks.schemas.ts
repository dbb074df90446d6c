import { z } from 'zod';
import { moment, objectId } from '../core/fields';
import { membersBilled, membersImported, membersInducted } from './member-task-outcomes.schemas';
import {
  assignmentsAdded,
  assignmentsChanged,
  certificatesIssued,
  regradeOutcome,
} from './task-outcomes.schemas';

/** `failed` has a reason; `cancelled` keeps what was done until then. */
export const TASK_STATUSES = ['queued', 'working', 'done', 'failed', 'cancelled'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

/** Schema of one kind of task, with its outcome. */
const taskOf = <const K extends string, O extends z.ZodType>(kind: K, outcome: O) =>
  z.object({
    _id: objectId,
    kind: z.literal(kind),
    /** Id and display name of the task's subject. */
    subject: objectId,
    label: z.string(),
    by: z.object({ _id: objectId, username: z.string() }),
    status: z.enum(TASK_STATUSES),
    /** Progress, of about `total`. */
    done: z.number().int(),
    total: z.number().int(),
    createdAt: moment,
    finishedAt: moment.optional(),
    /** Reason of the failure. */
    reason: z.string().optional(),
    /** Outcome of a finished task; absent in lists. */
    outcome: outcome.optional(),
  });

/** A background task of staff. Each kind has a handler in the worker of the exams service. */
export const task = z.discriminatedUnion('kind', [
  taskOf('assignments-add', assignmentsAdded),
  taskOf('assignments-change', assignmentsChanged),
  taskOf('regrade', regradeOutcome),
  taskOf('certificates-issue', certificatesIssued),
]);
export type Task = z.infer<typeof task>;

/** A background task about members. Each kind has a handler in the worker of the members service. */
export const memberTask = z.discriminatedUnion('kind', [
  taskOf('billing', membersBilled),
  taskOf('members-induct', membersInducted),
  taskOf('members-import', membersImported),
]);
export type MemberTask = z.infer<typeof memberTask>;

const MEMBER_TASK_KINDS: ReadonlySet<string> = new Set(
  memberTask.options.map(({ shape }) => shape.kind.value),
);

/** A task of either service. */
export type AnyTask = Task | MemberTask;
export type TaskKind = AnyTask['kind'];
export type TaskOutcome<K extends TaskKind> = NonNullable<Extract<AnyTask, { kind: K }>['outcome']>;

/** Tells the service of a task: true for one of the members service. */
export const isMemberTask = (given: AnyTask): given is MemberTask => MEMBER_TASK_KINDS.has(given.kind);
