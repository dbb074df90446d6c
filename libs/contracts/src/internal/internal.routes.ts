import { BODY_LIMITS } from '../core/limits';
import { defineRoutes } from '../core/route';

const access = ['internal'] as const;

/** Calls that services make of each other, by the service secret; no browser can reach them. */
export const internalRoutes = defineRoutes({
  internalStaffVersions: {
    service: 'students',
    method: 'GET',
    path: '/internal/staff/versions',
    access,
    status: 200,
  },
  internalExamSignIn: {
    service: 'students',
    method: 'POST',
    path: '/internal/exam-sign-in',
    access,
    status: 200,
  },
  internalStudentLatest: {
    service: 'students',
    method: 'GET',
    path: '/internal/students',
    access,
    status: 200,
    // A printed list of two thousand students.
    answerTimeoutMs: 30_000,
  },
  internalStudentCount: {
    service: 'students',
    method: 'GET',
    path: '/internal/students/count',
    access,
    status: 200,
  },
  internalStudentGet: {
    service: 'students',
    method: 'GET',
    path: '/internal/students/:id',
    access,
    status: 200,
  },
  internalStudentLookup: {
    service: 'students',
    method: 'POST',
    path: '/internal/students/lookup',
    access,
    status: 200,
  },
  internalPrintToken: {
    service: 'students',
    method: 'POST',
    path: '/internal/print-tokens',
    access,
    status: 200,
  },
  internalMailOrder: { service: 'students', method: 'POST', path: '/internal/mails', access, status: 200 },
  internalSerialRedeem: {
    service: 'students',
    method: 'POST',
    path: '/internal/certificate-serials/redeem',
    access,
    status: 200,
  },
  internalSerialRevoke: {
    service: 'students',
    method: 'DELETE',
    path: '/internal/certificate-serials/:serial',
    access,
    status: 200,
  },
  internalSeedGet: { service: 'students', method: 'GET', path: '/internal/seeds/:name', access, status: 200 },
  internalSeedMark: {
    service: 'students',
    method: 'PUT',
    path: '/internal/seeds/:name',
    access,
    status: 200,
  },
  internalCertificateGet: {
    service: 'exams',
    method: 'GET',
    path: '/internal/certificates/:id',
    access,
    status: 200,
  },
  internalCourseGet: { service: 'exams', method: 'GET', path: '/internal/courses/:id', access, status: 200 },
  internalResultGet: { service: 'exams', method: 'GET', path: '/internal/results/:id', access, status: 200 },
  internalStudentExamsRemove: {
    service: 'exams',
    method: 'DELETE',
    path: '/internal/students/:id',
    access,
    status: 200,
  },
  internalFilesStore: {
    service: 'media',
    method: 'POST',
    path: '/internal/student-files',
    access,
    status: 200,
    bodyLimit: BODY_LIMITS.registration,
  },
  internalOwnerRemove: {
    service: 'media',
    method: 'DELETE',
    path: '/internal/owners/:id',
    access,
    status: 200,
  },
});
