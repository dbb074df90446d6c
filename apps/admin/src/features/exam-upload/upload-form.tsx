import { LIMITS } from '@concord/contracts';
import { Button, Stack, TextLink, Typography } from '@concord/ui';
import { Alert, ConfirmDialog, DeleteIcon, UploadIcon } from '@concord/ui/display';
import { TextField } from '@concord/ui/forms';
import { useState } from 'react';
import { FileButton } from '../../shared/fields/file-button';
import { counted, formatDateTime, listed } from '../../shared/format';
import { ACCEPTED } from './accepted-files';
import { type GridRow, isGood, rowsToUpload } from './grid-rows';
import type { useExamDraft } from './use-exam-draft';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const FORMATS =
  'A spreadsheet (.xlsx), or questions from another system: Moodle XML, GIFT or Aiken (.xml, .gift, .txt), or a QTI package (.zip).';
const DURATION_HINT = `min ${LIMITS.examMinutesHintMin} and max ${LIMITS.examMinutesHintMax} minutes`;

interface DraftProps {
  readonly draft: ReturnType<typeof useExamDraft>;
}

/** State of the draft: restored, uploaded, refused. */
function DraftNotice({ draft: { uploaded, problems, keptAt, isKept } }: DraftProps) {
  return (
    <>
      {uploaded ? (
        <Alert severity="success">
          {uploaded.examName} has been uploaded.{' '}
          <TextLink to={`/admin/exams/${uploaded._id}`}>See {uploaded.examCode}</TextLink>
        </Alert>
      ) : null}
      {keptAt ? (
        <Alert severity="info">
          This is your draft from {formatDateTime(keptAt.toISOString())}. It is saved on this device.
        </Alert>
      ) : null}
      {isKept ? null : (
        <Alert severity="warning">
          This browser can&apos;t save drafts. Upload your exam before you leave the page.
        </Alert>
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
        label="Question file"
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
        title="Use another file?"
        confirmLabel="Use this file"
        destructive
        onCancel={() => setPicked(null)}
        onConfirm={() => {
          setPicked(null);
          if (picked) void draft.pickSheet(picked);
        }}
      >
        The questions below, with your corrections, will be replaced by those in {picked?.name}.
      </ConfirmDialog>
    </Stack>
  );
}

/** Number of excluded rows, with reasons. */
function notUploadedText(rows: readonly GridRow[]): string {
  const leftOut = rows.filter((row) => row.isLeftOut).length;
  const good = rows.filter(isGood).length;
  const wrong = rows.length - leftOut - good;
  const over = good - rowsToUpload(rows).length;
  const reasons = [
    ...(wrong > 0 ? [`${counted(wrong, 'question')} ${wrong === 1 ? 'has' : 'have'} errors`] : []),
    ...(leftOut > 0 ? [`${counted(leftOut, 'question')} ${leftOut === 1 ? 'was' : 'were'} left out`] : []),
    ...(over > 0
      ? [
          `${counted(over, 'question')} ${over === 1 ? 'is' : 'are'} over the limit of ${LIMITS.examQuestionsMax}`,
        ]
      : []),
  ];
  return `${listed(reasons)}. ${wrong + leftOut + over === 1 ? 'It' : 'They'} won't be uploaded.`;
}

/** Buttons of the draft; asks before an upload with excluded rows, and before discarding. */
function DraftButtons({ draft }: DraftProps) {
  const [asked, setAsked] = useState<'upload' | 'discard' | null>(null);
  const rows = draft.sheet?.rows ?? [];
  const all = rows.length;
  const good = rowsToUpload(rows).length;
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
          onClick={() => setAsked('discard')}
        >
          Discard draft
        </Button>
      )}
      <ConfirmDialog
        open={asked === 'upload'}
        title={`Upload ${good} of ${counted(all, 'question')}?`}
        confirmLabel={`Upload ${counted(good, 'question')}`}
        cancelLabel="Back to editing"
        onCancel={close}
        onConfirm={() => {
          close();
          void draft.send();
        }}
      >
        {notUploadedText(rows)}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'discard'}
        title="Discard this draft?"
        confirmLabel="Discard"
        destructive
        onCancel={close}
        onConfirm={() => {
          close();
          draft.throwAway();
        }}
      >
        The title, the duration and all questions, with your corrections, are removed from this device. This
        can&apos;t be undone.
      </ConfirmDialog>
    </Stack>
  );
}

/** Title, duration and file of the exam being prepared. */
export function UploadForm({ draft }: DraftProps) {
  const { title, duration, invalidField } = draft;
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => event.preventDefault()}>
      <DraftNotice draft={draft} />
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
