import { z } from 'zod';
import { backupEnv } from '../backup/env.ts';

/** Environment of the program that changes credentials of the stores. */
export const rotationEnv = backupEnv
  .pick({
    MONGODB_URI: true,
    REDIS_URL: true,
    BACKUP_TARGET: true,
    BACKUP_PASSWORD: true,
    BACKUP_S3_ACCESS_KEY: true,
    BACKUP_S3_SECRET_KEY: true,
    BACKUP_FOLDER: true,
  })
  .extend({
    /** Additional user of MongoDB; unset for a server of the operator's own. */
    MONGODB_USER_NEXT: z.string().default(''),
    MONGODB_PASSWORD_NEXT: z.string().default(''),
    /** Additional password of Redis. */
    REDIS_PASSWORD_NEXT: z.string().default(''),
    /** Additional password of the backups. */
    BACKUP_PASSWORD_NEXT: z.string().default(''),
    /** User of MongoDB to remove. */
    MONGODB_USER_PREVIOUS: z.string().default(''),
    /** Only password to keep in Redis. */
    REDIS_PASSWORD_KEPT: z.string().default(''),
  });
export type RotationEnv = z.infer<typeof rotationEnv>;
