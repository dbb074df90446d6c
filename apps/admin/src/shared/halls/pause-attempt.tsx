import { Typography } from '@concord/ui';
import { ActionDialog } from '../dialogs/action-dialog';
import { DialogButton } from '../dialogs/dialog-button';
import { ReasonDialog } from '../dialogs/reason-dialog';
import { PauseIcon, ResumeIcon } from './pause-icons';
import { useAttemptPauseMutation, useAttemptResumeMutation } from './requests';

interface AttemptProps {
  readonly attempt: string;
  /** Of the candidate. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks why, and pauses the exam of one candidate. */
export function PauseAttemptDialog({ attempt, name, onClose }: AttemptProps) {
  const [pause] = useAttemptPauseMutation();
  return (
    <ReasonDialog
      title={`Pause the exam of ${name}?`}
      submitLabel="Pause"
      successText={`The exam of ${name} is paused`}
      send={(reason) => pause({ params: { id: attempt }, body: { reason } }).unwrap()}
      onClose={onClose}
    >
      <Typography>
        The page is covered within some seconds. Answers stay, and the time that is left stays as it is until
        you resume.
      </Typography>
    </ReasonDialog>
  );
}

/** Asks, and resumes the exam of one candidate. */
export function ResumeAttemptDialog({ attempt, name, onClose }: AttemptProps) {
  const [resume] = useAttemptResumeMutation();
  return (
    <ActionDialog
      title={`Resume the exam of ${name}?`}
      confirmLabel="Resume"
      successText={`The exam of ${name} goes on`}
      act={() => resume({ params: { id: attempt } }).unwrap()}
      onClose={onClose}
    >
      It goes on with the time that was left.
    </ActionDialog>
  );
}

/** Pauses or resumes the exam of one candidate. */
export function PauseAttemptButton({
  isPaused,
  ...attempt
}: Omit<AttemptProps, 'onClose'> & { readonly isPaused: boolean }) {
  const words = isPaused ? 'Resume' : 'Pause';
  return (
    <DialogButton
      tooltip={words}
      aria-label={`${words} the exam of ${attempt.name}`}
      icon={isPaused ? <ResumeIcon /> : <PauseIcon />}
      dialog={(close) =>
        isPaused ? (
          <ResumeAttemptDialog {...attempt} onClose={close} />
        ) : (
          <PauseAttemptDialog {...attempt} onClose={close} />
        )
      }
    />
  );
}
