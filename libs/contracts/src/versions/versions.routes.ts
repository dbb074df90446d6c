import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** Version routes of an exam; separate from `examRoutes`, which the exam portal loads. */
export const versionRoutes = defineRoutes('exams', {
  versionList: { method: 'GET', path: '/exams/:id/versions', access: ['super'], list: true },
  versionGet: { method: 'GET', path: '/exams/:id/versions/:versionId', access: ['super'] },
  versionRestore: {
    method: 'POST',
    path: '/exams/:id/versions/:versionId/restore',
    access: ['super'],
    audit: 'exam.restore-version',
    bodyLimit: BODY_LIMITS.form,
  },
  examDuplicate: {
    method: 'POST',
    path: '/exams/:id/duplicate',
    access: ['super'],
    audit: 'exam.duplicate',
    status: 201,
    bodyLimit: BODY_LIMITS.form,
  },
  examPreview: { method: 'GET', path: '/exams/:id/preview', access: ['super'] },
});
