import { defineRoutes } from '../core/route';

/** Dashboard statistics. */
export const statisticsRoutes = {
  ...defineRoutes('students', {
    weeklyCounts: { method: 'GET', path: '/statistics/weeks', access: ['staff'] },
  }),
  ...defineRoutes('exams', {
    // SUPER_ADMIN only, like the results that they aggregate.
    passRates: { method: 'GET', path: '/result/pass-rates', access: ['super'] },
  }),
};
