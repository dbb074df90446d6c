import { staffSignIn } from '@concord/nest-platform';
import { SESSION_MS } from '../../../store/sessions/sessions.repository';
import type { EndedSignIn } from './revocations.service';

/** Assumes the oldest possible token of the session: one from its start. */
export function toEndedSignIn(staff: string, sid: string): EndedSignIn {
  const { startedAt = Date.now() } = staffSignIn(staff, sid);
  // The session's id gives its start in seconds, rounded down.
  return { sid, holder: staff, startedAt, endsAt: startedAt + SESSION_MS + 1000 };
}
