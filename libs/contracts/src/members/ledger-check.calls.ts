import { defineCalls } from '../core/call';
import { ledgerCheckRoutes } from './ledger-check.routes';
import { ledgerCheckStatus } from './ledger-check.schemas';

export const ledgerCheckCalls = defineCalls(ledgerCheckRoutes, {
  ledgerCheckStatus: {
    summary: 'Last outcome of the nightly check of accounts, standings and numbers',
    answer: ledgerCheckStatus,
  },
});
