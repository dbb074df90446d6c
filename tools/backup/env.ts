import { z } from 'zod';
import { consistencyEnv } from '../checks/consistency/env.ts';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

/** Environment of the program that makes and restores backups. */
export const backupEnv = consistencyEnv.extend({
  /** Folder or other target of restic: `s3:https://s3.example.org/concord-backups`. */
  BACKUP_TARGET: z.string().min(1).default('/backups'),
  /** Encryption password of the backups; without it they cannot be read. */
  BACKUP_PASSWORD: z.string().min(16),
  BACKUP_S3_ACCESS_KEY: z.string().default(''),
  BACKUP_S3_SECRET_KEY: z.string().default(''),
  /** Folder in which a backup is prepared before it is stored or restored. */
  BACKUP_FOLDER: z.string().min(1).default('/work'),
  /** Time of day in Nigeria. */
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 01:30')
    .default('01:30'),
  BACKUP_VERIFY_ON: z.enum(WEEKDAYS).default('sunday'),
  REDIS_URL: z.string().min(1),
  REDIS_PREFIX: z.string().default(''),
  /**
   * Address of the students service: it answers while the product runs, which prevents a restore.
   */
  STUDENTS_URL: z.url({ protocol: /^https?$/ }),
  SERVICE_SECRET: z.string().min(1),
});
export type BackupEnv = z.infer<typeof backupEnv>;
/** Variables that open the repository of backups. */
export type RepositoryEnv = Pick<
  BackupEnv,
  'BACKUP_TARGET' | 'BACKUP_PASSWORD' | 'BACKUP_S3_ACCESS_KEY' | 'BACKUP_S3_SECRET_KEY' | 'BACKUP_FOLDER'
>;

/** 0 is Sunday. */
export const verifyDayOf = ({ BACKUP_VERIFY_ON }: BackupEnv): number => WEEKDAYS.indexOf(BACKUP_VERIFY_ON);
