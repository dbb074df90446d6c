import { addRequests, query } from '@concord/api-client/requests';
import { backupRoutes, ledgerCheckRoutes, statisticsRoutes, studentRoutes } from '@concord/contracts';

export const {
  useBackupStatusQuery,
  useLedgerCheckStatusQuery,
  usePassRatesQuery,
  useStudentRecentQuery,
  useWeeklyCountsQuery,
} = addRequests(
  query(studentRoutes.studentRecent, { providesTags: [{ type: 'Students', id: 'LIST' }] }),
  query(backupRoutes.backupStatus),
  query(ledgerCheckRoutes.ledgerCheckStatus),
  query(statisticsRoutes.weeklyCounts),
  query(statisticsRoutes.passRates),
);
