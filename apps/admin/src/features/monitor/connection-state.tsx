import { CheckIcon, OfflineIcon } from '@concord/ui/display';
import { formatMinutes } from './candidate';

/** Whether the candidate's page is connected. `silent`: minutes without a heartbeat, null before the first one. */
export function ConnectionState({ silent }: { readonly silent: number | null }) {
  if (silent === 0)
    return (
      <span className="state">
        <CheckIcon fontSize="small" color="primary" /> Connected
      </span>
    );
  return (
    <span className="state silent">
      <OfflineIcon fontSize="small" />{' '}
      {silent === null ? 'Not heard from yet' : `Silent for ${formatMinutes(silent)}`}
    </span>
  );
}
