import { STATISTICS_WEEKS } from '@concord/contracts';
import { useSearchParams } from '@concord/mfe';

export type Weeks = (typeof STATISTICS_WEEKS)[number];

const USUAL: Weeks = '12';

/** Number of weeks in the charts, kept in the address. */
export function useWeeks(): { weeks: Weeks; onWeeks: (weeks: Weeks) => void } {
  const [params, setParams] = useSearchParams();
  const weeks = STATISTICS_WEEKS.find((known) => known === params.get('weeks')) ?? USUAL;
  const onWeeks = (next: Weeks) =>
    setParams(
      (old) => {
        const changed = new URLSearchParams(old);
        if (next === USUAL) changed.delete('weeks');
        else changed.set('weeks', next);
        return changed;
      },
      { replace: true },
    );
  return { weeks, onWeeks };
}
