import { type Exam, type ExamEntry, type ExamSeb, examRoutes } from '@concord/contracts';
import { Button, Stack } from '@concord/ui';
import { DownloadIcon, EditIcon } from '@concord/ui/display';
import { DialogButton } from '../../../shared/dialogs/dialog-button';
import { counted } from '../../../shared/format';
import { HallCode } from '../../../shared/halls/hall-code';
import { useExamEntryQuery } from '../../../shared/halls/requests';
import { REFETCH_ON_MOUNT } from '../../../shared/lists/use-server-list';
import { momentText } from '../../../shared/nigerian-time';
import { DetailList } from '../../../shared/page/detail-list';
import { LoadGuard } from '../../../shared/page/load-guard';
import { Section } from '../../../shared/page/section';
import { EntryDialog } from './entry-dialog';

function Actions({ entry }: { readonly entry: ExamEntry }) {
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <DialogButton
        variant="outlined"
        aria-label="Change opening and access"
        icon={<EditIcon />}
        dialog={(close) => <EntryDialog entry={entry} onClose={close} />}
      >
        Change
      </DialogButton>
      {entry.code ? (
        <DialogButton
          variant="contained"
          dialog={(close) => <HallCode id={entry.exam._id} onClose={close} />}
        >
          Show code
        </DialogButton>
      ) : null}
      {entry.seb ? (
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          href={entry.seb.file ?? `/api${examRoutes.examSebFile.path.replace(':id', entry.exam._id)}`}
          download
        >
          Download Safe Exam Browser file
        </Button>
      ) : null}
    </Stack>
  );
}

function sebText(seb: ExamSeb | null | undefined): string {
  if (!seb) return 'Not required';
  const quit = seb.hasQuitPassword ? 'with a password to quit' : 'candidates may quit it freely';
  return seb.keys.length > 0
    ? `Required, ${quit}, plus ${counted(seb.keys.length, 'Config Key')} of your own`
    : `Required, ${quit}`;
}

/** Time, place and conditions of the start of an exam. */
export function EntrySection({ exam }: { readonly exam: Exam }) {
  const query = useExamEntryQuery({ params: { id: exam._id } }, REFETCH_ON_MOUNT);
  const entry = query.currentData;
  return (
    <Section title="Opening and access" actions={entry ? <Actions entry={entry} /> : null}>
      <LoadGuard query={query} missing="There is no such exam" placeholder={<Button loading>Loading</Button>}>
        {({ opensAt, code, networks = [], seb }) => (
          <DetailList
            items={[
              ['Opens', opensAt ? momentText(opensAt) : 'As soon as it is assigned'],
              ['Access code', code ? 'Required, shown in the hall' : 'Not required'],
              ['Networks', networks.length > 0 ? networks.join(', ') : 'Any network'],
              ['Safe Exam Browser', sebText(seb)],
            ]}
          />
        )}
      </LoadGuard>
    </Section>
  );
}
