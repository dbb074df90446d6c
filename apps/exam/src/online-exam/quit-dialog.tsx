import { useNavigate } from '@concord/mfe';
import { ConfirmDialog } from '@concord/ui/dialogs';
import { asClock } from '../shared/format';

interface QuitDialogProps {
  readonly open: boolean;
  readonly deadline: string;
  readonly onCancel: () => void;
}

export function QuitDialog({ open, deadline, onCancel }: QuitDialogProps) {
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      open={open}
      title="Leave the exam for now?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onCancel={onCancel}
      onConfirm={() => void navigate('/select-exam')}
    >
      Your answers stay saved and the clock runs on. You can come back and continue until{' '}
      <strong>{asClock(deadline)}</strong>; then the exam submits itself.
    </ConfirmDialog>
  );
}
