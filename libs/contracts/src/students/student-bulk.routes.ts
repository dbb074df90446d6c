import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** Bulk routes for students; separate from `studentRoutes`, which the registration form loads. */
export const studentBulkRoutes = defineRoutes('students', {
  studentArchiveMany: {
    method: 'POST',
    path: '/student/archive-many',
    access: ['staff'],
    audit: 'student.archive-many',
    bodyLimit: BODY_LIMITS.form,
    answerTimeoutMs: 120_000,
  },
  studentRestoreMany: {
    method: 'POST',
    path: '/student/restore-many',
    access: ['staff'],
    audit: 'student.restore-many',
    bodyLimit: BODY_LIMITS.form,
    answerTimeoutMs: 120_000,
  },
  studentDecideMany: {
    method: 'POST',
    path: '/student/decide-many',
    access: ['staff'],
    audit: 'student.decide-many',
    bodyLimit: BODY_LIMITS.form,
    answerTimeoutMs: 120_000,
  },
});
