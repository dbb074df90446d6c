import type { AppDispatch } from '@concord/api-client';
import { attemptCalls } from '../attempt/attempt-calls';
import { openRun } from '../attempt/exam-run';
import { hasUnsaved } from '../attempt/save-state';
import { examDevice } from '../device/exam-device';
import { saveForLeaver } from '../requests/save-for-leaver';

/** Whoever signs in next does not wait longer than this. */
const PATIENCE_MS = 4000;

async function sendAll(dispatch: AppDispatch, token: string, signal: AbortSignal): Promise<void> {
  const calls = {
    ...attemptCalls(dispatch),
    save: (attempt: string, body: Parameters<ReturnType<typeof attemptCalls>['save']>[1]) =>
      dispatch(saveForLeaver.initiate({ attempt, body, token }, { track: false })).unwrap(),
  };
  const device = {
    ...examDevice,
    keepProgress: async (...kept: Parameters<typeof examDevice.keepProgress>) => {
      if (!signal.aborted) await examDevice.keepProgress(...kept);
    },
  };
  const send = async (id: string) => {
    const run = await openRun(id, device, calls);
    if (run && hasUnsaved(run.engine.snapshot())) await run.engine.ask();
  };
  await Promise.allSettled((await examDevice.attempts()).map(send));
}

/** Whether answers are on this device that the server has neither taken nor refused. */
export async function holdsUnsent(): Promise<boolean> {
  const kept = await Promise.all((await examDevice.attempts()).map((id) => examDevice.progress(id)));
  return kept.some((progress) => progress?.saves.phase === 'open' && hasUnsaved(progress.saves));
}

/** Sends once what another student's exams still hold on this device, before they leave it. */
export async function sendForLeaver(dispatch: AppDispatch, email: string): Promise<void> {
  const kept = await examDevice.session();
  if (!kept || kept.student.email.toLowerCase() === email.trim().toLowerCase()) return;
  const controller = new AbortController();
  await Promise.race([
    sendAll(dispatch, kept.token, controller.signal),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
  controller.abort();
}
