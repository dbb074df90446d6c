import type { Hall } from '@concord/contracts';
import { toastSuccess, Typography } from '@concord/ui';
import { Alert, AlertTitle } from '@concord/ui/display';
import { ActionDialog } from '../dialogs/action-dialog';
import { DialogButton } from '../dialogs/dialog-button';
import { ReasonDialog } from '../dialogs/reason-dialog';
import { counted, formatDateTime } from '../format';
import { PauseIcon, ResumeIcon } from './pause-icons';
import { useHallPauseMutation, useHallResumeMutation } from './requests';

interface HallProps {
  readonly hall: Hall;
}

function PauseDialog({ hall, onClose }: HallProps & { readonly onClose: () => void }) {
  const [pause] = useHallPauseMutation();
  return (
    <ReasonDialog
      title={`Pause everyone in ${hall.name}?`}
      submitLabel="Pause the session"
      send={async (reason) => {
        const { changed } = await pause({ params: { id: hall._id }, body: { reason } }).unwrap();
        toastSuccess(`${counted(changed, 'candidate')} paused`);
      }}
      onClose={onClose}
    >
      <Typography>
        Candidates&apos; screens are covered within a few seconds, and nobody in the session can start an
        exam. Answers and remaining time are kept until you resume.
      </Typography>
    </ReasonDialog>
  );
}

function ResumeDialog({ hall, onClose }: HallProps & { readonly onClose: () => void }) {
  const [resume] = useHallResumeMutation();
  return (
    <ActionDialog
      title={`Resume ${hall.name}?`}
      confirmLabel="Resume the session"
      successText="Session resumed"
      act={() => resume({ params: { id: hall._id } }).unwrap()}
      onClose={onClose}
    >
      Candidates continue with the time they had left. Candidates paused individually stay paused.
    </ActionDialog>
  );
}

/** Button to pause or resume a whole session. */
export function PauseHallButton({ hall }: HallProps) {
  if (hall.endedAt) return null;
  return hall.pause ? (
    <DialogButton
      variant="contained"
      icon={<ResumeIcon />}
      dialog={(close) => <ResumeDialog hall={hall} onClose={close} />}
    >
      Resume the session
    </DialogButton>
  ) : (
    <DialogButton
      variant="outlined"
      icon={<PauseIcon />}
      dialog={(close) => <PauseDialog hall={hall} onClose={close} />}
    >
      Pause the session
    </DialogButton>
  );
}

/** Notice of a paused session, with time, account and reason. */
export function PausedAlert({ hall: { pause } }: HallProps) {
  if (!pause) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2.5 }}>
      <AlertTitle>This session is paused</AlertTitle>
      Since {formatDateTime(pause.at)}, by {pause.by.username}: {pause.reason}
    </Alert>
  );
}
