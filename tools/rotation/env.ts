import { z } from 'zod';
import { backupEnv } from '../backup/env.ts';

/** The environment of the program that changes who may sign in to the stores. */
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
    /** A user that MongoDB takes too, with that password; unset, the server is somebody else's. */
    MONGODB_USER_NEXT: z.string().default(''),
    MONGODB_PASSWORD_NEXT: z.string().default(''),
    /** A password that Redis takes too. */
    REDIS_PASSWORD_NEXT: z.string().default(''),
    /** A password that opens the copies too. */
    BACKUP_PASSWORD_NEXT: z.string().default(''),
    /** A user of MongoDB that is not needed any more. */
    MONGODB_USER_PREVIOUS: z.string().default(''),
    /** The one password that stays in Redis. */
    REDIS_PASSWORD_KEPT: z.string().default(''),
  });
export type RotationEnv = z.infer<typeof rotationEnv>;
