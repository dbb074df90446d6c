import { z } from 'zod';
import { assignmentsAdded, assignmentsChanged } from '../assignments/bulk-assignments.schemas';
import { certificatesIssued } from '../certificates/certificate-issue.schemas';
import { moment, objectId } from '../core/fields';
import { regradeOutcome } from '../versions/regrades.schemas';

/** `failed` has a reason; `cancelled` keeps what was done until then. */
export const TASK_STATUSES = ['queued', 'working', 'done', 'failed', 'cancelled'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

/** A kind of task, with what comes of it. */
const taskOf = <const K extends string, O extends z.ZodType>(kind: K, outcome: O) =>
  z.object({
    _id: objectId,
    kind: z.literal(kind),
    /** The record that it is about, and what people know that by. */
    subject: objectId,
    label: z.string(),
    by: z.object({ _id: objectId, username: z.string() }),
    status: z.enum(TASK_STATUSES),
    /** How far it is, of about `total`. */
    done: z.number().int(),
    total: z.number().int(),
    createdAt: moment,
    finishedAt: moment.optional(),
    /** Why it failed. */
    reason: z.string().optional(),
    /** Of one that is done; absent in lists. */
    outcome: outcome.optional(),
  });

/** Work that staff ordered and that goes on without them. Each kind has a handler in the worker of the exams service. */
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
