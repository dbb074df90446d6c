import { objectId, type SkippedStudent, skippedStudent } from '@concord/contracts';
import { z } from 'zod';

/** Number of students in one look-up and one write. */
export const BATCH = 250;

/** Input of the task that assigns an exam to many students. */
export const addOrder = z.object({
  exam: objectId,
  students: z.array(objectId),
  dueDate: z.string(),
  extraTime: z.number().optional(),
  mail: z.boolean().optional(),
  acceptedOnly: z.boolean().optional(),
});
export type AddOrder = z.infer<typeof addOrder>;

/** Changes to make. */
export const assignmentsChange = z.object({
  dueDate: z.string().optional(),
  extraTime: z.number().optional(),
  remove: z.literal(true).optional(),
});
export type AssignmentsChange = z.infer<typeof assignmentsChange>;

/** Input of the task that changes many assignments; `skipped` were left out at the time of the order. */
export const changeOrder = z.object({
  assignments: z.array(objectId),
  skipped: z.array(skippedStudent.omit({ name: true })),
  change: assignmentsChange,
});
export type ChangeOrder = z.infer<typeof changeOrder>;

/** Form that tasks store: without names, which are looked up when the task is read. */
export const unnamed = ({ student, code }: SkippedStudent): SkippedStudent => ({ student, code });

/** Splits a list into batches of {@link BATCH}. */
export function* batchesOf<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < items.length; from += BATCH) yield items.slice(from, from + BATCH);
}
