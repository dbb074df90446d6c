import type { ActivityCounts } from '@concord/contracts';
import { Typography } from '@concord/ui';
import { activityText } from './activity-text';

/** Activity counts of a candidate's page; empty if the page reported none. */
export function ActivityNote({ activity }: { readonly activity: ActivityCounts | undefined }) {
  if (!activity) return null;
  const text = activityText(activity);
  return (
    <>
      <Typography>
        {text ? `${text}.` : 'The candidate did not leave the page, and copied and printed nothing.'}
      </Typography>
      {text ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          Counted by the candidate’s own page. A call, a message or a weak device can cause this. It proves
          nothing on its own and does not change the result.
        </Typography>
      ) : null}
    </>
  );
}
