import { z } from 'zod';
import { consistencyEnv } from '../checks/consistency/env.ts';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** The environment of the program that makes and restores copies. */
export const backupEnv = consistencyEnv.extend({
  /** A folder, or what restic takes for one: `s3:https://s3.example.org/concord-backups`. */
  BACKUP_TARGET: z.string().min(1).default('/backups'),
  /** Encrypts the copies. Without it nobody reads them again. */
  BACKUP_PASSWORD: z.string().min(16),
  BACKUP_S3_ACCESS_KEY: z.string().default(''),
  BACKUP_S3_SECRET_KEY: z.string().default(''),
  /** Folder in which a copy is put together before it is stored, and laid out before it is restored. */
  BACKUP_FOLDER: z.string().min(1).default('/work'),
  /** The time of day in Nigeria. */
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 01:30')
    .default('01:30'),
  BACKUP_VERIFY_ON: z.enum(WEEKDAYS).default('sunday'),
  REDIS_URL: z.string().min(1),
  REDIS_PREFIX: z.string().default(''),
  /** Answers while the product runs, which a restore must not meet. */
  STUDENTS_URL: z.url({ protocol: /^https?$/ }),
  SERVICE_SECRET: z.string().min(1),
});
export type BackupEnv = z.infer<typeof backupEnv>;
/** Variables that open the copies. */
export type RepositoryEnv = Pick<
  BackupEnv,
  'BACKUP_TARGET' | 'BACKUP_PASSWORD' | 'BACKUP_S3_ACCESS_KEY' | 'BACKUP_S3_SECRET_KEY' | 'BACKUP_FOLDER'
>;

/** 0 is Sunday. */
export const verifyDayOf = ({ BACKUP_VERIFY_ON }: BackupEnv): number => WEEKDAYS.indexOf(BACKUP_VERIFY_ON);
