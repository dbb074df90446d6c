import type { AppDispatch } from '@concord/api-client';
import { DraftController } from './draft/draft-controller';
import { draftStore } from './draft/draft-store';
import { isReachable, isSerialRefused, studentRegister } from './submit/requests';
import { Submission } from './submit/submission';

const pause = (seconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, seconds * 1000));

/** State that outlives the page: the draft, and a submission in progress. */
function createSession(dispatch: AppDispatch) {
  const drafts = new DraftController(draftStore());
  const submission = new Submission({
    send: (arg) => dispatch(studentRegister.initiate(arg, { track: false })),
    isSerialRefused: (serial) => dispatch(isSerialRefused(serial)),
    isReachable: (serial) => dispatch(isReachable(serial)),
    deleteDraft: () => drafts.delete(),
    pause,
  });
  return { drafts, submission };
}

const sessions = new WeakMap<AppDispatch, ReturnType<typeof createSession>>();

/** The single session of this tab. */
export function sessionOf(dispatch: AppDispatch) {
  const session = sessions.get(dispatch) ?? createSession(dispatch);
  sessions.set(dispatch, session);
  return session;
}
