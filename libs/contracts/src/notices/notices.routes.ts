import { defineRoutes } from '../core/route';

/** Apart from `attemptRoutes`: the exam page makes it from a part that it loads later. */
export const noticeRoutes = defineRoutes('exams', {
  attemptNotices: { method: 'GET', path: '/exams/attempts/:id/notices', access: ['candidate'] },
});
