import { LIMITS } from '@concord/contracts';
import { Button, Paper, Stack, TextLink, Typography } from '@concord/ui';
import { Alert, UploadIcon } from '@concord/ui/display';
import { TextField } from '@concord/ui/forms';
import { DownloadButton } from '../../shared/downloads/download-button';
import { FileButton } from '../../shared/fields/file-button';
import { AdminPage } from '../../shared/page/admin-page';
import { useExamTemplateMutation } from './requests';
import { SheetPreview } from './sheet-preview';
import { useExamDraft } from './use-exam-draft';

const XLSX = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const DURATION_HINT = `min ${LIMITS.examMinutesHintMin} and max ${LIMITS.examMinutesHintMax} minutes`;

const FILE_NAME = 'exam-questions-template.xlsx';

function TemplateButton() {
  const [fetchTemplate] = useExamTemplateMutation();
  return (
    <DownloadButton fileName={FILE_NAME} fetchFile={() => fetchTemplate().unwrap()}>
      Download template
    </DownloadButton>
  );
}

type Draft = ReturnType<typeof useExamDraft>;

function SheetField({ draft }: { readonly draft: Draft }) {
  const { sheet, invalidField, isReading } = draft;
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <FileButton
          label="Questions spreadsheet"
          accept={XLSX}
          icon={<UploadIcon />}
          loading={isReading}
          sx={invalidField === 'sheet' ? { borderColor: 'error.main', color: 'error.main' } : undefined}
          onPick={([file]) => file && void draft.pickSheet(file)}
        >
          {sheet ? 'Choose another spreadsheet' : 'Choose spreadsheet'}
        </FileButton>
        {sheet ? <Button onClick={draft.removeSheet}>Remove</Button> : null}
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {sheet ? sheet.fileName : 'Only .xlsx; the first sheet is read.'}
      </Typography>
    </Stack>
  );
}

export default function ExamUploadPage() {
  const draft = useExamDraft();
  const { title, duration, sheet, invalidField, problems, uploaded } = draft;
  return (
    <AdminPage
      title="Exam Upload"
      lead="Fill the template with one question per row, then upload it here."
      actions={<TemplateButton />}
    >
      <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 }, mb: 4 }}>
        <Stack
          component="form"
          noValidate
          spacing={2.5}
          onSubmit={(event) => {
            event.preventDefault();
            void draft.submit();
          }}
        >
          {uploaded ? (
            <Alert severity="success">
              {uploaded.examName} is uploaded.{' '}
              <TextLink to={`/admin/exams/${uploaded._id}`}>See {uploaded.examCode}</TextLink>
            </Alert>
          ) : null}
          {problems.length > 0 ? (
            <Alert severity="error">
              {problems.map((problem) => (
                <div key={problem}>{problem}</div>
              ))}
            </Alert>
          ) : null}
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
          <Button
            type="submit"
            variant="contained"
            size="large"
            loading={draft.isUploading}
            sx={{ alignSelf: 'flex-start' }}
          >
            Upload exam
          </Button>
        </Stack>
      </Paper>
      {sheet ? <SheetPreview {...sheet.parsed} /> : null}
    </AdminPage>
  );
}
