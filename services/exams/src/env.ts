import { baseEnv } from '@concord/nest-platform';
import type { z } from 'zod';

/** The API reads candidates from the students service; the worker orders mails from it. */
export const examsEnv = baseEnv.required({ STUDENTS_URL: true });
export type ExamsEnv = z.output<typeof examsEnv>;
