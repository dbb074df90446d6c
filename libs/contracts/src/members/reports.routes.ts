import { defineRoutes } from '../core/route';

/** Allows for reading every account in a slow store. */
const REPORT_TIMEOUT_MS = 30_000;

/** Reports about members and their money. */
export const memberReportRoutes = defineRoutes('members', {
  memberRegisterReport: {
    method: 'GET',
    path: '/member/reports/register',
    access: ['staff'],
    answerTimeoutMs: REPORT_TIMEOUT_MS,
  },
  memberMoneyReport: {
    method: 'GET',
    path: '/member/reports/money',
    access: ['finance'],
    answerTimeoutMs: REPORT_TIMEOUT_MS,
  },
});
