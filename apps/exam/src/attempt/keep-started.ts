import type { Attempt } from '@concord/contracts';
import { examDevice } from '../device/exam-device';
import { saveReducer, startSaving, takeUp, type SaveState } from './save-state';
import { ServerClock } from './server-clock';

/** The state of saving after the server told how an attempt stands: what the device had not sent is kept. */
async function mergedWithDevice(attempt: Attempt): Promise<SaveState> {
  const kept = await examDevice.progress(attempt._id);
  return kept ? saveReducer(takeUp(kept.saves), { type: 'resumed', attempt }) : startSaving(attempt);
}

let fresh: string | null = null;

/** Whether this attempt was started a moment ago, so that its server need not be asked again; true once. */
export function wasJustStarted(attempt: string): boolean {
  const just = fresh === attempt;
  fresh = null;
  return just;
}

/** Keeps a started or resumed attempt on the device; `sentAt` is when its call began. */
export async function keepStarted(attempt: Attempt, sentAt: number): Promise<void> {
  const clock = new ServerClock();
  clock.sync(attempt.serverTime, sentAt);
  const { _id, assignment, exam, startedAt } = attempt;
  const saves = await mergedWithDevice(attempt);
  await examDevice.keepPaper({ attempt: { _id, assignment, exam, startedAt }, clockLead: clock.lead() });
  await examDevice.keepProgress(_id, { saves, submitting: null, clockLead: clock.lead() });
  fresh = _id;
}
