import { z } from 'zod';
import { objectId } from './core/fields';

/** Names of the queues on Redis. */
export const QUEUES = {
  grading: 'grading',
  documents: 'documents',
  exports: 'exports',
  mail: 'mail',
  statistics: 'statistics',
  tasks: 'tasks',
} as const;

/** Grades one submitted attempt. */
export const gradeJob = z.object({ attemptId: objectId });
export type GradeJob = z.infer<typeof gradeJob>;

/** Prints one document whose record holds kind, subject and asker. */
export const documentJob = z.object({ documentId: objectId });
export type DocumentJob = z.infer<typeof documentJob>;

/** Makes one file of a list whose record holds kind, format and query. */
export const exportJob = z.object({ exportId: objectId });
export type ExportJob = z.infer<typeof exportJob>;

/** Sends one mail whose record holds its words and its state. */
export const mailJob = z.object({ mailId: objectId });
export type MailJob = z.infer<typeof mailJob>;

/** Counts the results of one exam, whose record holds which of them. */
export const statisticsJob = z.object({ statisticsId: objectId });
export type StatisticsJob = z.infer<typeof statisticsJob>;

/** Does work that staff ordered, whose record holds kind and order. */
export const taskJob = z.object({ taskId: objectId });
export type TaskJob = z.infer<typeof taskJob>;
