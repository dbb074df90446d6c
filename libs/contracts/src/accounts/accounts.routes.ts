import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

export const accountRoutes = defineRoutes('students', {
  // Also called while signed in: the old session ends when the new one begins.
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
  // Also accepts an expired token: signing out twice is harmless.
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: ['public', 'pending', 'candidate'],
    initialPassword: true,
    bodyLimit: BODY_LIMITS.form,
  },
});
