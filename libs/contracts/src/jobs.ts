import { z } from 'zod';
import { objectId } from './core/fields';

/** Queue names in Redis. */
export const QUEUES = {
  grading: 'grading',
  documents: 'documents',
  exports: 'exports',
  mail: 'mail',
  statistics: 'statistics',
  tasks: 'tasks',
  memberTasks: 'member-tasks',
  cardPayments: 'card-payments',
} as const;

/** Grades one submitted attempt. */
export const gradeJob = z.object({ attemptId: objectId });
export type GradeJob = z.infer<typeof gradeJob>;

/** Prints one document; its record holds kind, subject and requester. */
export const documentJob = z.object({ documentId: objectId });
export type DocumentJob = z.infer<typeof documentJob>;

/** Makes one export; its record holds kind, format and query. */
export const exportJob = z.object({ exportId: objectId });
export type ExportJob = z.infer<typeof exportJob>;

/** Sends one mail; its record holds text and state. */
export const mailJob = z.object({ mailId: objectId });
export type MailJob = z.infer<typeof mailJob>;

/** Counts the results of one exam; its record holds the filter. */
export const statisticsJob = z.object({ statisticsId: objectId });
export type StatisticsJob = z.infer<typeof statisticsJob>;

/** Runs one staff task; its record holds kind and input. */
export const taskJob = z.object({ taskId: objectId });
export type TaskJob = z.infer<typeof taskJob>;

/** Verifies one payment by card at its provider; its record holds reference and amount. */
export const cardPaymentJob = z.object({ cardPaymentId: objectId });
export type CardPaymentJob = z.infer<typeof cardPaymentJob>;
