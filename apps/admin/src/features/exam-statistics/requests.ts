import { addRequests, query } from '@concord/api-client/requests';
import { examRoutes } from '@concord/contracts';

export const { useExamStatisticsQuery } = addRequests(
  query(examRoutes.examStatistics, { providesTags: ['Results'] }),
);
