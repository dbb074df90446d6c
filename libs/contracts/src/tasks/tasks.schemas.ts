import { z } from 'zod';
import { moment, objectId } from '../core/fields';
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
export type TaskKind = Task['kind'];
export type TaskOutcome<K extends TaskKind> = NonNullable<Extract<Task, { kind: K }>['outcome']>;

export const TASK_KINDS: readonly TaskKind[] = task.options.map(({ shape }) => shape.kind.value);
