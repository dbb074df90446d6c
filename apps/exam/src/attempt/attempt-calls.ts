import type { AppDispatch } from '@concord/api-client';
import type { AnswersBody, SubmitBody } from '@concord/contracts';
import { readAttempt } from '../requests/attempt';
import { saveAnswers } from '../requests/save-answers';
import { startAttempt } from '../requests/start-attempt';
import { submitResult } from '../requests/submit-result';

/** The calls of an attempt, outside any component; each rejects with the call's typed error. */
export const attemptCalls = (dispatch: AppDispatch) => ({
  start: (assignment: string) => dispatch(startAttempt.initiate(assignment, { track: false })).unwrap(),
  save: (attempt: string, body: AnswersBody) =>
    dispatch(saveAnswers.initiate({ attempt, body }, { track: false })).unwrap(),
  read: (attempt: string) =>
    dispatch(readAttempt.initiate(attempt, { forceRefetch: true, subscribe: false })).unwrap(),
  submit: (body: SubmitBody) => dispatch(submitResult.initiate(body, { track: false })).unwrap(),
});

export type AttemptCalls = ReturnType<typeof attemptCalls>;
