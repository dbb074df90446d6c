import type { Exam } from '@concord/contracts';
import { Alert } from '@concord/ui/display';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import { counted } from '../../../shared/format';
import { REFETCH_ON_MOUNT } from '../../../shared/lists/use-server-list';
import { useExamUsageQuery } from '../requests';
import { ReleaseNowDialog } from './release-now-dialog';

/**
 * Candidates whose results are held because a single ADMIN may have handled their admission, and the
 * button to release them.
 */
export function UnconfirmedNotice({ exam }: { readonly exam: Exam }) {
  const { data } = useExamUsageQuery({ params: { id: exam._id } }, REFETCH_ON_MOUNT);
  const { unconfirmed = 0 } = data ?? {};
  if (unconfirmed === 0) return null;
  return (
    <Alert
      severity="info"
      action={
        <DialogButton
          variant="outlined"
          dialog={(close) => <ReleaseNowDialog exam={exam} unconfirmed onClose={close} />}
        >
          Release
        </DialogButton>
      }
    >
      The results of {counted(unconfirmed, 'candidate')} are waiting for you to release them. One ADMIN may
      have done two of these steps for each of them: generate the serial number, accept the application,
      assign the exam. Invented candidates could be used to find out the answers. If you know these candidates
      are real, release their results, before or after the exam.
    </Alert>
  );
}
