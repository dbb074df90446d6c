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
      Your answers are kept, and the clock keeps running. You can come back and continue until{' '}
      <strong>{asClock(deadline)}</strong>. After that, your exam is submitted automatically.
    </ConfirmDialog>
  );
}
