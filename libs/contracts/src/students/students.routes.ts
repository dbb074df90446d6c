import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

export const studentRoutes = defineRoutes('students', {
  studentRegister: {
    method: 'POST',
    path: '/student/register',
    access: ['public'],
    status: 201,
    bodyLimit: BODY_LIMITS.registration,
    // One minute each for admission, the work and storing the files.
    answerTimeoutMs: 180_000,
    idempotencyKey: true,
  },
  studentList: { method: 'GET', path: '/student', access: ['staff'], list: true },
  studentRecent: { method: 'GET', path: '/student/recent', access: ['staff'] },
  studentCount: { method: 'GET', path: '/student/count', access: ['staff'] },
  studentGet: { method: 'GET', path: '/student/:id', access: ['staff', 'candidate'] },
  studentRevealSerial: { method: 'POST', path: '/student/:id/reveal-serial', access: ['super'] },
  studentUpdate: {
    method: 'PATCH',
    path: '/student/:id',
    access: ['staff'],
    audit: 'student.update',
    bodyLimit: BODY_LIMITS.registration,
    // One minute to store files, plus time to replace the old ones.
    answerTimeoutMs: 90_000,
  },
  studentRemove: {
    method: 'DELETE',
    path: '/student/:id',
    access: ['staff'],
    audit: 'student.archive',
  },
  studentRestore: {
    method: 'POST',
    path: '/student/:id/restore',
    access: ['staff'],
    audit: 'student.restore',
    bodyLimit: BODY_LIMITS.form,
  },
  studentPurge: {
    method: 'POST',
    path: '/student/:id/purge',
    access: ['super'],
    audit: 'student.purge',
    confirmed: true,
    bodyLimit: BODY_LIMITS.form,
  },
  studentExport: {
    method: 'GET',
    path: '/student/:id/export',
    access: ['super'],
    confirmed: true,
    streamed: true,
    // Asks both other services before it starts.
    answerTimeoutMs: 60_000,
  },
});
