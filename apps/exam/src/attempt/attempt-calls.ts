import type { AppDispatch } from '@concord/api-client';
import type { AnswersBody, SubmitBody } from '@concord/contracts';
import { endpoints } from './requests';

/**
 * The calls of an attempt, outside any component; each rejects with the call's typed error.
 *
 * @param token of a student who is not, or no longer, the one signed in
 */
export const attemptCalls = (dispatch: AppDispatch, token?: string) => ({
  start: (assignment: string) =>
    dispatch(endpoints.attemptStart.initiate({ body: { assignment }, token }, { track: false })).unwrap(),
  save: (id: string, body: AnswersBody) =>
    dispatch(endpoints.attemptSave.initiate({ params: { id }, body, token }, { track: false })).unwrap(),
  read: (id: string) =>
    dispatch(
      endpoints.attemptGet.initiate({ params: { id }, token }, { forceRefetch: true, subscribe: false }),
    ).unwrap(),
  submit: (body: SubmitBody) =>
    dispatch(endpoints.resultSubmit.initiate({ body, token }, { track: false })).unwrap(),
});

export type AttemptCalls = ReturnType<typeof attemptCalls>;
