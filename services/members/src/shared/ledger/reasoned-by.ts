import { dayOf, type StaffActor, staffRefOf } from '@concord/nest-platform';
import type { Reasoned } from '../../store/accounts/account-entries';

/** Reason, author and time of a change that staff make now. */
export function reasonedBy(staff: StaffActor, reason: string): Reasoned {
  const at = new Date();
  return { reason, on: dayOf(at), at, by: staffRefOf(staff) };
}
