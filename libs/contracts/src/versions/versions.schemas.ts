import { z } from 'zod';
import { body, moment, objectId } from '../core/fields';
import { examQuestion, examTitle } from '../exams/exams.schemas';
import { paperRules } from '../exams/paper-rules.schemas';

/** Changes from the previous exam version: questions by kind of change, and settings such as the duration. */
export const changeCounts = z.object({
  added: z.number().int(),
  removed: z.number().int(),
  /** Number of questions with other text, options or tags. */
  changed: z.number().int(),
  /** Number of questions with another right option. */
  keys: z.number().int(),
  moved: z.number().int(),
  settings: z.number().int(),
});
export type ChangeCounts = z.infer<typeof changeCounts>;

/** One state of an exam. Values that earlier versions of the product did not record are null. */
export const versionSummary = z.object({
  _id: objectId,
  /** Starts at 1, the uploaded exam. */
  number: z.number().int(),
  createdAt: moment,
  by: z.object({ _id: objectId, username: z.string() }).nullable(),
  isCurrent: z.boolean(),
  questionCount: z.number().int(),
  changes: changeCounts.nullable(),
  /** Number of the restored version. */
  restored: z.number().int().optional(),
  /** Number of results and open attempts. */
  results: z.number().int(),
  underWay: z.number().int(),
});
export type VersionSummary = z.infer<typeof versionSummary>;

/** A version with its keys as they were, before any correction: SUPER_ADMIN only. */
export const examVersion = versionSummary.extend({
  examName: z.string(),
  examCode: z.string(),
  /** In minutes. */
  duration: z.number().int(),
  questions: z.array(examQuestion),
  paper: paperRules.optional(),
});
export type ExamVersion = z.infer<typeof examVersion>;

/** `revision` is the exam's that was read. */
export const versionRestoreBody = body({
  revision: z.number('Send the revision of the exam that you saw').int().min(1),
});
export type VersionRestoreBody = z.output<typeof versionRestoreBody>;

export const duplicateBody = body({ title: examTitle });
export type DuplicateBody = z.output<typeof duplicateBody>;
