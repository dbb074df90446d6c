import { baseEnv, publicEnv } from '@concord/nest-platform';
import type { z } from 'zod';

/** The API reads applicants from the students service. */
export const membersEnv = publicEnv.required({ STUDENTS_URL: true });
export type MembersEnv = z.output<typeof membersEnv>;

/** The worker delivers audit records to the students service. */
export const membersWorkerEnv = baseEnv.required({ STUDENTS_URL: true });
export type MembersWorkerEnv = z.output<typeof membersWorkerEnv>;
