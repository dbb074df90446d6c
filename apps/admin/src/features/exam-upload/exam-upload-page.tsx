import { Paper } from '@concord/ui';
import { DownloadButton } from '../../shared/downloads/download-button';
import { AdminPage } from '../../shared/page/admin-page';
import { useExamTemplateMutation } from './requests';
import { SheetSection } from './sheet-section';
import { UploadForm } from './upload-form';
import { useExamDraft } from './use-exam-draft';

const FILE_NAME = 'exam-questions-template.xlsx';

function TemplateButton() {
  const [fetchTemplate] = useExamTemplateMutation();
  return (
    <DownloadButton fileName={FILE_NAME} fetchFile={() => fetchTemplate().unwrap()}>
      Download template
    </DownloadButton>
  );
}

export default function ExamUploadPage() {
  const draft = useExamDraft();
  const { sheet, editCell, leaveOut, editPicture } = draft;
  return (
    <AdminPage
      title="Exam Upload"
      lead="Fill in the template with one question per row, then upload it here. You can correct mistakes on this page."
      actions={<TemplateButton />}
    >
      <Paper variant="outlined" sx={{ p: { xs: 2, md: 3 }, mb: 4 }}>
        <UploadForm draft={draft} />
      </Paper>
      {sheet ? (
        <SheetSection
          key={sheet.readAt}
          sheet={sheet}
          isBusy={draft.isUploading}
          editCell={editCell}
          leaveOut={leaveOut}
          editPicture={editPicture}
        />
      ) : null}
    </AdminPage>
  );
}
