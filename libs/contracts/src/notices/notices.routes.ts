import { defineRoutes } from '../core/route';

/** Separate from `attemptRoutes`: the exam page loads it in a later chunk. */
export const noticeRoutes = defineRoutes('exams', {
  attemptNotices: { method: 'GET', path: '/exams/attempts/:id/notices', access: ['candidate'] },
});
