import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** Dated versions of the fee table. */
export const feeRoutes = defineRoutes('members', {
  feeTableList: { method: 'GET', path: '/fees', access: ['staff'] },
  feesCurrent: { method: 'GET', path: '/fees/current', access: ['public'] },
  feePreview: { method: 'POST', path: '/fees/preview', access: ['super'], bodyLimit: BODY_LIMITS.form },
  feeTableAdd: {
    method: 'POST',
    path: '/fees',
    access: ['super'],
    status: 201,
    audit: 'fees.add',
    confirmed: true,
    bodyLimit: BODY_LIMITS.form,
  },
});
