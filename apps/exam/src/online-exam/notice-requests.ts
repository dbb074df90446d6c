import type { AppDispatch } from '@concord/api-client';
import { addRequests, query } from '@concord/api-client/requests';
import { type AttemptNotices, noticeRoutes } from '@concord/contracts';

const TIMEOUT_MS = 10_000;

const { endpoints } = addRequests(
  query(noticeRoutes.attemptNotices, {
    timeoutMs: TIMEOUT_MS,
    // The next poll is the retry.
    retryCondition: () => false,
    keepUnusedDataFor: 0,
  }),
);

/** Reads notices of staff actions; rejects with the call's typed error. */
export const readNotices = (dispatch: AppDispatch, id: string): Promise<AttemptNotices> =>
  dispatch(
    endpoints.attemptNotices.initiate({ params: { id } }, { forceRefetch: true, subscribe: false }),
  ).unwrap();
