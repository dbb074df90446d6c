import { defineRoutes } from '../core/route';

/** What the charts of the dashboard show. */
export const statisticsRoutes = {
  ...defineRoutes('students', {
    weeklyCounts: { method: 'GET', path: '/statistics/weeks', access: ['staff'] },
  }),
  ...defineRoutes('exams', {
    // Results are for SUPER_ADMIN only, and so is what they add up to.
    passRates: { method: 'GET', path: '/result/pass-rates', access: ['super'] },
  }),
};
