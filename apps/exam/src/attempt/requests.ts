import { addRequests, mutation, query } from '@concord/api-client/requests';
import { attemptRoutes, resultRoutes } from '@concord/contracts';

const TIMEOUT_MS = 15_000;
const START_TIMEOUT_MS = 20_000;
const SUBMIT_TIMEOUT_MS = 30_000;

export const { endpoints } = addRequests(
  mutation(attemptRoutes.attemptStart, { timeoutMs: START_TIMEOUT_MS, invalidatesTags: ['StudentExams'] }),
  // A save in flight arrives although the page is closed meanwhile; the engine limits its size.
  mutation(attemptRoutes.attemptSave, { timeoutMs: TIMEOUT_MS, keepalive: true }),
  query(attemptRoutes.attemptGet, {
    timeoutMs: TIMEOUT_MS,
    // The callers retry themselves and obey Retry-After.
    retryCondition: () => false,
    // The response holds a whole paper, and is read for its current status.
    keepUnusedDataFor: 0,
  }),
  mutation(resultRoutes.resultSubmit, { timeoutMs: SUBMIT_TIMEOUT_MS, invalidatesTags: ['StudentExams'] }),
);
