import { defineRoutes } from '../core/route';

export const resultRoutes = defineRoutes({
  resultSubmit: {
    service: 'exams',
    method: 'POST',
    path: '/result/submit',
    access: ['candidate'],
    status: 200,
  },
  resultList: {
    service: 'exams',
    method: 'GET',
    path: '/result',
    access: ['super'],
    status: 200,
    list: true,
  },
  resultGet: {
    service: 'exams',
    method: 'GET',
    path: '/result/:id',
    access: ['super', 'candidate'],
    status: 200,
  },
});
