import { BODY_LIMITS } from '../core/body-limits';
import { PACES } from '../core/paces';
import { defineRoutes } from '../core/route';

export const attemptRoutes = defineRoutes('exams', {
  attemptStart: {
    method: 'POST',
    path: '/exams/attempts',
    access: ['candidate'],
    status: 201,
    bodyLimit: BODY_LIMITS.form,
  },
  attemptSave: {
    method: 'PUT',
    path: '/exams/attempts/:id/answers',
    access: ['candidate'],
    afterSignOut: true,
    bodyLimit: BODY_LIMITS.form,
    pace: PACES.saves,
  },
  attemptActivity: {
    method: 'POST',
    path: '/exams/attempts/:id/activity',
    access: ['candidate'],
    bodyLimit: BODY_LIMITS.form,
    pace: PACES.activity,
  },
  attemptGet: { method: 'GET', path: '/exams/attempts/:id', access: ['candidate'] },
});
