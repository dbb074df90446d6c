import { Stack, toastSuccess, Typography } from '@concord/ui';
import { ClockIcon, MailIcon } from '@concord/ui/display';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { DialogHost } from '../../shared/dialogs/dialog-host';
import { SchemaDialog } from '../../shared/dialogs/schema-dialog';
import { counted } from '../../shared/format';
import { useSchemaForm } from '../../shared/forms/use-schema-form';
import { AddTimeDialog } from '../../shared/halls/add-time-dialog';
import { AnnouncementField, announcementForm, AnnouncementList } from '../../shared/halls/announcements';
import { useAnnouncementCreateMutation, useAttemptAddTimeMutation } from '../../shared/halls/requests';
import { AttemptTimeDialog } from './many-actions';
import type { MonitorStore } from './monitor-store';
import { useMonitorView } from './use-monitor';

interface ExamDialogProps {
  readonly exam: { readonly id: string; readonly name: string; readonly code: string };
  readonly onClose: () => void;
}

function ExamTimeDialog({ exam: { id, name, code }, onClose }: ExamDialogProps) {
  const [add] = useAttemptAddTimeMutation();
  return (
    <AddTimeDialog
      title={`More time for everyone sitting ${name} (${code})`}
      order={({ minutes, dryRun }) =>
        add({ body: { minutes, exam: id, ...(dryRun && { dryRun }) } }).unwrap()
      }
      countText={(count) => `${counted(count, 'candidate')} sitting this exam now`}
      onClose={onClose}
    >
      The minutes are added to any extra time each candidate already has, in every hall. Candidates who have
      not started get none.
    </AddTimeDialog>
  );
}

interface AnnounceDialogProps extends ExamDialogProps {
  /** True if a hall session is selected. */
  readonly isHall: boolean;
}

function AnnounceDialog({ exam: { id, name, code }, isHall, onClose }: AnnounceDialogProps) {
  const [announce] = useAnnouncementCreateMutation();
  const form = useSchemaForm(announcementForm, { text: '' });
  return (
    <SchemaDialog
      form={form}
      title={`Announce to everyone sitting ${name} (${code})`}
      submitLabel="Announce"
      send={({ text }) => announce({ body: { exam: id, text } }).unwrap()}
      onSent={() => {
        toastSuccess('Announced to everyone sitting the exam');
        onClose();
      }}
      onClose={onClose}
    >
      {isHall ? (
        <Typography>
          Every candidate sitting this exam will see it, in other hall sessions too. To tell one session only,
          open that session.
        </Typography>
      ) : null}
      <AnnouncementField form={form} label="Announcement" autoFocus />
      <Typography component="h3" variant="subtitle1">
        Earlier announcements
      </Typography>
      {/* The confirmation is shown above, and leaves this dialog open. */}
      <DialogHost>
        <AnnouncementList to={{ exam: id }} />
      </DialogHost>
    </SchemaDialog>
  );
}

/**
 * Actions for everybody who is sitting the selected exam; extra time only for candidates of a selected
 * session.
 */
export function ExamBar({ store, hall }: { readonly store: MonitorStore; readonly hall: string }) {
  const id = useMonitorView(store, ({ selection }) => selection.exam);
  const exam = useMonitorView(store, ({ exams }) => exams.find((each) => each.id === id));
  if (!exam) return null;
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ mb: 2.5, flexWrap: 'wrap' }}>
      <DialogButton
        variant="outlined"
        icon={<ClockIcon />}
        dialog={(close) =>
          hall ? (
            <AttemptTimeDialog
              title={`More time for everyone in this session sitting ${exam.name} (${exam.code})`}
              attempts={store.attemptsOf(exam.id)}
              onDone={() => undefined}
              onClose={close}
            />
          ) : (
            <ExamTimeDialog exam={exam} onClose={close} />
          )
        }
      >
        More time for all
      </DialogButton>
      <DialogButton
        variant="outlined"
        icon={<MailIcon />}
        dialog={(close) => <AnnounceDialog exam={exam} isHall={hall !== ''} onClose={close} />}
      >
        Announce
      </DialogButton>
    </Stack>
  );
}
