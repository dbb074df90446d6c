import { z } from 'zod';
import { ROLES } from '../core/enumerations';
import { body, email, moment, objectId } from '../core/fields';
import { givenReason, intervention } from '../core/intervention';
import { LIMITS } from '../core/limits';
import { listQuery, oneOf, period } from '../core/list-query';

/** A password to verify; never trimmed. */
export const password = z.string('Password is required').min(1, 'Password is required').max(200);

/** A newly chosen password. */
export const newPassword = z
  .string('Password is required')
  .min(LIMITS.passwordMin, 'Password Must be above six characters')
  .max(LIMITS.passwordMax, 'password must be below 10 characters');

/** Six digits from an authenticator app, or a recovery code; spaces and dashes are ignored. */
export const factorCode = z
  .string('Enter the code')
  .trim()
  .min(1, 'Enter the code')
  .max(40, 'This is not a valid code');

/** Staff sign-in; `code` only for accounts with a second factor. */
export const loginBody = body({ email, password, code: factorCode.optional() });
export type LoginBody = z.infer<typeof loginBody>;

export const username = z
  .string('username is required')
  .normalize('NFC')
  .trim()
  .min(1, 'username is required')
  .min(LIMITS.usernameMin, 'Username Too Short!')
  .max(LIMITS.usernameMax, 'Username Too Long!');

export const staffRegisterBody = body({ username, email, password: newPassword });
export type StaffRegisterBody = z.infer<typeof staffRegisterBody>;

/** The signed-in user as stored in the session; `admin` is the account's id. */
export const sessionUser = z.object({
  role: z.enum(ROLES),
  admin: objectId,
  username: z.string(),
  email: z.string(),
  /** State of the second factor; `needed` blocks everything else until one is set up. */
  factor: z.enum(['on', 'needed']).optional(),
  /** Set while the generated password has not been replaced; it blocks everything else. */
  password: z.literal('initial').optional(),
  /** Permission of an ADMIN for money; a SUPER_ADMIN needs none. */
  finance: z.literal(true).optional(),
});
export type SessionUser = z.infer<typeof sessionUser>;

export const loginAnswer = sessionUser.extend({ token: z.string() });
export type LoginAnswer = z.infer<typeof loginAnswer>;

export const staffRegisterAnswer = z.object({ token: z.string(), data: sessionUser });
export type StaffRegisterAnswer = z.infer<typeof staffRegisterAnswer>;

/** Changes the role, the permission for money, or both; an absent one stays, and PENDING has no permission. */
export const adminUpdateBody = body({
  role: z.enum(ROLES).optional(),
  finance: z.boolean().optional(),
}).refine(({ role, finance }) => role !== undefined || finance !== undefined, {
  path: ['role'],
  message: 'Choose a role or a permission',
});
export type AdminUpdateBody = z.output<typeof adminUpdateBody>;

/** Suspends an account, or lifts the suspension. */
export const accountReasonBody = body({ reason: givenReason });

/** A staff account as SUPER_ADMIN sees it. */
export const staffAccount = z.object({
  _id: objectId,
  username: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  createdAt: moment,
  /** Set when the account has a second factor. */
  factor: z.literal('on').optional(),
  /** Permission of an ADMIN for money. */
  finance: z.literal(true).optional(),
  /** Absent until the first recorded sign-in. */
  lastSignInAt: moment.optional(),
  /** Set while an invited owner has not chosen a password. */
  invited: z.literal(true).optional(),
  /** Present while the account is suspended. */
  suspended: intervention.optional(),
});
export type StaffAccount = z.infer<typeof staffAccount>;

/** `from` and `to` filter by the time of sign-up. */
export const adminListQuery = listQuery({ role: oneOf(ROLES), ...period });
export type AdminListQuery = z.output<typeof adminListQuery>;

/**
 * The account's present state, with a new token when the request's token is outdated. ADMIN and
 * SUPER_ADMIN also get the build.
 */
export const sessionState = sessionUser.extend({
  token: z.string().optional(),
  build: z.object({ version: z.string(), commit: z.string() }).optional(),
});
export type SessionStateAnswer = z.infer<typeof sessionState>;

/** Holder of a token: a staff account, or a candidate by id. */
export const whoAmI = z.union([sessionState, z.object({ role: z.literal('CANDIDATE'), student: objectId })]);
export type WhoAmI = z.infer<typeof whoAmI>;

/** One sign-in of a staff account on a device; `isCurrent` marks the requester's own. */
export const staffSession = z.object({
  _id: objectId,
  /** Browser and system, e.g. `Chrome on Windows`. */
  device: z.string(),
  address: z.string(),
  createdAt: moment,
  /** Time of the last page view, accurate to five minutes. */
  lastSeenAt: moment,
  endsAt: moment,
  isCurrent: z.boolean(),
});
export type StaffSession = z.infer<typeof staffSession>;

/** Number of sign-ins that were ended. */
export const sessionsEnded = z.object({ ended: z.number().int() });
export type SessionsEnded = z.infer<typeof sessionsEnded>;
