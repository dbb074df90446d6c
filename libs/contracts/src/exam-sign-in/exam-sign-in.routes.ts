import { defineRoutes } from '../core/route';

export const examSignInRoutes = defineRoutes({
  examSignIn: {
    service: 'exams',
    method: 'POST',
    path: '/exams/StartStudentExam',
    access: ['public'],
    status: 200,
  },
});
