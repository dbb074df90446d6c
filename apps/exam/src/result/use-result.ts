import { isApiError, resultReceived, useAppDispatch, useAppSelector } from '@concord/api-client';
import type { Result } from '@concord/contracts';
import { useEffect, useState } from 'react';
import { attemptCalls } from '../attempt/attempt-calls';
import { hasUnsaved } from '../attempt/save-state';
import { followResult, whenOnline, type SubmissionPorts } from '../attempt/submission';
import { realTiming } from '../attempt/timing';
import { examDevice } from '../device/exam-device';
import { useCandidate } from '../session/candidate-context';

export type ResultView =
  | { readonly kind: 'ready'; readonly result: Result }
  | { readonly kind: 'waiting'; readonly trouble: unknown }
  | { readonly kind: 'none' | 'still-open' | 'signed-out' | 'reset' | 'not-handed-in' }
  | { readonly kind: 'failed'; readonly error: unknown };

const failure = (error: unknown): ResultView => {
  if (!isApiError(error)) return { kind: 'failed', error };
  if (error.status === 401) return { kind: 'signed-out' };
  return error.status === 404 ? { kind: 'none' } : { kind: 'failed', error };
};

/** Whether this device holds answers that the server has not had: they are handed in before the result is shown. */
async function hasMoreToHandIn(attempt: string): Promise<boolean> {
  const kept = await examDevice.progress(attempt);
  return kept !== undefined && hasUnsaved(kept.saves) && ['open', 'closed'].includes(kept.saves.phase);
}

/** The result just received, or after a reload the one of the attempt that this device sat last. */
export function useResult(): { readonly view: ResultView; readonly retry: () => void } {
  const { attempt } = useCandidate();
  const received = useAppSelector((state) => state.exam.result);
  const dispatch = useAppDispatch();
  const [view, setView] = useState<ResultView>({ kind: 'waiting', trouble: null });
  const [tries, setTries] = useState(0);

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
      const status: string = answer.status;
      if (status === 'reset') {
        await examDevice.forgetAttempt(id);
        tell({ kind: 'reset' });
        controller.abort();
      }
      if (status === 'open' && answer.serverTime < answer.deadline) {
        tell({ kind: 'still-open' });
        controller.abort();
      }
      return answer;
    };
    const follow = async () => {
      if (await hasMoreToHandIn(attempt)) {
        tell({ kind: 'not-handed-in' });
        controller.abort();
      }
      return followResult(attempt, ports);
    };
    const ports: SubmissionPorts = {
      ...calls,
      read,
      timing: realTiming,
      signal,
      onReturn: whenOnline,
      onTrouble: (trouble) => tell({ kind: 'waiting', trouble }),
    };
    follow().then(
      (result) => {
        if (signal.aborted) return;
        void examDevice.forgetAttempt(attempt);
        dispatch(resultReceived(result));
      },
      (error: unknown) => tell(failure(error)),
    );
    return () => controller.abort();
  }, [attempt, received, dispatch, tries]);

  const shown: ResultView = attempt ? view : { kind: 'none' };
  return {
    view: received ? { kind: 'ready', result: received } : shown,
    retry: () => {
      setView({ kind: 'waiting', trouble: null });
      setTries((count) => count + 1);
    },
  };
}
