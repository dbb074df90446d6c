import { useAppDispatch } from '@concord/api-client';
import { withTabLockIfFree } from '@concord/api-client/browser';
import { useCallback, useEffect, useRef } from 'react';
import { attemptCalls, type AttemptCalls } from '../attempt/requests';
import { openLocalAttempt } from '../attempt/local-attempt';
import { stopPhaseOf } from '../attempt/save-engine';
import { hasUnsaved } from '../attempt/save-state';
import { retryUntilAnswered } from '../attempt/submission';
import { tabLockOf } from '../attempt/tab-lock-name';
import { pause } from '../attempt/timing';
import { examDevice, unlessAborted } from '../device/exam-device';
import type { SaveState } from '../device/records';

/** Maximum time that a save in flight delays the student's action, in milliseconds. */
const STOP_TIMEOUT_MS = 2000;

/** True if the attempt has ended, and the server has received every answer. */
const isFinished = ({ phase, unsaved, setAside }: SaveState) =>
  (phase === 'closed' || phase === 'taken-over') &&
  Object.entries(unsaved).every(([question, edit]) => setAside[question] === edit);

async function sendAll(id: string, calls: AttemptCalls, signal: AbortSignal): Promise<void> {
  const local = await openLocalAttempt(id, unlessAborted(signal), () => calls);
  if (!local) return;
  try {
    while (hasUnsaved(local.engine.snapshot()))
      await retryUntilAnswered(() => local.engine.saveNow(), { signal });
  } catch (error) {
    if (!stopPhaseOf(error) && !signal.aborted) throw error;
  }
  // The paper must not stay on a shared computer.
  if (isFinished(local.engine.snapshot()) && !signal.aborted) await examDevice.removeAttempt(id);
}

/**
 * Sends unsent answers of attempts that the student left, also after their end, for staff. Another
 * tab sends its own open attempt.
 *
 * @returns a function that stops it; call it before any other action on these attempts
 */
export function useSendUnsentAnswers(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const stop = useRef<() => Promise<void>>(async () => undefined);
  useEffect(() => {
    const controller = new AbortController();
    const calls = attemptCalls(dispatch);
    const sending = examDevice
      .attempts()
      .then((ids) =>
        Promise.allSettled(
          ids.map((id) =>
            withTabLockIfFree(tabLockOf(id), (requested) =>
              sendAll(id, calls, AbortSignal.any([controller.signal, requested])),
            ),
          ),
        ),
      );
    stop.current = async () => {
      controller.abort();
      await Promise.race([sending, pause(STOP_TIMEOUT_MS)]);
    };
    return () => controller.abort();
  }, [dispatch]);
  return useCallback(() => stop.current(), []);
}
