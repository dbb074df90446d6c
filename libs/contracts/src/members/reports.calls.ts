import { defineCalls } from '../core/call';
import { memberReportRoutes } from './reports.routes';
import { memberMoneyReport, memberMoneyReportQuery, memberRegisterReport } from './reports.schemas';

export const memberReportCalls = defineCalls(memberReportRoutes, {
  memberRegisterReport: {
    summary: 'Members by grade, standing and state, over time, with renewals and losses',
    answer: memberRegisterReport,
  },
  memberMoneyReport: {
    summary: 'Income by fee and month, and arrears by age, in kobo',
    query: memberMoneyReportQuery,
    answer: memberMoneyReport,
  },
});
