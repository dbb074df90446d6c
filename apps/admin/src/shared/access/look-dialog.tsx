import { handLookOver } from '@concord/api-client/browser';
import { Typography } from '@concord/ui';
import { ReasonDialog } from '../dialogs/reason-dialog';
import { useAccessViewMutation } from './requests';

interface LookDialogProps {
  /** Id of the member or the applicant. */
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Opens a person's pages in another tab, which can only read. */
export function LookDialog({ id, name, onClose }: LookDialogProps) {
  const [view] = useAccessViewMutation();
  const look = async (reason: string) => {
    const answer = view({ params: { id }, body: { reason } }).unwrap();
    // Opened before the answer, because browsers block tabs that no press of a button opens.
    window.open(`/me${handLookOver(answer)}`, '_blank', 'noopener');
    await answer;
  };
  return (
    <ReasonDialog
      title="See the page as they see it"
      submitLabel="Open the page"
      successText="The page opens in a new tab"
      send={look}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        You see the pages of {name} in a new tab, for half an hour at most. You can read everything there, but
        not change it. The audit log records your visit.
      </Typography>
    </ReasonDialog>
  );
}
