import { ATTEMPTS_MAX, type BulkOutcome } from '@concord/contracts';
import { toastSuccess, Typography } from '@concord/ui';
import { Alert, ClockIcon } from '@concord/ui/display';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { ReasonDialog } from '../../shared/dialogs/reason-dialog';
import { counted } from '../../shared/format';
import { AddTimeDialog } from '../../shared/halls/add-time-dialog';
import { PauseIcon, ResumeIcon } from '../../shared/halls/pause-icons';
import {
  useAttemptAddTimeMutation,
  useAttemptPauseManyMutation,
  useAttemptResumeManyMutation,
} from '../../shared/halls/requests';
import { useBulkEnd } from '../../shared/lists/bulk';
import { SelectionBar } from '../../shared/lists/selection-bar';
import type { MonitorStore } from './monitor-store';
import { useMonitorView } from './use-monitor';

interface ManyProps {
  /** Attempts selected when the dialog was opened. */
  readonly attempts: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const who = ({ attempts }: Pick<ManyProps, 'attempts'>) => counted(attempts.length, 'candidate');

/** Reports which attempts were skipped, and the effect on the others. */
function useEnd({ onDone }: Pick<ManyProps, 'onDone'>, done: string) {
  const end = useBulkEnd('candidate');
  return (outcome: BulkOutcome) => {
    onDone();
    end(outcome, (count) => toastSuccess(`${counted(count, 'candidate')} ${done}`));
  };
}

function PauseManyDialog(props: ManyProps) {
  const [pause] = useAttemptPauseManyMutation();
  const end = useEnd(props, 'paused');
  return (
    <ReasonDialog
      title={`Pause ${who(props)}?`}
      submitLabel={`Pause ${who(props)}`}
      send={async (reason) => end(await pause({ body: { attempts: [...props.attempts], reason } }).unwrap())}
      onSent={() => undefined}
      onClose={props.onClose}
    >
      <Typography>
        Candidates&apos; screens are covered within a few seconds. Answers and remaining time are kept until
        you resume.
      </Typography>
    </ReasonDialog>
  );
}

function ResumeManyDialog(props: ManyProps) {
  const [resume] = useAttemptResumeManyMutation();
  const end = useEnd(props, 'resumed');
  return (
    <FormDialog
      title={`Resume ${who(props)}?`}
      submitLabel={`Resume ${who(props)}`}
      focusSubmit
      send={async () => end(await resume({ body: { attempts: [...props.attempts] } }).unwrap())}
      onSent={() => undefined}
      onClose={props.onClose}
    >
      <Typography>They continue with the time they had left.</Typography>
    </FormDialog>
  );
}

/** Adds extra time for the selected candidates. */
export function AttemptTimeDialog({
  attempts,
  onDone,
  onClose,
  title,
}: ManyProps & { readonly title?: string }) {
  const [add] = useAttemptAddTimeMutation();
  return (
    <AddTimeDialog
      title={title ?? `More time for ${who({ attempts })}`}
      order={({ minutes, dryRun }) =>
        add({ body: { minutes, attempts: [...attempts], ...(dryRun && { dryRun }) } }).unwrap()
      }
      countText={(count) => counted(count, 'candidate')}
      onDone={onDone}
      onClose={onClose}
    >
      The minutes are added to any extra time each candidate already has.
    </AddTimeDialog>
  );
}

function TooManyDialog({ onClose }: Pick<ManyProps, 'onClose'>) {
  return (
    <FormDialog title="Too many candidates" onClose={onClose}>
      <Alert severity="info">
        You can change at most {ATTEMPTS_MAX.toLocaleString('en-GB')} candidates at once. Choose fewer.
      </Alert>
    </FormDialog>
  );
}

/** Bulk actions for selected candidates: pause, resume, extra time. */
export function ManyActions({ store }: { readonly store: MonitorStore }) {
  const chosen = useMonitorView(store, (view) => view.chosen);
  const total = useMonitorView(store, ({ listed }) => listed.length);
  const isPaused = (attempt: string) => store.candidate(attempt)?.pausedMs != null;
  const paused = useMonitorView(store, (view) => view.chosen.filter(isPaused).length);
  const open = (
    attempts: readonly string[],
    close: () => void,
    dialog: (props: ManyProps) => React.ReactNode,
  ) =>
    attempts.length > ATTEMPTS_MAX ? (
      <TooManyDialog onClose={close} />
    ) : (
      dialog({ attempts, onDone: store.clearChoice, onClose: close })
    );
  const running = () => chosen.filter((attempt) => !isPaused(attempt));
  return (
    <SelectionBar
      selection={{
        ids: chosen,
        isAll: false,
        count: chosen.length,
        total,
        onSelectAll: () => store.choose(store.getView().listed, true),
        onClear: store.clearChoice,
      }}
    >
      {paused < chosen.length ? (
        <DialogButton
          variant="outlined"
          icon={<PauseIcon />}
          dialog={(close) => open(running(), close, (props) => <PauseManyDialog {...props} />)}
        >
          Pause
        </DialogButton>
      ) : null}
      {paused > 0 ? (
        <DialogButton
          variant="outlined"
          icon={<ResumeIcon />}
          dialog={(close) => open(chosen.filter(isPaused), close, (props) => <ResumeManyDialog {...props} />)}
        >
          Resume
        </DialogButton>
      ) : null}
      <DialogButton
        variant="outlined"
        icon={<ClockIcon />}
        dialog={(close) => open(chosen, close, (props) => <AttemptTimeDialog {...props} />)}
      >
        More time
      </DialogButton>
    </SelectionBar>
  );
}
