import type { MailStatus } from '@concord/contracts';
import { useSearchParams } from '@concord/mfe';
import { STATUSES } from './mail-status';

/** The status by which the list is filtered, kept in the address; empty for every status. */
export function useStatusFilter() {
  const [params, setParams] = useSearchParams();
  const status: MailStatus | '' = STATUSES.find((known) => known === params.get('status')) ?? '';
  const onStatus = (next: MailStatus | '') =>
    setParams(
      (old) => {
        const changed = new URLSearchParams(old);
        changed.delete('page');
        if (next) changed.set('status', next);
        else changed.delete('status');
        return changed;
      },
      { replace: true },
    );
  return { status, onStatus };
}
