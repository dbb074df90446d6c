import type { Member } from '@concord/contracts';
import { Alert } from '@concord/ui/display';
import { formatDateTime } from '../../../shared/format';

/** Time of an erasure, and what is left; renders nothing otherwise. */
export function ErasedNotice({ erasedAt }: Pick<Member, 'erasedAt'>) {
  return erasedAt ? (
    <Alert severity="info">
      Personal data erased on {formatDateTime(erasedAt)}. The number, the membership and the money stay on
      record.
    </Alert>
  ) : null;
}
