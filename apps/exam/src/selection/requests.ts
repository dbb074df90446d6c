import { addRequests, isApiError, query } from '@concord/api-client/requests';
import { assignmentRoutes } from '@concord/contracts';

const MAX_RETRIES = 3;
const TIMEOUT_MS = 20_000;

export const { useAssignmentsOfStudentQuery, endpoints } = addRequests(
  query(assignmentRoutes.assignmentsOfStudent, {
    timeoutMs: TIMEOUT_MS,
    providesTags: ['StudentExams'],
    // As every query, except after a Retry-After: the page then waits that long.
    retryCondition: (error, _args, { attempt }) =>
      isApiError(error) &&
      (error.status === 0 || error.status >= 500) &&
      error.retryAfter === undefined &&
      attempt <= MAX_RETRIES,
  }),
);
