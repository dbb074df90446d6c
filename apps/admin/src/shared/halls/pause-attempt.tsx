import { Typography } from '@concord/ui';
import { ActionDialog } from '../dialogs/action-dialog';
import { DialogButton } from '../dialogs/dialog-button';
import { ReasonDialog } from '../dialogs/reason-dialog';
import { PauseIcon, ResumeIcon } from './pause-icons';
import { useAttemptPauseMutation, useAttemptResumeMutation } from './requests';

interface AttemptProps {
  readonly attempt: string;
  /** Name of the candidate. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Pauses a candidate's exam, with the reason. */
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
        The candidate&apos;s screen is covered within a few seconds. Answers and remaining time are kept until
        you resume.
      </Typography>
    </ReasonDialog>
  );
}

/** Resumes a candidate's exam after a confirmation. */
export function ResumeAttemptDialog({ attempt, name, onClose }: AttemptProps) {
  const [resume] = useAttemptResumeMutation();
  return (
    <ActionDialog
      title={`Resume the exam of ${name}?`}
      confirmLabel="Resume"
      successText={`The exam of ${name} has resumed`}
      act={() => resume({ params: { id: attempt } }).unwrap()}
      onClose={onClose}
    >
      The candidate continues with the time they had left.
    </ActionDialog>
  );
}

/** Button to pause or resume a candidate's exam. */
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
