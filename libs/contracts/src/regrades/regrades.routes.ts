import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** Regrade routes (results after a changed key); separate from `examRoutes`, which the exam portal loads. */
export const regradeRoutes = defineRoutes('exams', {
  examRegradeNeed: { method: 'GET', path: '/exams/:id/regrade', access: ['super'] },
  examRegrade: {
    method: 'POST',
    path: '/exams/:id/regrade',
    access: ['super'],
    audit: 'exam.regrade',
    dryRun: true,
    status: 202,
    bodyLimit: BODY_LIMITS.form,
    // A dry run grades all results of an exam.
    answerTimeoutMs: 60_000,
  },
});
