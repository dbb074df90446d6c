import type { Exam } from '@concord/contracts';
import { Box } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import { REFETCH_ON_MOUNT } from '../../../shared/lists/use-server-list';
import { useExamRegradeNeedQuery } from '../requests';
import { RegradeDialog } from './regrade-dialog';
import { needText } from './regrade-words';

/**
 * Notice that results were graded by earlier keys. Fixed to the bottom of the window, where it is visible
 * after a change of a key and moves nothing.
 */
export function RegradeNotice({ exam }: { readonly exam: Exam }) {
  const { currentData: need } = useExamRegradeNeedQuery({ params: { id: exam._id } }, REFETCH_ON_MOUNT);
  const isNeeded = need !== undefined && need.results + need.underWay > 0;
  return (
    <Box
      role="status"
      sx={{ position: 'sticky', bottom: 12, zIndex: 1, mt: isNeeded ? 2 : 0, displayPrint: 'none' }}
    >
      {isNeeded ? (
        <Alert severity="warning" variant="standard" sx={{ boxShadow: 3, alignItems: 'center' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
            {needText(need)}
            <DialogButton
              variant="outlined"
              color="inherit"
              dialog={(close) => <RegradeDialog exam={exam} onClose={close} />}
            >
              See what a regrade changes
            </DialogButton>
          </Box>
        </Alert>
      ) : null}
    </Box>
  );
}
