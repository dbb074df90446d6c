import { defineRoutes } from '../core/route';

/** The public directory of members. */
export const directoryRoutes = defineRoutes('members', {
  directoryPage: { method: 'GET', path: '/directory', access: ['public'] },
});
