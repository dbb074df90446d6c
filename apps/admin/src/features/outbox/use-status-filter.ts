import { useSearchParams } from '@concord/mfe';
import { statusFrom } from './mail-statuses';

/** The status that the list is narrowed to, kept in the address beside page and search. */
export function useStatusFilter() {
  const [params, setParams] = useSearchParams();
  const status = statusFrom(params.get('status'));
  const onStatus = (next: string) =>
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
