import { z } from 'zod';
import { ROLES } from '../core/enumerations';
import { body, email, moment, objectId } from '../core/fields';
import { givenReason, intervention } from '../core/intervention';
import { LIMITS } from '../core/limits';
import { listQuery, oneOf, period } from '../core/list-query';

/** A password that is checked; it is never trimmed. */
export const password = z.string('Password is required').min(1, 'Password is required').max(200);

/** A password that somebody chooses. */
export const newPassword = z
  .string('Password is required')
  .min(LIMITS.passwordMin, 'Password Must be above six characters')
  .max(LIMITS.passwordMax, 'password must be below 10 characters');

/** Six digits of an authenticator app, or a recovery code; spaces and dashes in it do not count. */
export const factorCode = z
  .string('Enter the code')
  .trim()
  .min(1, 'Enter the code')
  .max(40, 'This is not a valid code');

/** Staff sign-in; `code` for an account with a second factor. */
export const loginBody = body({ email, password, code: factorCode.optional() });
export type LoginBody = z.infer<typeof loginBody>;

/** The name of a staff account. */
export const username = z
  .string('username is required')
  .normalize('NFC')
  .trim()
  .min(1, 'username is required')
  .min(LIMITS.usernameMin, 'Username Too Short!')
  .max(LIMITS.usernameMax, 'Username Too Long!');

/** Staff sign-up. */
export const staffRegisterBody = body({ username, email, password: newPassword });
export type StaffRegisterBody = z.infer<typeof staffRegisterBody>;

/** The signed-in user as the session keeps it; `admin` is the account's id. */
export const sessionUser = z.object({
  role: z.enum(ROLES),
  admin: objectId,
  username: z.string(),
  email: z.string(),
  /** The second factor: `needed` while one has to be set up before anything else can be done. */
  factor: z.enum(['on', 'needed']).optional(),
  /** The password was made by the product: one's own must be chosen before anything else can be done. */
  password: z.literal('initial').optional(),
});
export type SessionUser = z.infer<typeof sessionUser>;

export const loginAnswer = sessionUser.extend({ token: z.string() });
export type LoginAnswer = z.infer<typeof loginAnswer>;

export const staffRegisterAnswer = z.object({ token: z.string(), data: sessionUser });
export type StaffRegisterAnswer = z.infer<typeof staffRegisterAnswer>;

/** Suspends an account, or lifts that. */
export const accountReasonBody = body({ reason: givenReason });

/** A staff account as SUPER_ADMIN sees it. */
export const staffAccount = z.object({
  _id: objectId,
  username: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  createdAt: moment,
  /** It signs in with a second factor. */
  factor: z.literal('on').optional(),
  /** Absent for one that has not signed in since this is noted. */
  lastSignInAt: moment.optional(),
  /** It was invited, and its owner has yet to choose a password. */
  invited: z.literal(true).optional(),
  /** It cannot be used until that is lifted. */
  suspended: intervention.optional(),
});
export type StaffAccount = z.infer<typeof staffAccount>;

/** From and to are moments at which people signed up. */
export const adminListQuery = listQuery({ role: oneOf(ROLES), ...period });
export type AdminListQuery = z.output<typeof adminListQuery>;

/**
 * The signed-in user as the account is now; with another token, where the one of the request says something else.
 * ADMIN and SUPER_ADMIN are told what the product was built from.
 */
export const sessionState = sessionUser.extend({
  token: z.string().optional(),
  build: z.object({ version: z.string(), commit: z.string() }).optional(),
});
export type SessionStateAnswer = z.infer<typeof sessionState>;

/** The holder of a token: a staff account, or a candidate by id. */
export const whoAmI = z.union([sessionState, z.object({ role: z.literal('CANDIDATE'), student: objectId })]);
export type WhoAmI = z.infer<typeof whoAmI>;

/** A sign-in of a staff account on one device; `isCurrent` marks the one that asks. */
export const staffSession = z.object({
  _id: objectId,
  /** Browser and system, as `Chrome on Windows`. */
  device: z.string(),
  address: z.string(),
  createdAt: moment,
  /** When its pages were opened last, within five minutes. */
  lastSeenAt: moment,
  endsAt: moment,
  isCurrent: z.boolean(),
});
export type StaffSession = z.infer<typeof staffSession>;

/** How many sign-ins were ended. */
export const sessionsEnded = z.object({ ended: z.number().int() });
export type SessionsEnded = z.infer<typeof sessionsEnded>;
