import { Typography } from '@concord/ui';
import { ReasonDialog } from '../../shared/dialogs/reason-dialog';
import type { Candidate } from './candidate';
import { useAttemptCloseMutation } from './requests';

interface CloseAttemptDialogProps {
  readonly candidate: Candidate;
  readonly onClose: () => void;
}

/** Ends a candidate's exam now. */
export function CloseAttemptDialog({ candidate, onClose }: CloseAttemptDialogProps) {
  const [close] = useAttemptCloseMutation();
  return (
    <ReasonDialog
      title={`Close the exam of ${candidate.name}?`}
      submitLabel="Close exam"
      destructive
      successText="Exam closed Succesfully"
      send={(reason) => close({ params: { id: candidate.attempt }, body: { reason } }).unwrap()}
      onClose={onClose}
    >
      <Typography>
        This ends {candidate.examName} ({candidate.examCode}) now with what is saved: {candidate.answered} of{' '}
        {candidate.totalQuestions} answered. It is graded at once. This can not be undone.
      </Typography>
    </ReasonDialog>
  );
}
