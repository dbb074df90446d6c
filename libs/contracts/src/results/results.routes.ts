import { BODY_LIMITS, JSON_VALUES } from '../core/body-limits';
import { defineRoutes } from '../core/route';

export const resultRoutes = defineRoutes('exams', {
  resultSubmit: {
    method: 'POST',
    path: '/result/submit',
    access: ['candidate'],
    afterSignOut: true,
    bodyLimit: BODY_LIMITS.submission,
    jsonValues: JSON_VALUES.submission,
  },
  resultList: { method: 'GET', path: '/result', access: ['super'], list: true },
  resultGet: { method: 'GET', path: '/result/:id', access: ['super', 'candidate'] },
});
