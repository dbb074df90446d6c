import { ServerClock } from '@concord/api-client/browser';
import type { Attempt } from '@concord/contracts';
import { examDevice } from '../device/exam-device';
import type { SaveState } from '../device/records';
import { highestActivity } from './activity';
import { initialSaveState, restoreSaveState, saveReducer } from './save-state';

/** Merges the server's state of an attempt with unsent answers on the device. */
async function mergeWithDevice(attempt: Attempt): Promise<SaveState> {
  const stored = await examDevice.progress(attempt._id);
  return stored
    ? saveReducer(restoreSaveState(stored.saves), { type: 'resumed', attempt })
    : initialSaveState(attempt);
}

let justStarted: string | null = null;

/** True once after this attempt was started here: its state needs no refresh then. */
export function wasJustStarted(attempt: string): boolean {
  const result = justStarted === attempt;
  justStarted = null;
  return result;
}

/** Stores a started or resumed attempt on the device; `sentAt` is the page's running time at the start of the call. */
export async function persistStartedAttempt(attempt: Attempt, sentAt: number): Promise<void> {
  const clock = new ServerClock();
  clock.sync(attempt.serverTime, sentAt);
  const { _id, assignment, exam, startedAt, practice } = attempt;
  const saves = await mergeWithDevice(attempt);
  await examDevice.savePaper({
    attempt: { _id, assignment, exam, startedAt, ...(practice && { practice }) },
  });
  await examDevice.saveProgress(_id, { saves, submitting: null, clockLead: clock.lead() });
  if (attempt.activity)
    await examDevice.saveActivity(_id, highestActivity(await examDevice.activity(_id), attempt.activity));
  justStarted = _id;
}
