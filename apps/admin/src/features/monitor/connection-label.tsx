import { CheckIcon, OfflineIcon } from '@concord/ui/display';
import { minuteWords } from './candidate';

/** Whether the candidate's page is heard of: by icon and words. `silent` are minutes, null before the first time. */
export function ConnectionLabel({ silent }: { readonly silent: number | null }) {
  if (silent === 0)
    return (
      <span className="state">
        <CheckIcon fontSize="small" color="primary" /> Connected
      </span>
    );
  return (
    <span className="state silent">
      <OfflineIcon fontSize="small" />{' '}
      {silent === null ? 'Not heard from yet' : `Silent for ${minuteWords(silent)}`}
    </span>
  );
}
