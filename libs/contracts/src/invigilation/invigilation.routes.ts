import { defineRoutes } from '../core/route';

export const invigilationRoutes = defineRoutes({
  monitor: {
    service: 'exams',
    method: 'GET',
    path: '/exams/monitor',
    access: ['staff'],
    status: 200,
    streamed: true,
  },
  attemptClose: {
    service: 'exams',
    method: 'POST',
    path: '/exams/attempts/:id/close',
    access: ['staff'],
    status: 200,
  },
  assignmentReset: {
    service: 'exams',
    method: 'POST',
    path: '/exams/studentExam/:id/reset',
    access: ['staff'],
    status: 200,
  },
  assignmentAttempts: {
    service: 'exams',
    method: 'GET',
    path: '/exams/studentExam/:id/attempts',
    access: ['staff'],
    status: 200,
  },
  lateList: {
    service: 'exams',
    method: 'GET',
    path: '/exams/lateAnswers',
    access: ['super'],
    status: 200,
    list: true,
  },
  lateDecide: { service: 'exams', method: 'POST', path: '/result/:id/late', access: ['super'], status: 200 },
});
