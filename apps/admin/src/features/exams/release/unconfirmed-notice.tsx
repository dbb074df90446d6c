import type { Exam } from '@concord/contracts';
import { Alert } from '@concord/ui/display';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import { counted } from '../../../shared/format';
import { REFETCH_ON_MOUNT } from '../../../shared/lists/use-server-list';
import { useExamUsageQuery } from '../requests';
import { ReleaseNowDialog } from './release-now-dialog';

/** Candidates whose results wait because one ADMIN may stand behind them alone, and their release. */
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
      The results of {counted(unconfirmed, 'candidate')} wait for you. One ADMIN did two of these for each of
      them: generated the serial number, accepted the application, gave the exam. Somebody could read the
      answers of an exam with invented candidates. If you know that they are real, release their results,
      before the exam or after it.
    </Alert>
  );
}
