import { defineRoutes } from '../core/route';

/** The accountant's journal. */
export const journalRoutes = defineRoutes('members', {
  journalGet: { method: 'GET', path: '/journal', access: ['finance'] },
});
