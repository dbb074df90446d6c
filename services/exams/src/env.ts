import { baseEnv, fileLinkEnv, publicEnv } from '@concord/nest-platform';
import type { z } from 'zod';

/** The API reads candidates from the students service, and signs links to pictures of questions. */
export const examsEnv = publicEnv.required({ STUDENTS_URL: true }).extend(fileLinkEnv.shape);
export type ExamsEnv = z.output<typeof examsEnv>;

/** The worker orders mails from the students service. */
export const examsWorkerEnv = baseEnv.required({ STUDENTS_URL: true });
export type ExamsWorkerEnv = z.output<typeof examsWorkerEnv>;
