import { defineRoutes } from '../core/route';

export const attemptRoutes = defineRoutes({
  attemptStart: {
    service: 'exams',
    method: 'POST',
    path: '/exams/attempts',
    access: ['candidate'],
    status: 201,
  },
  attemptSave: {
    service: 'exams',
    method: 'PUT',
    path: '/exams/attempts/:id/answers',
    access: ['candidate'],
    status: 200,
  },
  attemptGet: {
    service: 'exams',
    method: 'GET',
    path: '/exams/attempts/:id',
    access: ['candidate'],
    status: 200,
  },
});
