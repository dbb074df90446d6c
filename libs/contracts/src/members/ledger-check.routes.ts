import { defineRoutes } from '../core/route';

/** The nightly check of the ledger. */
export const ledgerCheckRoutes = defineRoutes('members', {
  ledgerCheckStatus: { method: 'GET', path: '/ledger-check', access: ['finance'] },
});
