import type { AppDispatch } from '@concord/api-client';
import { addRequests, mutation } from '@concord/api-client/requests';
import { type ActivityBody, attemptRoutes } from '@concord/contracts';

const TIMEOUT_MS = 15_000;

const { endpoints } = addRequests(
  // The report contains only questions whose time changed: the quota of requests that outlive the
  // page is for answers.
  mutation(attemptRoutes.attemptActivity, { timeoutMs: TIMEOUT_MS, keepalive: true }),
);

/** Returns a function that reports an attempt's activity and rejects with the call's typed error. */
export const reportActivity = (dispatch: AppDispatch, id: string) => (body: ActivityBody) =>
  dispatch(endpoints.attemptActivity.initiate({ params: { id }, body }, { track: false })).unwrap();
