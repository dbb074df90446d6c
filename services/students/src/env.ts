import { LIMITS } from '@concord/contracts';
import { secretList } from '@concord/contracts/environment';
import {
  baseEnv,
  fileLinkEnv,
  prepareEnv,
  privateKeys,
  publicEnv,
  retentionEnv,
} from '@concord/nest-platform';
import { z } from 'zod';

/** Origin of links if PUBLIC_URL is unset. */
export const LOCAL_ORIGIN = 'http://localhost:8080';

/** Variables for messages, of the service and its worker. */
const mailEnv = {
  /** The mail server: `smtps://user:password@host` or `smtp://host:port`. Without it, mails stay in the outbox. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must be an smtp:// or smtps:// address')
    .optional(),
  /** The sender's address; by default the institute's. */
  MAIL_FROM: z.string().trim().toLowerCase().pipe(z.email()).optional(),
  /** The provider of SMS that sends sign-in codes, with a JSON interface like Termii's. Off without it. */
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Public origin of the site, for links in mails. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
};

/** The account to create if there is no SUPER_ADMIN. */
const superAdminEnv = {
  SUPER_ADMIN_USERNAME: z.string().trim().min(1).max(100).optional(),
  SUPER_ADMIN_EMAIL: z.string().trim().toLowerCase().pipe(z.email()).optional(),
  SUPER_ADMIN_PASSWORD: z.string().min(6).max(200).optional(),
  /**
   * `on`: a program generated that password, and its owner must replace it at the first sign-in before it expires.
   */
  SUPER_ADMIN_PASSWORD_INITIAL: z.enum(['on', 'off']).default('off'),
};

export const studentsPrepareEnv = prepareEnv.extend(superAdminEnv);
export type StudentsPrepareEnv = z.output<typeof studentsPrepareEnv>;

export const studentsEnv = publicEnv.extend({
  JWT_PRIVATE_KEY: privateKeys,
  ...fileLinkEnv.shape,
  /** Secrets that encrypt fields of records: the first one encrypts, all of them decrypt. */
  FIELD_SECRET: secretList,
  /** Accounts that need a second factor: none, or each SUPER_ADMIN. */
  STAFF_MFA: z.enum(['optional', 'required']).default('optional'),
  ...mailEnv,
});
export type StudentsEnv = z.infer<typeof studentsEnv>;

/** Environment of the program that destroys old records. */
export const studentsRetentionEnv = retentionEnv.extend({
  ...baseEnv.pick({ EXAMS_URL: true, MEDIA_URL: true }).required().shape,
  /** Years of retention, at least as many as the policy page promises. */
  RETENTION_YEARS: z.coerce.number().int().min(LIMITS.recordYears).max(100).default(LIMITS.recordYears),
});
export type StudentsRetentionEnv = z.infer<typeof studentsRetentionEnv>;

/** Environment of the worker, which sends mails and signs no tokens. */
export const workerEnv = baseEnv.extend({
  ...mailEnv,
  /** Key of the provider of SMS. */
  SMS_KEY: z.string().min(1).max(500).optional(),
  /** Sender's name of an SMS, as registered with the provider. */
  SMS_FROM: z.string().trim().min(1).max(20).optional(),
});
export type WorkerEnv = z.infer<typeof workerEnv>;
