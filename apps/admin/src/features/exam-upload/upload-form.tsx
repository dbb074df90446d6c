import { LIMITS } from '@concord/contracts';
import { Button, Stack, TextLink, Typography } from '@concord/ui';
import { Alert, ConfirmDialog, DeleteIcon, UploadIcon } from '@concord/ui/display';
import { TextField } from '@concord/ui/forms';
import { useState } from 'react';
import { FileButton } from '../../shared/fields/file-button';
import { formatDateTime } from '../../shared/format';
import { ACCEPTED } from './accepted-files';
import { rowsToUpload } from './grid-rows';
import type { useExamDraft } from './use-exam-draft';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const FORMATS =
  'A spreadsheet (.xlsx), or questions of another system: Moodle XML, GIFT or Aiken (.xml, .gift, .txt), or a QTI package (.zip).';
const DURATION_HINT = `min ${LIMITS.examMinutesHintMin} and max ${LIMITS.examMinutesHintMax} minutes`;

interface DraftProps {
  readonly draft: ReturnType<typeof useExamDraft>;
}

/** What happened to the draft: kept from before, uploaded, refused. */
function DraftNews({ draft: { uploaded, problems, keptAt, isKept } }: DraftProps) {
  return (
    <>
      {uploaded ? (
        <Alert severity="success">
          {uploaded.examName} is uploaded.{' '}
          <TextLink to={`/admin/exams/${uploaded._id}`}>See {uploaded.examCode}</TextLink>
        </Alert>
      ) : null}
      {keptAt ? (
        <Alert severity="info">
          This is your draft of {formatDateTime(keptAt.toISOString())}, kept on this device.
        </Alert>
      ) : null}
      {isKept ? null : (
        <Alert severity="warning">This browser keeps no draft: upload before you leave the page.</Alert>
      )}
      {problems.length > 0 ? (
        <Alert severity="error">
          {problems.map((problem) => (
            <div key={problem}>{problem}</div>
          ))}
        </Alert>
      ) : null}
    </>
  );
}

function SheetField({ draft }: DraftProps) {
  const { sheet, invalidField, reading } = draft;
  const [picked, setPicked] = useState<File | null>(null);
  const pick = (file: File | undefined) => {
    if (file && sheet) setPicked(file);
    else if (file) void draft.pickSheet(file);
  };
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <FileButton
        label="File of questions"
        accept={[...ACCEPTED, XLSX].join(',')}
        icon={<UploadIcon />}
        loading={reading !== null}
        sx={invalidField === 'sheet' ? { borderColor: 'error.main', color: 'error.main' } : undefined}
        onPick={([file]) => pick(file)}
      >
        {sheet ? 'Choose another file' : 'Choose file'}
      </FileButton>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {reading === null ? (sheet?.fileName ?? FORMATS) : `Reading ${reading}…`}
      </Typography>
      <ConfirmDialog
        open={picked !== null}
        title="Read another file?"
        confirmLabel="Read it"
        destructive
        onCancel={() => setPicked(null)}
        onConfirm={() => {
          setPicked(null);
          if (picked) void draft.pickSheet(picked);
        }}
      >
        What you mended in the questions below is replaced by those of {picked?.name}.
      </ConfirmDialog>
    </Stack>
  );
}

/** Asks before an upload without some of the rows, and before a draft is thrown away. */
function DraftButtons({ draft }: DraftProps) {
  const [asked, setAsked] = useState<'upload' | 'throw away' | null>(null);
  const all = draft.sheet?.rows.length ?? 0;
  const good = rowsToUpload(draft.sheet?.rows ?? []).length;
  const close = () => setAsked(null);
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={draft.isUploading}
        onClick={(event) => {
          event.preventDefault();
          if (!draft.check()) return;
          if (good < all) setAsked('upload');
          else void draft.send();
        }}
      >
        Upload exam
      </Button>
      {draft.isEmpty ? null : (
        <Button
          size="large"
          color="error"
          startIcon={<DeleteIcon />}
          disabled={draft.isUploading}
          onClick={() => setAsked('throw away')}
        >
          Throw away the draft
        </Button>
      )}
      <ConfirmDialog
        open={asked === 'upload'}
        title={`Upload ${good} of ${all}?`}
        confirmLabel={`Upload ${good}`}
        cancelLabel="Go on mending"
        onCancel={close}
        onConfirm={() => {
          close();
          void draft.send();
        }}
      >
        {all - good === 1 ? '1 row is' : `${all - good} rows are`} not part of the exam: they have errors,
        were left out, or are more than an exam may have.
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'throw away'}
        title="Throw away the draft?"
        confirmLabel="Throw away"
        destructive
        onCancel={close}
        onConfirm={() => {
          close();
          draft.throwAway();
        }}
      >
        Title, duration and all questions that you mended are removed from this device. This can not be
        undone.
      </ConfirmDialog>
    </Stack>
  );
}

/** Title, duration and file of the exam being prepared. */
export function UploadForm({ draft }: DraftProps) {
  const { title, duration, invalidField } = draft;
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => event.preventDefault()}>
      <DraftNews draft={draft} />
      <Stack direction={{ xs: 'column', lg: 'row' }} spacing={2.5}>
        <TextField
          required
          label="Exam title"
          value={title}
          error={invalidField === 'title'}
          onChange={(event) => draft.setTitle(event.target.value)}
          slotProps={{ htmlInput: { maxLength: LIMITS.titleLength } }}
        />
        <TextField
          required
          label="Duration in minutes"
          value={duration}
          error={invalidField === 'duration'}
          helperText={DURATION_HINT}
          onChange={(event) => draft.setDuration(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
          sx={{ maxWidth: { lg: 320 } }}
        />
      </Stack>
      <SheetField draft={draft} />
      <DraftButtons draft={draft} />
    </Stack>
  );
}
