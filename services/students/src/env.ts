import { baseEnv, privateKey } from '@concord/nest-platform';
import { z } from 'zod';

/** What the students service reads from its environment, beside what every service reads. */
export const studentsEnv = baseEnv.extend({
  JWT_PRIVATE_KEY: privateKey,
  SEED: z.enum(['demo', 'none']).default('none'),
  SUPER_ADMIN_USERNAME: z.string().trim().min(1).max(100).optional(),
  SUPER_ADMIN_EMAIL: z.string().trim().toLowerCase().pipe(z.email()).optional(),
  SUPER_ADMIN_PASSWORD: z.string().min(6).max(200).optional(),
});
export type StudentsEnv = z.infer<typeof studentsEnv>;
