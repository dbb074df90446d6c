import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

export const serialRoutes = defineRoutes('students', {
  serialGenerate: {
    method: 'POST',
    path: '/serial/generate',
    access: ['staff'],
    audit: 'serial.generate',
    status: 201,
    bodyLimit: BODY_LIMITS.form,
  },
  serialList: { method: 'GET', path: '/serial', access: ['staff'], list: true },
  serialValidate: { method: 'GET', path: '/serial/validate', access: ['public'] },
  serialCheck: {
    method: 'POST',
    path: '/serial/check',
    access: ['public'],
    status: 200,
    bodyLimit: BODY_LIMITS.form,
  },
  serialReveal: { method: 'POST', path: '/serial/:id/reveal', access: ['super'] },
  serialCount: { method: 'GET', path: '/serial/count', access: ['staff'] },
});
