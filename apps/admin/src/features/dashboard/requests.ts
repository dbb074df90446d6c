import { addRequests, query } from '@concord/api-client/requests';
import { backupRoutes, statisticsRoutes, studentRoutes } from '@concord/contracts';

export const { useBackupStatusQuery, usePassRatesQuery, useStudentRecentQuery, useWeeklyCountsQuery } =
  addRequests(
    query(studentRoutes.studentRecent, { providesTags: [{ type: 'Students', id: 'LIST' }] }),
    query(backupRoutes.backupStatus),
    query(statisticsRoutes.weeklyCounts),
    query(statisticsRoutes.passRates),
  );
