import type { AppDispatch } from '@concord/api-client';
import { addRequests, mutation, query } from '@concord/api-client/requests';
import {
  type AnswersBody,
  attemptRoutes,
  type PracticeOutcome,
  type Result,
  resultRoutes,
  type SebProof,
  type SubmitBody,
  type SubmitPending,
} from '@concord/contracts';

const TIMEOUT_MS = 15_000;
const START_TIMEOUT_MS = 20_000;
const SUBMIT_TIMEOUT_MS = 30_000;

const { endpoints } = addRequests(
  mutation(attemptRoutes.attemptStart, { timeoutMs: START_TIMEOUT_MS, invalidatesTags: ['StudentExams'] }),
  // `keepalive` lets a save in flight finish after the page is closed; the engine limits its size.
  mutation(attemptRoutes.attemptSave, { timeoutMs: TIMEOUT_MS, keepalive: true }),
  query(attemptRoutes.attemptGet, {
    timeoutMs: TIMEOUT_MS,
    // The callers retry themselves and obey Retry-After.
    retryCondition: () => false,
    // The response contains a whole paper, and only its current status is needed.
    keepUnusedDataFor: 0,
  }),
  mutation(resultRoutes.resultSubmit, { timeoutMs: SUBMIT_TIMEOUT_MS, invalidatesTags: ['StudentExams'] }),
);

/**
 * Calls of an attempt, outside any component; each rejects with the call's typed error.
 *
 * @param token of a student who is not, or no longer, the one signed in
 */
export const attemptCalls = (dispatch: AppDispatch, token?: string) => ({
  start: (assignment: string, { code, seb }: { code?: string; seb?: SebProof } = {}) =>
    dispatch(
      endpoints.attemptStart.initiate(
        { body: { assignment, ...(code && { code }), ...(seb && { seb }) }, token },
        { track: false },
      ),
    ).unwrap(),
  save: (id: string, body: AnswersBody) =>
    dispatch(endpoints.attemptSave.initiate({ params: { id }, body, token }, { track: false })).unwrap(),
  read: (id: string) =>
    dispatch(
      endpoints.attemptGet.initiate({ params: { id }, token }, { forceRefetch: true, subscribe: false }),
    ).unwrap(),
  submit: (body: SubmitBody) =>
    dispatch(endpoints.resultSubmit.initiate({ body, token }, { track: false })).unwrap(),
});

/** Calls of an attempt, or of the practice exam. */
export interface AttemptCalls extends Omit<ReturnType<typeof attemptCalls>, 'submit'> {
  readonly submit: (body: SubmitBody) => Promise<Result | SubmitPending | PracticeOutcome>;
}
