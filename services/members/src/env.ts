import { baseEnv, publicEnv, retentionEnv } from '@concord/nest-platform';
import { z } from 'zod';

/** The API reads applicants from the students service. */
export const membersEnv = publicEnv.required({ STUDENTS_URL: true });
export type MembersEnv = z.output<typeof membersEnv>;

/** The worker delivers audit records to the students service. */
export const membersWorkerEnv = baseEnv.required({ STUDENTS_URL: true });
export type MembersWorkerEnv = z.output<typeof membersWorkerEnv>;

/** Years for which the law asks for books: section 375 of the Companies and Allied Matters Act 2020. */
const BOOK_YEARS = 6;

/** Environment of the program that erases what is kept too long. */
export const membersRetentionEnv = retentionEnv.extend({
  ...baseEnv.pick({ STUDENTS_URL: true }).required().shape,
  /** Years after the end of a membership, and after the reading of a bank statement. */
  MEMBER_RETENTION_YEARS: z.coerce.number().int().min(BOOK_YEARS).max(100).default(BOOK_YEARS),
});
export type MembersRetentionEnv = z.output<typeof membersRetentionEnv>;
