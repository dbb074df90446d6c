import { Box } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { ListLink } from '../../shared/list-link';
import { useLateCountQuery } from '../../shared/requests/late-count';

/** Says on the list of results that late answers wait; nothing when none do. */
export function LateNotice() {
  const { data = 0 } = useLateCountQuery(undefined, { refetchOnMountOrArgChange: true });
  if (data === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2.5, alignItems: 'center' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        {data === 1
          ? "One candidate's late answers wait for a decision."
          : `The late answers of ${data.toLocaleString('en-GB')} candidates wait for a decision.`}
        <ListLink to="/admin/late-answers">Late answers</ListLink>
      </Box>
    </Alert>
  );
}
