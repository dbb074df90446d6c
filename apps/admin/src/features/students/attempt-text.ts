import type { AttemptHistoryEntry, Intervention } from '@concord/contracts';
import { formatDateTime } from '../../shared/format';

export function statusText({ status, reset }: AttemptHistoryEntry): string {
  if (status === 'open') return 'in progress';
  if (status === 'grading') return 'being graded';
  if (status === 'reset') return 'reset, not graded';
  return reset ? 'graded, then reset' : 'graded';
}

export function endedByText({ closedBy, closed, status, reset }: AttemptHistoryEntry): string {
  if (closedBy === 'candidate') return 'The candidate';
  if (closedBy === 'deadline') return 'The clock (time was up)';
  if (closedBy === 'staff') return closed ? closed.by.username : 'A member of staff';
  if (status === 'reset') return reset ? `${reset.by.username} (reset)` : 'A member of staff (reset)';
  return '-';
}

/** End time of an attempt; null while it is open. */
export const endedAt = ({ submittedAt, status, reset }: AttemptHistoryEntry): string | null =>
  submittedAt ?? (status === 'reset' ? (reset?.at ?? null) : null);

export const interventionText = (action: string, { by, at, reason }: Intervention): string =>
  `${action} by ${by.username}, ${formatDateTime(at)}: ${reason}`;
