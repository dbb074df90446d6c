import { BODY_LIMITS } from '../core/limits';
import { defineRoutes } from '../core/route';

export const studentRoutes = defineRoutes({
  studentRegister: {
    service: 'students',
    method: 'POST',
    path: '/student/register',
    access: ['public'],
    status: 201,
    bodyLimit: BODY_LIMITS.registration,
    // A minute to be admitted, a minute for the work, a minute to store the files.
    answerTimeoutMs: 180_000,
    idempotencyKey: true,
  },
  studentList: {
    service: 'students',
    method: 'GET',
    path: '/student',
    access: ['staff'],
    status: 200,
    list: true,
  },
  studentRecent: {
    service: 'students',
    method: 'GET',
    path: '/student/recent',
    access: ['staff'],
    status: 200,
  },
  studentCount: {
    service: 'students',
    method: 'GET',
    path: '/student/count',
    access: ['staff'],
    status: 200,
  },
  studentGet: {
    service: 'students',
    method: 'GET',
    path: '/student/:id',
    access: ['staff', 'candidate'],
    status: 200,
  },
  studentRemove: {
    service: 'students',
    method: 'DELETE',
    path: '/student/:id',
    access: ['staff'],
    status: 200,
  },
});
