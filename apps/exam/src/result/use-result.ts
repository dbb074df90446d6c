import { useAppDispatch, useAppSelector } from '@concord/api-client';
import { isApiError } from '@concord/api-client/requests';
import type { HeldResult, Result } from '@concord/contracts';
import { useEffect, useState } from 'react';
import { attemptCalls, type AttemptCalls } from '../attempt/requests';
import { stopPhaseOf } from '../attempt/save-engine';
import { hasUnsaved, nextSave, restoreSaveState } from '../attempt/save-state';
import { pollResult } from '../attempt/submission';
import { pause } from '../attempt/timing';
import { examDevice } from '../device/exam-device';
import { useCandidate } from '../session/candidate-context';
import { examOf, resultReceived } from '../screen/exam.slice';

export type ResultView =
  | { readonly kind: 'ready'; readonly result: Result }
  /** The institute holds the result. */
  | { readonly kind: 'received'; readonly examName: string; readonly held: HeldResult }
  /** `failure` is the error of the last try, or null. */
  | { readonly kind: 'waiting'; readonly failure: unknown }
  | { readonly kind: 'none' | 'still-open' | 'signed-out' | 'reset' | 'unsubmitted' }
  | { readonly kind: 'failed'; readonly error: unknown };

const viewOfError = (error: unknown): ResultView => {
  if (!isApiError(error)) return { kind: 'failed', error };
  if (error.status === 401) return { kind: 'signed-out' };
  return error.status === 404 ? { kind: 'none' } : { kind: 'failed', error };
};

/**
 * True if this device has unsent answers, which are submitted before the result is requested.
 * Without a stored paper (full disk) the attempt cannot be opened.
 */
async function hasAnswersToSubmit(attempt: string): Promise<boolean> {
  const [paper, stored] = await Promise.all([examDevice.paper(attempt), examDevice.progress(attempt)]);
  return (
    paper !== undefined &&
    stored !== undefined &&
    hasUnsaved(stored.saves) &&
    ['open', 'closed'].includes(stored.saves.phase)
  );
}

/** An attempt held by another sign-in has no result yet. */
const OPEN_ELSEWHERE = {};

/** True if an attempt that continues elsewhere has time left by this device's clock. */
async function isTimeLeft(attempt: string): Promise<boolean> {
  const stored = await examDevice.progress(attempt);
  return !stored || Date.now() < Date.parse(stored.saves.deadline);
}

/** Maximum delay of the result for late answers, which cannot change it, in milliseconds. */
const SEND_TIMEOUT_MS = 5000;

/**
 * Sends answers of this device that are too late, as the attempt continued elsewhere and ended: the
 * server stores them for staff.
 *
 * @returns true if the server has received every answer of this device
 */
async function sendLateAnswers(attempt: string, { save }: AttemptCalls): Promise<boolean> {
  const stored = await examDevice.progress(attempt);
  if (!stored || !hasUnsaved(stored.saves)) return true;
  const sent = save(attempt, nextSave(restoreSaveState(stored.saves)).body).then(
    () => true,
    (error: unknown) => stopPhaseOf(error) === 'closed',
  );
  return Promise.race([sent, pause(SEND_TIMEOUT_MS).then(() => false)]);
}

/** The result just received; after a reload, the result of the device's current attempt. */
export function useResult(): { readonly view: ResultView; readonly retry: () => void } {
  const { attempt } = useCandidate();
  const result = useAppSelector((state) => examOf(state).result);
  const dispatch = useAppDispatch();
  const [view, setView] = useState<ResultView>({ kind: 'waiting', failure: null });
  const [tries, setTries] = useState(0);

  useEffect(() => {
    if (result || !attempt) return;
    const controller = new AbortController();
    const { signal } = controller;
    const calls = attemptCalls(dispatch);
    const show = (next: ResultView) => {
      if (!signal.aborted) setView(next);
    };
    let received: ResultView | undefined;
    const read = async (id: string) => {
      const answer = await calls.read(id).catch(async (error: unknown) => {
        if (stopPhaseOf(error) !== 'taken-over') throw error;
        if (await isTimeLeft(id)) {
          show({ kind: 'still-open' });
          controller.abort();
        }
        return null;
      });
      if (!answer) return OPEN_ELSEWHERE;
      const status: string = answer.status;
      if (status === 'reset') {
        await examDevice.removeAttempt(id);
        show({ kind: 'reset' });
        controller.abort();
      }
      if (status === 'open' && answer.serverTime < answer.deadline) {
        show({ kind: 'still-open' });
        controller.abort();
      }
      if (answer.held) received = { kind: 'received', examName: answer.exam.examName, held: answer.held };
      return answer;
    };
    const follow = async () => {
      if (await hasAnswersToSubmit(attempt)) {
        show({ kind: 'unsubmitted' });
        controller.abort();
      }
      const onFailure = (failure: unknown) => show({ kind: 'waiting', failure });
      const graded = await pollResult(attempt, { read, signal, onFailure });
      // Unsent answers stay on the device: the selection page sends them again.
      if (await sendLateAnswers(attempt, calls)) await examDevice.removeAttempt(attempt);
      return graded;
    };
    follow().then(
      (graded) => {
        if (graded && !signal.aborted) dispatch(resultReceived(graded));
        else if (received) show(received);
      },
      (error: unknown) => show(viewOfError(error)),
    );
    return () => controller.abort();
  }, [attempt, result, dispatch, tries]);

  const shown: ResultView = attempt ? view : { kind: 'none' };
  return {
    view: result ? { kind: 'ready', result } : shown,
    retry: () => {
      setView({ kind: 'waiting', failure: null });
      setTries((count) => count + 1);
    },
  };
}
