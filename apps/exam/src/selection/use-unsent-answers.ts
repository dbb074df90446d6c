import { useAppDispatch } from '@concord/api-client';
import { useCallback, useEffect, useRef } from 'react';
import { attemptCalls, type AttemptCalls } from '../attempt/attempt-calls';
import { openRun } from '../attempt/exam-run';
import { stopOf } from '../attempt/save-engine';
import { hasUnsaved, type SaveState } from '../attempt/save-state';
import { untilAnswered, whenOnline } from '../attempt/submission';
import { whileNobodySits } from '../attempt/tab-seat';
import { realTiming } from '../attempt/timing';
import { examDevice, type ExamDevice } from '../device/exam-device';

/** How long a save on its way may hold up what the student asked for. */
const PATIENCE_MS = 2000;

/** The device for as long as the sender is wanted: what it learns later is not news any more. */
const deviceUntil = (signal: AbortSignal): ExamDevice => ({
  ...examDevice,
  keepProgress: async (...kept) => {
    if (!signal.aborted) await examDevice.keepProgress(...kept);
  },
});

/** The server takes nothing more of it, and staff have all there was. */
const isOver = ({ phase, unsaved, setAside }: SaveState) =>
  (phase === 'closed' || phase === 'taken-over') &&
  Object.entries(unsaved).every(([question, edit]) => setAside[question] === edit);

async function sendAll(id: string, calls: AttemptCalls, signal: AbortSignal): Promise<void> {
  const ports = { timing: realTiming, signal, onReturn: whenOnline, onTrouble: () => undefined };
  const run = await openRun(id, deviceUntil(signal), calls);
  if (!run) return;
  try {
    while (hasUnsaved(run.engine.snapshot())) await untilAnswered(() => run.engine.ask(), ports);
  } catch (error) {
    if (!stopOf(error) && !signal.aborted) throw error;
  }
  // The paper must not stay on a computer that others use.
  if (isOver(run.engine.snapshot()) && !signal.aborted) await examDevice.forgetAttempt(id);
}

/**
 * Sends what an exam that was left still holds on this device, in time or, when its time is over, for staff to look
 * at. Not while another tab sits it: then it is not ours to send.
 *
 * @returns ends the sending, before something else is done with these attempts
 */
export function useUnsentAnswers(): () => Promise<void> {
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
            whileNobodySits(id, (taken) => sendAll(id, calls, AbortSignal.any([controller.signal, taken]))),
          ),
        ),
      );
    stop.current = async () => {
      controller.abort();
      await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    };
    return () => controller.abort();
  }, [dispatch]);
  return useCallback(() => stop.current(), []);
}
