import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** Renewal and end of a sign-in. In a file of their own, because every page of members loads them first. */
export const accessRenewalRoutes = defineRoutes('students', {
  // Identified by the session's cookie, as the token may have expired.
  accessRenew: { method: 'POST', path: '/access/renew', access: ['public'], bodyLimit: BODY_LIMITS.form },
  accessSignOut: {
    method: 'POST',
    path: '/access/sign-out',
    access: ['public', 'member'],
    bodyLimit: BODY_LIMITS.form,
  },
});
