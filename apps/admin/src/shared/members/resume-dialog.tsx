import { ActionDialog } from '../dialogs/action-dialog';
import { useReminderResumeMutation } from './reminder-requests';

interface ResumeDialogProps {
  readonly member: { readonly _id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Ends the pause of a member's reminders. */
export function ResumeDialog({ member, onClose }: ResumeDialogProps) {
  const [resume] = useReminderResumeMutation();
  return (
    <ActionDialog
      title="End the pause?"
      confirmLabel="End the pause"
      successText={`Reminders go again: ${member.name}`}
      act={() => resume({ params: { id: member._id } }).unwrap()}
      onClose={onClose}
    >
      {member.name} gets the reminders of the days to come.
    </ActionDialog>
  );
}
