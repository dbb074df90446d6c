import { isApiError, resultReceived, useAppDispatch, useAppSelector } from '@concord/api-client';
import type { Result } from '@concord/contracts';
import { useEffect, useState } from 'react';
import { attemptCalls } from '../attempt/attempt-calls';
import { followResult } from '../attempt/submission';
import { realTiming } from '../attempt/timing';
import { examDevice } from '../device/exam-device';
import { useCandidate } from '../session/candidate-context';

export type ResultView =
  | { readonly kind: 'ready'; readonly result: Result }
  | { readonly kind: 'waiting'; readonly trouble: unknown }
  | { readonly kind: 'none' | 'still-open' | 'signed-out' }
  | { readonly kind: 'failed'; readonly error: unknown };

const failure = (error: unknown): ResultView => {
  if (!isApiError(error)) return { kind: 'failed', error };
  if (error.status === 401) return { kind: 'signed-out' };
  return error.status === 404 ? { kind: 'none' } : { kind: 'failed', error };
};

/** The result just received, or after a reload the one of the attempt that this device sat last. */
export function useResult(): ResultView {
  const { attempt } = useCandidate();
  const received = useAppSelector((state) => state.exam.result);
  const dispatch = useAppDispatch();
  const [view, setView] = useState<ResultView>({ kind: 'waiting', trouble: null });

  useEffect(() => {
    if (received || !attempt) return;
    const controller = new AbortController();
    const { signal } = controller;
    const calls = attemptCalls(dispatch);
    const tell = (next: ResultView) => {
      if (!signal.aborted) setView(next);
    };
    const read = async (id: string) => {
      const answer = await calls.read(id);
      if (answer.status === 'open' && answer.serverTime < answer.deadline) {
        tell({ kind: 'still-open' });
        controller.abort();
      }
      return answer;
    };
    followResult(attempt, {
      ...calls,
      read,
      timing: realTiming,
      signal,
      onTrouble: (trouble) => tell({ kind: 'waiting', trouble }),
    }).then(
      (result) => {
        if (signal.aborted) return;
        void examDevice.forgetAttempt(attempt);
        dispatch(resultReceived(result));
      },
      (error: unknown) => tell(failure(error)),
    );
    return () => controller.abort();
  }, [attempt, received, dispatch]);

  if (received) return { kind: 'ready', result: received };
  return attempt ? view : { kind: 'none' };
}
