import { BODY_LIMITS } from '../core/limits';
import { defineRoutes } from '../core/route';

export const accountRoutes = defineRoutes('students', {
  login: { method: 'POST', path: '/auth/login', access: ['public'], bodyLimit: BODY_LIMITS.form },
  staffRegister: {
    method: 'POST',
    path: '/auth/register',
    access: ['public'],
    status: 201,
    bodyLimit: BODY_LIMITS.form,
  },
  me: { method: 'GET', path: '/auth/me', access: ['pending', 'candidate'] },
  // Also for a token that counts no more: signing out twice is fine.
  logout: { method: 'POST', path: '/auth/logout', access: ['public', 'pending'] },
  sessionList: { method: 'GET', path: '/auth/sessions', access: ['pending'] },
  sessionEnd: { method: 'DELETE', path: '/auth/sessions/:id', access: ['pending'] },
  sessionEndOthers: { method: 'DELETE', path: '/auth/sessions', access: ['pending'] },
  adminList: { method: 'GET', path: '/admin', access: ['super'], list: true },
  adminCount: { method: 'GET', path: '/admin/count', access: ['staff'] },
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
});
