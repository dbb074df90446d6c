import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

export const invigilationRoutes = defineRoutes('exams', {
  monitor: { method: 'GET', path: '/exams/monitor', access: ['staff'], streamed: true },
  attemptClose: {
    method: 'POST',
    path: '/exams/attempts/:id/close',
    access: ['staff'],
    audit: 'attempt.close',
    bodyLimit: BODY_LIMITS.form,
  },
  assignmentReset: {
    method: 'POST',
    path: '/exams/studentExam/:id/reset',
    access: ['staff'],
    audit: 'attempt.reset',
    bodyLimit: BODY_LIMITS.form,
  },
  assignmentAttempts: { method: 'GET', path: '/exams/studentExam/:id/attempts', access: ['staff'] },
  lateList: { method: 'GET', path: '/exams/lateAnswers', access: ['super'], list: true },
  lateDecide: {
    method: 'POST',
    path: '/result/:id/late',
    access: ['super'],
    audit: 'late-answers.decide',
    bodyLimit: BODY_LIMITS.form,
  },
  resultAnnotate: {
    method: 'PATCH',
    path: '/result/:id',
    access: ['super'],
    audit: 'result.annotate',
    bodyLimit: BODY_LIMITS.form,
  },
});
