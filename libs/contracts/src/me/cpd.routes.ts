import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

const PACE = { calls: 30, seconds: 60 };
const UPLOAD = { access: ['member'], bodyLimit: BODY_LIMITS.registration, pace: PACE } as const;

/** Continuing professional development of the signed-in member. */
export const myCpdRoutes = defineRoutes('members', {
  myCpd: { method: 'GET', path: '/me/cpd', access: ['member'] },
  myCpdAdd: {
    method: 'POST',
    path: '/me/cpd',
    status: 201,
    audit: 'cpd.add',
    idempotencyKey: true,
    ...UPLOAD,
  },
  myCpdChange: { method: 'PATCH', path: '/me/cpd/:id', audit: 'cpd.change', ...UPLOAD },
  myCpdWithdraw: {
    method: 'DELETE',
    path: '/me/cpd/:id',
    access: ['member'],
    audit: 'cpd.withdraw',
    pace: PACE,
  },
  // The answer waits for the print.
  myCpdStatement: {
    method: 'GET',
    path: '/me/cpd/statement',
    access: ['member'],
    streamed: true,
    answerTimeoutMs: 60_000,
    pace: PACE,
  },
});
