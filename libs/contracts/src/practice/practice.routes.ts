import { defineRoutes } from '../core/route';

/** The calls of an attempt, for the practice exam: it leaves nothing behind, so it is apart from `attemptRoutes`. */
export const practiceRoutes = defineRoutes('exams', {
  practiceStart: { method: 'POST', path: '/exams/practice', access: ['candidate'], status: 201 },
  practiceSave: { method: 'PUT', path: '/exams/practice/:id/answers', access: ['candidate'] },
  practiceGet: { method: 'GET', path: '/exams/practice/:id', access: ['candidate'] },
  practiceSubmit: { method: 'POST', path: '/exams/practice/:id/submission', access: ['candidate'] },
});
