import { useAppDispatch } from '@concord/api-client';
import { useEffect } from 'react';
import { attemptCalls } from '../attempt/attempt-calls';
import { openRun } from '../attempt/exam-run';
import { stopOf } from '../attempt/save-engine';
import { hasUnsaved } from '../attempt/save-state';
import { untilAnswered, whenOnline } from '../attempt/submission';
import { takeSeat } from '../attempt/tab-seat';
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
    const { signal } = controller;
    const calls = attemptCalls(dispatch);
    const ports = { timing: realTiming, signal, onReturn: whenOnline, onTrouble: () => undefined };

    const sendAll = async (id: string) => {
      const kept = await examDevice.progress(id);
      if (!kept || !hasUnsaved(kept.saves) || signal.aborted) return;
      const leave = await takeSeat(id, async () => controller.abort());
      try {
        const run = await openRun(id, examDevice, calls);
        while (run && hasUnsaved(run.engine.snapshot())) await untilAnswered(() => run.engine.ask(), ports);
      } catch (error) {
        if (!stopOf(error) && !signal.aborted) throw error;
      } finally {
        leave();
      }
    };
    void examDevice.attempts().then((ids) => Promise.allSettled(ids.map(sendAll)));
    return () => controller.abort();
  }, [dispatch]);
}
