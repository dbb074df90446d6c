import { z } from 'zod';
import { body, moment, objectId } from '../core/fields';
import { examQuestion, examTitle } from '../exams/exams.schemas';
import { paperRules } from '../exams/paper-rules.schemas';

/** What a change made of the version before: questions in each way, and settings such as the duration. */
export const changeCounts = z.object({
  added: z.number().int(),
  removed: z.number().int(),
  /** With another text, options or tags. */
  changed: z.number().int(),
  /** With another right option. */
  keys: z.number().int(),
  moved: z.number().int(),
  settings: z.number().int(),
});
export type ChangeCounts = z.infer<typeof changeCounts>;

/** One state of an exam. What versions of earlier releases did not record is null. */
export const versionSummary = z.object({
  _id: objectId,
  /** Counts from 1, the exam as it was uploaded. */
  number: z.number().int(),
  createdAt: moment,
  by: z.object({ _id: objectId, username: z.string() }).nullable(),
  isCurrent: z.boolean(),
  questionCount: z.number().int(),
  changes: changeCounts.nullable(),
  /** The number of the version whose content it took over. */
  restored: z.number().int().optional(),
  /** How many sat it: results, and attempts that are open. */
  results: z.number().int(),
  underWay: z.number().int(),
});
export type VersionSummary = z.infer<typeof versionSummary>;

/** With the right answers as they were, before any correction: for SUPER_ADMIN only. */
export const examVersion = versionSummary.extend({
  examName: z.string(),
  examCode: z.string(),
  /** Minutes. */
  duration: z.number().int(),
  questions: z.array(examQuestion),
  paper: paperRules.optional(),
});
export type ExamVersion = z.infer<typeof examVersion>;

/** `revision` is that of the exam as it was read. */
export const versionRestoreBody = body({
  revision: z.number('Send the revision of the exam that you saw').int().min(1),
});
export type VersionRestoreBody = z.output<typeof versionRestoreBody>;

export const duplicateBody = body({ title: examTitle });
export type DuplicateBody = z.output<typeof duplicateBody>;
