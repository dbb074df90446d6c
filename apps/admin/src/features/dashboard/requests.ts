import { addRequests, query } from '@concord/api-client/requests';
import { studentRoutes } from '@concord/contracts';

export const { useStudentRecentQuery } = addRequests(
  query(studentRoutes.studentRecent, { providesTags: [{ type: 'Students', id: 'LIST' }] }),
);
