import { BODY_LIMITS } from '../core/body-limits';
import { PACES } from '../core/paces';
import { defineRoutes } from '../core/route';

/** The signed-in person's own application. */
export const myApplicationRoutes = defineRoutes('students', {
  myApplication: { method: 'GET', path: '/me/application', access: ['member'] },
  myApplicationForm: { method: 'GET', path: '/me/application/form', access: ['member'] },
  myApplicationAnswer: {
    method: 'POST',
    path: '/me/application/answers',
    access: ['member'],
    status: 201,
    audit: 'student.answer',
    bodyLimit: BODY_LIMITS.registration,
    // One minute each for admission, the work and storing the files.
    answerTimeoutMs: 180_000,
    idempotencyKey: true,
    pace: PACES.uploads,
  },
  myCorrectionPropose: {
    method: 'POST',
    path: '/me/application/corrections',
    access: ['member'],
    status: 201,
    audit: 'student.propose',
    bodyLimit: BODY_LIMITS.form,
    pace: PACES.uploads,
  },
  myCorrectionWithdraw: {
    method: 'DELETE',
    path: '/me/application/corrections/:id',
    access: ['member'],
    audit: 'student.proposal-withdraw',
  },
});
