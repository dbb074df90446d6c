import { objectId, type SkippedStudent, skippedStudent } from '@concord/contracts';
import { z } from 'zod';

/** Input of the task that assigns an exam to many students. */
export const addRequest = z.object({
  exam: objectId,
  students: z.array(objectId),
  dueDate: z.string(),
  extraTime: z.number().optional(),
  mail: z.boolean().optional(),
  acceptedOnly: z.boolean().optional(),
});
export type AddRequest = z.infer<typeof addRequest>;

/** Changes to make. */
export const assignmentsChange = z.object({
  dueDate: z.string().optional(),
  extraTime: z.number().optional(),
  remove: z.literal(true).optional(),
});
export type AssignmentsChange = z.infer<typeof assignmentsChange>;

/** Input of the task that changes many assignments; `skipped` were left out at the time of the request. */
export const changeRequest = z.object({
  assignments: z.array(objectId),
  skipped: z.array(skippedStudent.omit({ name: true })),
  change: assignmentsChange,
});
export type ChangeRequest = z.infer<typeof changeRequest>;

/** Form that tasks store: without names, which are looked up when the task is read. */
export const unnamed = ({ student, code }: SkippedStudent): SkippedStudent => ({ student, code });
