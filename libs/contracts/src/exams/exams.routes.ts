import { BODY_LIMITS, JSON_VALUES } from '../core/body-limits';
import { defineRoutes } from '../core/route';

export const examRoutes = defineRoutes('exams', {
  examUpload: {
    method: 'POST',
    path: '/exams/upload',
    access: ['super'],
    audit: 'exam.upload',
    status: 201,
    bodyLimit: BODY_LIMITS.upload,
    jsonValues: JSON_VALUES.exam,
  },
  examParseSheet: {
    method: 'POST',
    path: '/exams/parse-sheet',
    access: ['super'],
    bodyLimit: BODY_LIMITS.sheet,
    multipart: true,
  },
  examTemplate: { method: 'GET', path: '/exams/template', access: ['super'], streamed: true },
  examErrorsSheet: {
    method: 'POST',
    path: '/exams/errors-sheet',
    access: ['super'],
    bodyLimit: BODY_LIMITS.sheet,
    streamed: true,
    jsonValues: JSON_VALUES.sheet,
  },
  examList: { method: 'GET', path: '/exams', access: ['staff'], list: true },
  examGet: { method: 'GET', path: '/exams/:id', access: ['super'] },
  examUsage: { method: 'GET', path: '/exams/:id/usage', access: ['super'] },
  examEntry: { method: 'GET', path: '/exams/:id/entry', access: ['staff'] },
  examEntryUpdate: {
    method: 'PATCH',
    path: '/exams/:id/entry',
    access: ['super'],
    audit: 'exam.entry',
    bodyLimit: BODY_LIMITS.form,
  },
  examNewCode: { method: 'POST', path: '/exams/:id/entry/code', access: ['staff'], audit: 'exam.code' },
  // Public, because Safe Exam Browser opens it without a sign-in.
  examSebFile: { method: 'GET', path: '/exams/:id/seb', access: ['public'], streamed: true },
  examStatistics: { method: 'GET', path: '/exams/:id/statistics', access: ['super'] },
  // Audited like a change, because the right answers leave the product with it.
  examExport: {
    method: 'POST',
    path: '/exams/:id/export',
    access: ['super'],
    audit: 'exam.export',
    bodyLimit: BODY_LIMITS.form,
    streamed: true,
  },
  examUpdate: {
    method: 'PATCH',
    path: '/exams/:id',
    access: ['super'],
    audit: 'exam.update',
    bodyLimit: BODY_LIMITS.upload,
    jsonValues: JSON_VALUES.exam,
  },
  examRelease: {
    method: 'POST',
    path: '/exams/:id/release',
    access: ['super'],
    audit: 'exam.release',
    bodyLimit: BODY_LIMITS.form,
    // Counts all results of an exam.
    answerTimeoutMs: 30_000,
  },
  examRemove: { method: 'DELETE', path: '/exams/:id', access: ['super'], audit: 'exam.remove' },
});
