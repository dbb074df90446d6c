import { addRequests, query } from '@concord/api-client/requests';
import { statisticsRoutes, studentRoutes } from '@concord/contracts';

export const { usePassRatesQuery, useStudentRecentQuery, useWeeklyCountsQuery } = addRequests(
  query(studentRoutes.studentRecent, { providesTags: [{ type: 'Students', id: 'LIST' }] }),
  query(statisticsRoutes.weeklyCounts),
  query(statisticsRoutes.passRates),
);
