import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

const MONEY = { access: ['finance'], bodyLimit: BODY_LIMITS.form } as const;

/** Accounts of members: charges and payments. */
export const memberAccountRoutes = defineRoutes('members', {
  memberAccount: { method: 'GET', path: '/member/:id/account', access: ['staff'] },
  chargeCreate: {
    method: 'POST',
    path: '/member/:id/charge',
    status: 201,
    audit: 'charge.create',
    ...MONEY,
  },
  chargeVoid: { method: 'POST', path: '/member/:id/charge/:chargeId/void', audit: 'charge.void', ...MONEY },
  chargeReduce: {
    method: 'POST',
    path: '/member/:id/charge/:chargeId/reduce',
    audit: 'charge.reduce',
    idempotencyKey: true,
    ...MONEY,
  },
  billing: {
    method: 'POST',
    path: '/billing',
    status: 202,
    audit: 'billing.order',
    dryRun: true,
    answerTimeoutMs: 60_000,
    ...MONEY,
  },
  paymentCreate: {
    method: 'POST',
    path: '/payment',
    status: 201,
    audit: 'payment.create',
    idempotencyKey: true,
    ...MONEY,
  },
  paymentRefund: {
    method: 'POST',
    path: '/payment/:id/refund',
    audit: 'payment.refund',
    idempotencyKey: true,
    ...MONEY,
  },
  paymentReverse: { method: 'POST', path: '/payment/:id/reverse', audit: 'payment.reverse', ...MONEY },
});
