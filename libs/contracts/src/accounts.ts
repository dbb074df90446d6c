import { z } from 'zod';
import { call } from './call';
import { ROLES } from './enumerations';
import { body, count, email, moment, objectId, paging, removed } from './fields';
import { LIMITS } from './limits';

/** Staff sign-in. A password is never trimmed. */
export const loginBody = body({
  email,
  password: z.string('Password is required').min(1, 'Password is required').max(200),
});
export type LoginBody = z.infer<typeof loginBody>;

/** Staff sign-up. */
export const staffRegisterBody = body({
  username: z
    .string('username is required')
    .normalize('NFC')
    .trim()
    .min(1, 'username is required')
    .min(LIMITS.usernameMin, 'Username Too Short!')
    .max(LIMITS.usernameMax, 'Username Too Long!'),
  email,
  password: z
    .string('Password is required')
    .min(LIMITS.passwordMin, 'Password Must be above six characters')
    .max(LIMITS.passwordMax, 'password must be below 10 characters'),
});
export type StaffRegisterBody = z.infer<typeof staffRegisterBody>;

/** The signed-in user as the session keeps it; `admin` is the account's id. */
export const sessionUser = z.object({
  role: z.enum(ROLES),
  admin: objectId,
  username: z.string(),
  email: z.string(),
});
export type SessionUser = z.infer<typeof sessionUser>;

export const loginAnswer = sessionUser.extend({ token: z.string() });
export type LoginAnswer = z.infer<typeof loginAnswer>;

export const staffRegisterAnswer = z.object({ token: z.string(), data: sessionUser });
export type StaffRegisterAnswer = z.infer<typeof staffRegisterAnswer>;

/** A staff account as SUPER_ADMIN sees it. */
export const staffAccount = z.object({
  _id: objectId,
  username: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  createdAt: moment,
});
export type StaffAccount = z.infer<typeof staffAccount>;

/** Who asks, as `auth/me` tells: a staff account, or a candidate by id. */
export const whoAmI = z.union([sessionUser, z.object({ role: z.literal('CANDIDATE'), student: objectId })]);
export type WhoAmI = z.infer<typeof whoAmI>;

export const accountCalls = {
  login: call({
    service: 'students',
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign a staff account in',
    access: ['public'],
    status: 200,
    body: loginBody,
    answer: loginAnswer,
    refusals: [429],
  }),
  staffRegister: call({
    service: 'students',
    method: 'POST',
    path: '/auth/register',
    summary: 'Open a staff account, which a SUPER_ADMIN must approve',
    access: ['public'],
    status: 201,
    body: staffRegisterBody,
    answer: staffRegisterAnswer,
    refusals: [409, 429],
  }),
  me: call({
    service: 'students',
    method: 'GET',
    path: '/auth/me',
    summary: 'Tell whose token this is',
    access: ['pending', 'candidate'],
    status: 200,
    answer: whoAmI,
  }),
  adminList: call({
    service: 'students',
    method: 'GET',
    path: '/admin',
    summary: 'List staff accounts',
    access: ['super'],
    status: 200,
    query: paging,
    answer: z.array(staffAccount),
  }),
  adminCount: call({
    service: 'students',
    method: 'GET',
    path: '/admin/count',
    summary: 'Count staff accounts',
    access: ['staff'],
    status: 200,
    answer: count,
  }),
  adminUpdate: call({
    service: 'students',
    method: 'PATCH',
    path: '/admin/:id',
    summary: 'Give a staff account another role',
    access: ['super'],
    status: 200,
    body: body({ role: z.enum(ROLES) }),
    answer: staffAccount,
    refusals: [404, 409],
  }),
  adminRemove: call({
    service: 'students',
    method: 'DELETE',
    path: '/admin/:id',
    summary: 'Remove a staff account',
    access: ['super'],
    status: 200,
    answer: removed,
    refusals: [404, 409],
  }),
};
