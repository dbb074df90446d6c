import type { AppDispatch } from '@concord/api-client';
import { attemptCalls } from '../attempt/requests';
import { openLocalAttempt } from '../attempt/local-attempt';
import { hasUnsaved } from '../attempt/save-state';
import { pause } from '../attempt/timing';
import { examDevice, unlessAborted } from '../device/exam-device';

/** Maximum delay of the next sign-in, in milliseconds. */
const TIMEOUT_MS = 4000;

async function sendAll(dispatch: AppDispatch, token: string, signal: AbortSignal): Promise<void> {
  const calls = attemptCalls(dispatch, token);
  const device = unlessAborted(signal);
  const send = async (id: string) => {
    const local = await openLocalAttempt(id, device, () => calls);
    if (local && hasUnsaved(local.engine.snapshot())) await local.engine.saveNow();
  };
  await Promise.allSettled((await examDevice.attempts()).map(send));
}

/** True if this device has answers that the server has neither accepted nor refused. */
export async function hasUnsentAnswers(): Promise<boolean> {
  const stored = await Promise.all((await examDevice.attempts()).map((id) => examDevice.progress(id)));
  return stored.some((progress) => progress?.saves.phase === 'open' && hasUnsaved(progress.saves));
}

/**
 * Sends the signed-in student's unsent answers once, before they are removed from the device.
 *
 * @param nextEmail e-mail of the next sign-in; the same student's answers stay on the device and
 * are not sent
 */
export async function sendBeforeSignOut(dispatch: AppDispatch, nextEmail: string): Promise<void> {
  const session = await examDevice.session();
  if (!session || session.student.email.toLowerCase() === nextEmail.trim().toLowerCase()) return;
  const controller = new AbortController();
  await Promise.race([sendAll(dispatch, session.token, controller.signal), pause(TIMEOUT_MS)]);
  controller.abort();
}
