import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** Dated versions of the fee table. */
export const feeRoutes = defineRoutes('members', {
  feeTableList: { method: 'GET', path: '/fees', access: ['staff'] },
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
