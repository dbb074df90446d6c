import { Button, Stack, Typography } from '@concord/ui';
import { ConfirmDialog } from '@concord/ui/dialogs';
import { flagged, flaggedText, unanswered, unansweredText, type QuestionStatus } from './question-status';

interface SubmitDialogProps {
  readonly open: boolean;
  readonly statuses: readonly QuestionStatus[];
  /** Shows the answers; absent if they are already shown. */
  readonly onReview?: (() => void) | undefined;
  readonly onCancel: () => void;
  readonly onSubmit: () => void;
}

/** Confirmation before the submission, also if every question is answered. */
export function SubmitDialog({ open, statuses, onReview, onCancel, onSubmit }: SubmitDialogProps) {
  const openCount = unanswered(statuses).length;
  const flaggedCount = flagged(statuses).length;
  return (
    <ConfirmDialog
      open={open}
      title="Submit your exam now?"
      confirmLabel="Submit"
      cancelLabel="Go back"
      onCancel={onCancel}
      onConfirm={onSubmit}
    >
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography>
          {openCount === 0 ? 'Every question has an answer.' : `${unansweredText(openCount)}.`}
          {flaggedCount > 0 ? ` ${flaggedText(flaggedCount)}.` : null}
        </Typography>
        <Typography>You cannot change your answers after you submit.</Typography>
        {onReview ? (
          <Button variant="outlined" onClick={onReview}>
            Review answers
          </Button>
        ) : null}
      </Stack>
    </ConfirmDialog>
  );
}
