import { baseEnv, fileLinkEnv, publicEnv, retentionEnv } from '@concord/nest-platform';
import { z } from 'zod';

/** Origin of links if PUBLIC_URL is unset. */
export const LOCAL_ORIGIN = 'http://localhost:8080';

/** Variables of card payments, of the service and its worker. */
const cardEnv = z.object({
  /** Secret key of Paystack. Without it cards are not offered; a test key moves no money. */
  PAYSTACK_SECRET_KEY: z
    .string()
    .regex(/^sk_(test|live)_\S+$/, 'must begin with sk_test_ or sk_live_')
    .optional(),
  /** Paystack's API; a server of your own in tests. */
  PAYSTACK_URL: z.url({ protocol: /^https?$/ }).default('https://api.paystack.co'),
});
export type CardEnv = z.output<typeof cardEnv>;

/** The API reads applicants from the students service, and keeps evidence in the media service. */
export const membersEnv = publicEnv.required({ STUDENTS_URL: true, MEDIA_URL: true }).extend({
  ...fileLinkEnv.shape,
  ...cardEnv.shape,
  /** Public origin of the site, to which a payer returns from the provider. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
});
export type MembersEnv = z.output<typeof membersEnv>;

/** The worker delivers audit records to the students service, and has evidence removed by the media service. */
export const membersWorkerEnv = baseEnv
  .required({ STUDENTS_URL: true, MEDIA_URL: true })
  .extend(cardEnv.shape);
export type MembersWorkerEnv = z.output<typeof membersWorkerEnv>;

/** Years for which the law asks for books: section 375 of the Companies and Allied Matters Act 2020. */
const BOOK_YEARS = 6;

/** Environment of the program that erases what is kept too long. */
export const membersRetentionEnv = retentionEnv.extend({
  ...baseEnv.pick({ STUDENTS_URL: true, MEDIA_URL: true }).required().shape,
  /** Years after the end of a membership, and after the reading of a bank statement. */
  MEMBER_RETENTION_YEARS: z.coerce.number().int().min(BOOK_YEARS).max(100).default(BOOK_YEARS),
});
export type MembersRetentionEnv = z.output<typeof membersRetentionEnv>;
