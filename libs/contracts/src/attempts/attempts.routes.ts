import { defineRoutes } from '../core/route';

export const attemptRoutes = defineRoutes('exams', {
  attemptStart: { method: 'POST', path: '/exams/attempts', access: ['candidate'], status: 201 },
  attemptSave: {
    method: 'PUT',
    path: '/exams/attempts/:id/answers',
    access: ['candidate'],
    afterSignOut: true,
  },
  attemptActivity: { method: 'POST', path: '/exams/attempts/:id/activity', access: ['candidate'] },
  attemptGet: { method: 'GET', path: '/exams/attempts/:id', access: ['candidate'] },
});
