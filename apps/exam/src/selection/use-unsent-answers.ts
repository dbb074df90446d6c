import { useAppDispatch } from '@concord/api-client';
import { useEffect } from 'react';
import { attemptCalls } from '../attempt/attempt-calls';
import { openRun } from '../attempt/exam-run';
import { stopOf } from '../attempt/save-engine';
import { hasUnsaved } from '../attempt/save-state';
import { untilAnswered, whenOnline } from '../attempt/submission';
import { whileNobodySits } from '../attempt/tab-seat';
import { realTiming } from '../attempt/timing';
import { examDevice } from '../device/exam-device';

/**
 * Sends what an exam that was left still holds on this device, in time or, when its time is over, for staff to look
 * at. Not while another tab sits it: then it is not ours to send.
 */
export function useUnsentAnswers(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const controller = new AbortController();
    const calls = attemptCalls(dispatch);

    const sendAll = (id: string) =>
      whileNobodySits(id, async (taken) => {
        const signal = AbortSignal.any([controller.signal, taken]);
        const ports = { timing: realTiming, signal, onReturn: whenOnline, onTrouble: () => undefined };
        const run = await openRun(id, examDevice, calls);
        try {
          while (run && hasUnsaved(run.engine.snapshot())) await untilAnswered(() => run.engine.ask(), ports);
        } catch (error) {
          if (!stopOf(error) && !signal.aborted) throw error;
        }
      });
    void examDevice.attempts().then((ids) => Promise.allSettled(ids.map(sendAll)));
    return () => controller.abort();
  }, [dispatch]);
}
