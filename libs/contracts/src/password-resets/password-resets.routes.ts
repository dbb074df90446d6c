import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

export const passwordResetRoutes = defineRoutes('students', {
  passwordForgot: {
    method: 'POST',
    path: '/auth/forgot',
    access: ['public'],
    status: 202,
    bodyLimit: BODY_LIMITS.form,
  },
  passwordReset: { method: 'POST', path: '/auth/reset', access: ['public'], bodyLimit: BODY_LIMITS.form },
  adminInvite: {
    method: 'POST',
    path: '/admin/invite',
    access: ['super'],
    bodyLimit: BODY_LIMITS.form,
    confirmed: true,
    audit: 'account.invite',
  },
  passwordResetLink: {
    method: 'POST',
    path: '/admin/:id/reset-link',
    access: ['super'],
    confirmed: true,
    audit: 'account.reset-link',
  },
});
