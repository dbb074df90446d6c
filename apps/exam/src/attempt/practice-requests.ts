import type { AppDispatch } from '@concord/api-client';
import { addRequests, mutation, query } from '@concord/api-client/requests';
import { practiceRoutes } from '@concord/contracts';
import type { AttemptCalls } from './requests';

const TIMEOUT_MS = 15_000;

const { endpoints } = addRequests(
  mutation(practiceRoutes.practiceStart, { timeoutMs: TIMEOUT_MS }),
  mutation(practiceRoutes.practiceSave, { timeoutMs: TIMEOUT_MS, keepalive: true }),
  query(practiceRoutes.practiceGet, {
    timeoutMs: TIMEOUT_MS,
    retryCondition: () => false,
    keepUnusedDataFor: 0,
  }),
  mutation(practiceRoutes.practiceSubmit, { timeoutMs: TIMEOUT_MS }),
);

/** Durations of answered saves in this practice since the page load, in ms. */
let saveTimes: number[] = [];
export const practiceSaveTimes = (): readonly number[] => saveTimes;

/** Practice exam calls in the form of attempt calls, so that it runs on the same page. */
export const practiceCalls = (dispatch: AppDispatch): AttemptCalls => ({
  start: () => {
    saveTimes = [];
    return dispatch(endpoints.practiceStart.initiate({}, { track: false })).unwrap();
  },
  save: async (id, body) => {
    const sentAt = performance.now();
    const saved = await dispatch(
      endpoints.practiceSave.initiate({ params: { id }, body }, { track: false }),
    ).unwrap();
    if (body.answers) saveTimes.push(performance.now() - sentAt);
    return saved;
  },
  read: (id) =>
    dispatch(
      endpoints.practiceGet.initiate({ params: { id } }, { forceRefetch: true, subscribe: false }),
    ).unwrap(),
  submit: ({ attempt = '', answers }) =>
    dispatch(
      endpoints.practiceSubmit.initiate({ params: { id: attempt }, body: { answers } }, { track: false }),
    ).unwrap(),
});
