import { z } from 'zod';
import { body, email, moment, objectId } from '../core/fields';
import { givenReason, intervention } from '../core/intervention';
import { ACCESS_LIMITS } from './access-limits';

/** Ways by which a code reaches its owner. */
export const CODE_CHANNELS = ['email', 'sms'] as const;
export type CodeChannel = (typeof CODE_CHANNELS)[number];

/** Ways that this site offers; none without a mail server, where staff give codes. */
export const accessOptions = z.object({ channels: z.array(z.enum(CODE_CHANNELS)) });
export type AccessOptions = z.infer<typeof accessOptions>;

/** Asks for a code. The answer never tells if somebody has this e-mail. */
export const accessCodeBody = body({ email, channel: z.enum(CODE_CHANNELS).default('email') });
export type AccessCodeBody = z.output<typeof accessCodeBody>;

/** Key of one of the people who share an e-mail. */
const personKey = z
  .string()
  .regex(/^(member|student)-[0-9a-f]{24}$/, 'Choose one of the people')
  .max(40);

const code = z
  .string('Enter the code')
  .max(40, 'The code has six digits')
  // People copy codes with spaces and dashes.
  .overwrite((given) => given.replace(/[\s-]/g, ''))
  .regex(/^\d{6}$/, 'The code has six digits');

/** Signs in by a code; `as` chooses among people who share the e-mail. */
export const accessVerifyBody = body({ email, code, as: personKey.optional() });
export type AccessVerifyBody = z.output<typeof accessVerifyBody>;

/** One of the people who share an e-mail. */
export const accessPerson = z.object({
  key: personKey,
  name: z.string(),
  /** The member's number; absent for an applicant. */
  number: z.string().optional(),
});
export type AccessPerson = z.infer<typeof accessPerson>;

/** The holder of a member token. */
export const accessHolder = z.object({
  name: z.string(),
  email: z.string(),
  /** Id of the member; null for an applicant. */
  member: objectId.nullable(),
  number: z.string().nullable(),
  isOrganisation: z.boolean(),
  /** Id of the applicant's record; null for a member who never applied here. */
  student: objectId.nullable(),
  /** True while staff look at the page. */
  isViewed: z.boolean(),
});
export type AccessHolder = z.infer<typeof accessHolder>;

/** A token for `ACCESS_LIMITS.tokenMinutes`; a cookie renews it. */
export const accessToken = z.object({ token: z.string(), holder: accessHolder });
export type AccessToken = z.infer<typeof accessToken>;

/** A token, or a choice among people who share the e-mail; the code stays valid for it. */
export const accessVerifyAnswer = z.union([accessToken, z.object({ choices: z.array(accessPerson) })]);
export type AccessVerifyAnswer = z.infer<typeof accessVerifyAnswer>;

/** Sign-in of a member or applicant on a device. */
export const accessSession = z.object({
  _id: objectId,
  /** Browser and system, e.g. `Chrome on Android`. */
  device: z.string(),
  address: z.string(),
  createdAt: moment,
  /** Time of the last renewal. */
  lastSeenAt: moment,
  isCurrent: z.boolean(),
});
export type AccessSession = z.infer<typeof accessSession>;

/** State of a person's access, by the id of the member or the applicant. */
export const accessState = z.object({
  email: z.string().nullable(),
  /** Number of running sign-ins. */
  sessions: z.number().int(),
  /** Time of the latest sign-in that still runs. */
  lastSeenAt: moment.nullable(),
  /** Present while access is blocked. */
  blocked: intervention.nullable(),
});
export type AccessState = z.infer<typeof accessState>;

/** Blocks a person's access or allows it again, looks at their pages, or gives a code; the reason is kept. */
export const accessReasonBody = body({ reason: givenReason });

/** A code that staff pass on, valid for `ACCESS_LIMITS.codeMinutes`. */
export const accessCodeMade = z.object({ code: z.string(), email: z.string(), endsAt: moment });
export type AccessCodeMade = z.infer<typeof accessCodeMade>;

/** Text of a wrong, used or expired code. */
export const WRONG_CODE = `This code isn't right, or it's older than ${ACCESS_LIMITS.codeMinutes} minutes. Check the latest message from us, or ask for a new code`;
