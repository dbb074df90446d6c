import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** Corrections of results by a changed key; apart from `examRoutes`, which the exam portal loads. */
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
    // A dry run grades the results of an exam, which may be many.
    answerTimeoutMs: 60_000,
  },
});
