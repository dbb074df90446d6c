import { baseEnv, fileLinkEnv, privateKeys, publicEnv, publicKeys } from '@concord/nest-platform';
import { z } from 'zod';
import { keyProblems } from './features/certificates/credentials/key-problems';

/** Origin of the site if PUBLIC_URL is unset. */
const LOCAL_ORIGIN = 'http://localhost:8080';

/**
 * Environment of the API, which reads candidates from the students service, and signs links to pictures of questions.
 */
export const examsEnv = publicEnv
  .required({ STUDENTS_URL: true })
  .extend({
    ...fileLinkEnv.shape,
    /** Public origin of the site, which Safe Exam Browser opens and hashes. */
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    /**
     * Private keys for credentials: the first one signs, the others are published in advance. Without a key there are
     * no credentials.
     */
    CREDENTIAL_PRIVATE_KEY: privateKeys.optional(),
    /** Public keys of earlier signatures, because holders keep their credentials for life. */
    CREDENTIAL_PUBLIC_KEY: publicKeys.optional(),
  })
  .superRefine((env, context) => {
    for (const { name, message } of keyProblems(env))
      context.addIssue({ code: 'custom', path: [name], message });
  });
export type ExamsEnv = z.output<typeof examsEnv>;

export const publicOriginOf = ({ PUBLIC_URL = LOCAL_ORIGIN }: Pick<ExamsEnv, 'PUBLIC_URL'>): string =>
  new URL(PUBLIC_URL).origin;

/** Environment of the worker, which requests mails from the students service. */
export const examsWorkerEnv = baseEnv.required({ STUDENTS_URL: true });
export type ExamsWorkerEnv = z.output<typeof examsWorkerEnv>;
