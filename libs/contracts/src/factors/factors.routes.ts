import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

const bodyLimit = BODY_LIMITS.form;

export const factorRoutes = defineRoutes('students', {
  factorGet: { method: 'GET', path: '/auth/factor', access: ['pending'] },
  factorBegin: {
    method: 'POST',
    path: '/auth/factor/begin',
    access: ['pending'],
    bodyLimit,
    confirmed: true,
  },
  factorEnable: { method: 'POST', path: '/auth/factor/enable', access: ['pending'], bodyLimit },
  factorRecoveryCodes: {
    method: 'POST',
    path: '/auth/factor/recovery-codes',
    access: ['pending'],
    bodyLimit,
  },
  factorDisable: { method: 'POST', path: '/auth/factor/disable', access: ['pending'], bodyLimit },
  factorReset: {
    method: 'DELETE',
    path: '/admin/:id/factor',
    access: ['super'],
    confirmed: true,
    audit: 'staff.factor-reset',
  },
  authConfirm: { method: 'POST', path: '/auth/confirm', access: ['pending'], bodyLimit },
  passwordChange: {
    method: 'PATCH',
    path: '/auth/password',
    access: ['pending'],
    bodyLimit,
    initialPassword: true,
  },
});
