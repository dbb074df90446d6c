import { z } from 'zod';
import { defineCalls } from '../core/call';
import { count, removed } from '../core/fields';
import {
  accountReasonBody,
  adminListQuery,
  adminUpdateBody,
  loginAnswer,
  loginBody,
  sessionsEnded,
  sessionState,
  staffAccount,
  staffRegisterAnswer,
  staffRegisterBody,
  staffSession,
  whoAmI,
} from './accounts.schemas';
import { accountRoutes } from './accounts.routes';
import { staffRoutes } from './staff.routes';

export const accountCalls = defineCalls(
  { ...accountRoutes, ...staffRoutes },
  {
    login: { summary: 'Sign a staff account in', body: loginBody, answer: loginAnswer, refusals: [429] },
    staffRegister: {
      summary: 'Open a staff account, which a SUPER_ADMIN must approve',
      body: staffRegisterBody,
      answer: staffRegisterAnswer,
      refusals: [409, 429],
    },
    me: { summary: 'Tell whose token this is', answer: whoAmI },
    sessionCheck: {
      summary: 'Tell whose token this is, without keeping an idle session alive; pages may call it often',
      answer: sessionState,
    },
    logout: { summary: 'Sign a staff account or a candidate out', answer: sessionsEnded },
    sessionList: { summary: "List one's own sign-ins, the latest first", answer: z.array(staffSession) },
    sessionEnd: { summary: "End one of one's own sign-ins", answer: removed, refusals: [404] },
    sessionEndOthers: { summary: "End all of one's own sign-ins but this one", answer: sessionsEnded },
    adminList: { summary: 'List staff accounts', query: adminListQuery, answer: z.array(staffAccount) },
    adminCount: { summary: 'Count staff accounts', answer: count },
    adminPendingCount: { summary: 'Count staff accounts that wait for approval', answer: count },
    adminUpdate: {
      summary: 'Give a staff account another role, or give or take its permission for money',
      body: adminUpdateBody,
      answer: staffAccount,
      refusals: [404, 409],
    },
    adminSuspend: {
      summary: 'Suspend a staff account, which ends all its sign-ins',
      body: accountReasonBody,
      answer: staffAccount,
      refusals: [404, 409],
    },
    adminLift: {
      summary: 'Let a suspended staff account sign in again',
      body: accountReasonBody,
      answer: staffAccount,
      refusals: [404, 409],
    },
    adminSignOut: {
      summary: 'End all sign-ins of a staff account',
      answer: sessionsEnded,
      refusals: [404],
    },
    adminRemove: { summary: 'Remove a staff account', answer: removed, refusals: [404, 409] },
  },
);
