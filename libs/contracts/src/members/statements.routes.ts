import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

const MONEY = { access: ['finance'], bodyLimit: BODY_LIMITS.form } as const;
const FILE = {
  method: 'POST',
  access: ['finance'],
  bodyLimit: BODY_LIMITS.sheet,
  multipart: true,
} as const;

/** Statements of banks, and the queue of their lines. */
export const statementRoutes = defineRoutes('members', {
  statementCreate: {
    ...FILE,
    path: '/statement',
    status: 201,
    audit: 'statement.create',
    answerTimeoutMs: 60_000,
  },
  statementPreview: { ...FILE, path: '/statement/preview' },
  statementList: { method: 'GET', path: '/statement', access: ['finance'], list: true },
  statementGet: { method: 'GET', path: '/statement/:id', access: ['finance'] },
  statementLineList: { method: 'GET', path: '/statement/lines', access: ['finance'], list: true },
  statementLineConfirm: {
    method: 'POST',
    path: '/statement/lines/:id/confirm',
    audit: 'statement-line.confirm',
    ...MONEY,
  },
  statementLineSplit: {
    method: 'POST',
    path: '/statement/lines/:id/split',
    audit: 'statement-line.split',
    ...MONEY,
  },
  statementLineSkip: {
    method: 'POST',
    path: '/statement/lines/:id/skip',
    audit: 'statement-line.skip',
    ...MONEY,
  },
  statementLineMatch: {
    method: 'POST',
    path: '/statement/lines/match',
    audit: 'statement-line.match',
    answerTimeoutMs: 60_000,
    ...MONEY,
  },
  statementLineReopen: {
    method: 'POST',
    path: '/statement/lines/:id/reopen',
    audit: 'statement-line.reopen',
    ...MONEY,
  },
  bankProfileList: { method: 'GET', path: '/statement/profiles', access: ['finance'] },
  bankProfileCreate: {
    method: 'POST',
    path: '/statement/profiles',
    status: 201,
    audit: 'bank-profile.create',
    ...MONEY,
  },
  bankProfileUpdate: {
    method: 'PUT',
    path: '/statement/profiles/:id',
    audit: 'bank-profile.update',
    ...MONEY,
  },
  bankProfileRemove: {
    method: 'DELETE',
    path: '/statement/profiles/:id',
    access: ['finance'],
    audit: 'bank-profile.remove',
  },
});
