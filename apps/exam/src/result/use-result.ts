import { resultReceived, useAppDispatch, useAppSelector } from '@concord/api-client';
import { isApiError } from '@concord/api-client/requests';
import type { Result } from '@concord/contracts';
import { useEffect, useState } from 'react';
import { attemptCalls, type AttemptCalls } from '../attempt/attempt-calls';
import { stopOf } from '../attempt/save-engine';
import { hasUnsaved, nextSave, takeUp } from '../attempt/save-state';
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

/**
 * Whether this device holds answers that the server has not had and can hand them in, which comes before the result.
 * Without the paper, which a full disk may have refused, there is nothing to open.
 */
async function hasMoreToHandIn(attempt: string): Promise<boolean> {
  const [paper, kept] = await Promise.all([examDevice.paper(attempt), examDevice.progress(attempt)]);
  return (
    paper !== undefined &&
    kept !== undefined &&
    hasUnsaved(kept.saves) &&
    ['open', 'closed'].includes(kept.saves.phase)
  );
}

/** The result need not wait longer for answers that change nothing about it. */
const LEFT_BEHIND_MS = 5000;

/**
 * Sends the answers that this device could not send before the attempt went on elsewhere and ended: the server
 * refuses them and keeps them aside for staff.
 *
 * @returns whether nothing is left here that the server has not had
 */
async function leavesNothingBehind(attempt: string, { save }: AttemptCalls): Promise<boolean> {
  const kept = await examDevice.progress(attempt);
  if (!kept || !hasUnsaved(kept.saves)) return true;
  const sent = save(attempt, nextSave(takeUp(kept.saves)).body).then(
    () => true,
    (error: unknown) => stopOf(error) === 'closed',
  );
  const tooLong = new Promise<boolean>((resolve) => {
    realTiming.after(LEFT_BEHIND_MS, () => resolve(false));
  });
  return Promise.race([sent, tooLong]);
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
      const result = await followResult(attempt, ports);
      // What could not be sent stays: the list of exams tries again.
      if (await leavesNothingBehind(attempt, calls)) await examDevice.forgetAttempt(attempt);
      return result;
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
