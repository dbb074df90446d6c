import { z } from 'zod';
import { objectId } from './core/fields';

/** Names of the queues on Redis. */
export const QUEUES = {
  grading: 'grading',
  documents: 'documents',
  exports: 'exports',
  mail: 'mail',
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
