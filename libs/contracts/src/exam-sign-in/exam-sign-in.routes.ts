import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

export const examSignInRoutes = defineRoutes('exams', {
  examSignIn: {
    method: 'POST',
    path: '/exams/StartStudentExam',
    access: ['public'],
    bodyLimit: BODY_LIMITS.form,
  },
});
