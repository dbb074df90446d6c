import { LIMITS } from '@concord/contracts';
import { secretList } from '@concord/contracts/environment';
import { baseEnv, fileLinkEnv, prepareEnv, privateKeys, publicEnv } from '@concord/nest-platform';
import { z } from 'zod';

/** The origin for links when PUBLIC_URL is unset. */
export const LOCAL_ORIGIN = 'http://localhost:8080';

/** The variables of mails, for the service and its worker. */
const mailEnv = {
  /** The mail server: `smtps://user:password@host` or `smtp://host:port`; without it mails stay in the outbox. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must be an smtp:// or smtps:// address')
    .optional(),
  /** The sender's address; the institute's own when unset. */
  MAIL_FROM: z.string().trim().toLowerCase().pipe(z.email()).optional(),
  /** The public origin of the site, for the links in mails. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
};

/** The account that is made when there is no SUPER_ADMIN. */
const superAdminEnv = {
  SUPER_ADMIN_USERNAME: z.string().trim().min(1).max(100).optional(),
  SUPER_ADMIN_EMAIL: z.string().trim().toLowerCase().pipe(z.email()).optional(),
  SUPER_ADMIN_PASSWORD: z.string().min(6).max(200).optional(),
  /** `on`: that password was made by a program, and its owner must replace it at the first sign-in, in time. */
  SUPER_ADMIN_PASSWORD_INITIAL: z.enum(['on', 'off']).default('off'),
};

/** The environment of the preparation. */
export const studentsPrepareEnv = prepareEnv.extend(superAdminEnv);
export type StudentsPrepareEnv = z.output<typeof studentsPrepareEnv>;

/** The environment of the service. */
export const studentsEnv = publicEnv.extend({
  JWT_PRIVATE_KEY: privateKeys,
  ...fileLinkEnv.shape,
  /** Encrypts fields of records; the first seals, all open. */
  FIELD_SECRET: secretList,
  /** Accounts that need a second factor: none, or every SUPER_ADMIN. */
  STAFF_MFA: z.enum(['optional', 'required']).default('optional'),
  ...mailEnv,
});
export type StudentsEnv = z.infer<typeof studentsEnv>;

/** The environment of the program that destroys old records. */
export const retentionEnv = baseEnv
  .pick({
    LOG_LEVEL: true,
    MONGODB_URI: true,
    MONGODB_DB_PREFIX: true,
    LIST_READER: true,
    SERVICE_SECRET: true,
    EXAMS_URL: true,
    MEDIA_URL: true,
  })
  .required({ EXAMS_URL: true, MEDIA_URL: true })
  .extend({
    /** Years that records are kept; not below what the policy page promises. */
    RETENTION_YEARS: z.coerce.number().int().min(LIMITS.recordYears).max(100).default(LIMITS.recordYears),
  });
export type RetentionEnv = z.infer<typeof retentionEnv>;

/** The environment of the worker, which sends mails and signs nothing. */
export const workerEnv = baseEnv.extend(mailEnv);
export type WorkerEnv = z.infer<typeof workerEnv>;
