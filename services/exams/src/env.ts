import { baseEnv, fileLinkEnv, publicEnv } from '@concord/nest-platform';
import { z } from 'zod';

/** The origin of the site when PUBLIC_URL is unset. */
const LOCAL_ORIGIN = 'http://localhost:8080';

/** The API reads candidates from the students service, and signs links to pictures of questions. */
export const examsEnv = publicEnv.required({ STUDENTS_URL: true }).extend({
  ...fileLinkEnv.shape,
  /** The public origin of the site, which Safe Exam Browser opens and hashes. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
});
export type ExamsEnv = z.output<typeof examsEnv>;

export const publicOriginOf = ({ PUBLIC_URL = LOCAL_ORIGIN }: Pick<ExamsEnv, 'PUBLIC_URL'>): string =>
  new URL(PUBLIC_URL).origin;

/** The worker orders mails from the students service. */
export const examsWorkerEnv = baseEnv.required({ STUDENTS_URL: true });
export type ExamsWorkerEnv = z.output<typeof examsWorkerEnv>;
