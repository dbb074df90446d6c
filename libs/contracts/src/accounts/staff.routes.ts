import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** Account and session routes of the back office; separate from `accountRoutes`, which every page loads. */
export const staffRoutes = defineRoutes('students', {
  sessionList: { method: 'GET', path: '/auth/sessions', access: ['pending'] },
  sessionEnd: { method: 'DELETE', path: '/auth/sessions/:id', access: ['pending'], audit: 'session.end' },
  sessionEndOthers: { method: 'DELETE', path: '/auth/sessions', access: ['pending'], audit: 'session.end' },
  adminList: { method: 'GET', path: '/admin', access: ['super'], list: true },
  adminCount: { method: 'GET', path: '/admin/count', access: ['staff'] },
  adminPendingCount: { method: 'GET', path: '/admin/pending-count', access: ['super'] },
  adminUpdate: {
    method: 'PATCH',
    path: '/admin/:id',
    access: ['super'],
    confirmed: true,
    audit: 'account.role',
    bodyLimit: BODY_LIMITS.form,
  },
  adminRemove: {
    method: 'DELETE',
    path: '/admin/:id',
    access: ['super'],
    confirmed: true,
    audit: 'account.remove',
  },
  adminSuspend: {
    method: 'POST',
    path: '/admin/:id/suspend',
    access: ['super'],
    bodyLimit: BODY_LIMITS.form,
    confirmed: true,
    audit: 'account.suspend',
  },
  adminLift: {
    method: 'POST',
    path: '/admin/:id/lift',
    access: ['super'],
    bodyLimit: BODY_LIMITS.form,
    confirmed: true,
    audit: 'account.lift',
  },
  adminSignOut: {
    method: 'DELETE',
    path: '/admin/:id/sessions',
    access: ['super'],
    confirmed: true,
    audit: 'account.sign-out',
  },
});
