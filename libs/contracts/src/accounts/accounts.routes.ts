import { BODY_LIMITS } from '../core/body-limits';
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
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: ['public', 'pending', 'candidate'],
    initialPassword: true,
    bodyLimit: BODY_LIMITS.form,
  },
});
