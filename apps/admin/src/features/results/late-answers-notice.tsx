import { Box } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { ListLink } from '../../shared/page/list-link';
import { FIRST_ROW, selectTotal, useLateListQuery } from '../../shared/requests';

/** A notice above the results while late answers await a decision. */
export function LateAnswersNotice() {
  const { total: count = 0 } = useLateListQuery(FIRST_ROW, {
    ...REFETCH_ON_MOUNT,
    selectFromResult: selectTotal,
  });
  if (count === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2.5, alignItems: 'center' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        {count === 1
          ? "One candidate's late answers wait for a decision."
          : `The late answers of ${count.toLocaleString('en-GB')} candidates wait for a decision.`}
        <ListLink to="/admin/late-answers">Late answers</ListLink>
      </Box>
    </Alert>
  );
}
