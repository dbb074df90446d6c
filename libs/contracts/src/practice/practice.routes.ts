import { BODY_LIMITS, JSON_VALUES } from '../core/body-limits';
import { PACES } from '../core/paces';
import { defineRoutes } from '../core/route';

/** Practice attempt routes; separate from `attemptRoutes`, because practice stores nothing. */
export const practiceRoutes = defineRoutes('exams', {
  practiceStart: {
    method: 'POST',
    path: '/exams/practice',
    access: ['candidate'],
    status: 201,
    bodyLimit: BODY_LIMITS.form,
    pace: PACES.practice,
  },
  practiceSave: {
    method: 'PUT',
    path: '/exams/practice/:id/answers',
    access: ['candidate'],
    bodyLimit: BODY_LIMITS.form,
    pace: PACES.practice,
  },
  practiceGet: { method: 'GET', path: '/exams/practice/:id', access: ['candidate'] },
  practiceSubmit: {
    method: 'POST',
    path: '/exams/practice/:id/submission',
    access: ['candidate'],
    bodyLimit: BODY_LIMITS.form,
    jsonValues: JSON_VALUES.submission,
    pace: PACES.practice,
  },
});
