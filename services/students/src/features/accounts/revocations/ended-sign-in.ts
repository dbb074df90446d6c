import { staffSignIn } from '@concord/nest-platform';
import { SESSION_MS } from '../../../store/sessions/sessions.repository';
import type { EndedSignIn } from './revocations.service';

/** A staff session whose token may be as old as the session. */
export function toEndedSignIn(staff: string, sid: string): EndedSignIn {
  const { startedAt = Date.now() } = staffSignIn(staff, sid);
  // The id has a precision of seconds, rounded down.
  return { sid, holder: staff, startedAt, endsAt: startedAt + SESSION_MS + 1000 };
}
