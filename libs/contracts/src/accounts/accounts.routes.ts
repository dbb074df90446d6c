import { BODY_LIMITS } from '../core/limits';
import { defineRoutes } from '../core/route';

export const accountRoutes = defineRoutes('students', {
  // Also for who is signed in: that session ends with the new one.
  login: {
    method: 'POST',
    path: '/auth/login',
    access: ['public', 'pending'],
    bodyLimit: BODY_LIMITS.form,
    initialPassword: true,
  },
  staffRegister: {
    method: 'POST',
    path: '/auth/register',
    access: ['public'],
    status: 201,
    bodyLimit: BODY_LIMITS.form,
  },
  me: { method: 'GET', path: '/auth/me', access: ['pending', 'candidate'], initialPassword: true },
  sessionCheck: { method: 'GET', path: '/auth/session', access: ['pending'], initialPassword: true },
  // Also for a token that counts no more: signing out twice is fine.
  logout: { method: 'POST', path: '/auth/logout', access: ['public', 'pending'], initialPassword: true },
  sessionList: { method: 'GET', path: '/auth/sessions', access: ['pending'] },
  sessionEnd: { method: 'DELETE', path: '/auth/sessions/:id', access: ['pending'] },
  sessionEndOthers: { method: 'DELETE', path: '/auth/sessions', access: ['pending'] },
  adminList: { method: 'GET', path: '/admin', access: ['super'], list: true },
  adminCount: { method: 'GET', path: '/admin/count', access: ['staff'] },
  adminPendingCount: { method: 'GET', path: '/admin/pending-count', access: ['super'] },
  adminUpdate: {
    method: 'PATCH',
    path: '/admin/:id',
    access: ['super'],
    confirmed: true,
    audit: 'account.role',
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
