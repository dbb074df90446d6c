import { Typography } from '@concord/ui';
import { ReasonDialog } from '../dialogs/reason-dialog';
import { useAccessBlockMutation, useAccessUnblockMutation } from './requests';

interface BlockDialogProps {
  /** Id of the member or the applicant. */
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Blocks a person's access to their page. */
export function BlockDialog({ id, name, onClose }: BlockDialogProps) {
  const [block] = useAccessBlockMutation();
  return (
    <ReasonDialog
      title="Block access?"
      submitLabel="Block"
      destructive
      successText="Access blocked"
      send={(reason) => block({ params: { id }, body: { reason } }).unwrap()}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {name} is signed out everywhere and can’t sign in to their page until you allow it again. An exam in
        progress goes on, and exams by e-mail and serial number stay possible.
      </Typography>
    </ReasonDialog>
  );
}

/** Lifts a block. */
export function UnblockDialog({ id, name, onClose }: BlockDialogProps) {
  const [unblock] = useAccessUnblockMutation();
  return (
    <ReasonDialog
      title="Allow access again?"
      submitLabel="Allow again"
      successText="Access allowed"
      send={(reason) => unblock({ params: { id }, body: { reason } }).unwrap()}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>{name} can sign in to their page again.</Typography>
    </ReasonDialog>
  );
}
