import { defineRoutes } from '../core/route';

export const resultRoutes = defineRoutes('exams', {
  resultSubmit: { method: 'POST', path: '/result/submit', access: ['candidate'], afterSignOut: true },
  resultList: { method: 'GET', path: '/result', access: ['super'], list: true },
  resultGet: { method: 'GET', path: '/result/:id', access: ['super', 'candidate'] },
});
