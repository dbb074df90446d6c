import { baseEnv } from '@concord/nest-platform';
import type { z } from 'zod';

/** The exams API asks the students service who a candidate is. */
export const examsEnv = baseEnv.required({ STUDENTS_URL: true });
export type ExamsEnv = z.output<typeof examsEnv>;

/** The worker orders mails with results from the students service. */
export const workerEnv = baseEnv.required({ STUDENTS_URL: true });
export type WorkerEnv = z.output<typeof workerEnv>;
