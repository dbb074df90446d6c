import { Button, toastError } from '@concord/ui';
import { DownloadIcon } from '@concord/ui/display';
import { useExamTemplateMutation } from './requests';

const FILE_NAME = 'exam-questions-template.xlsx';

function save(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  document.body.append(link);
  link.click();
  link.remove();
  // The download has begun by the next task at the latest.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Saves the empty spreadsheet. The call needs the session's token, so a plain link would be refused. */
export function TemplateButton() {
  const [fetchTemplate, { isLoading }] = useExamTemplateMutation();
  const download = async () => {
    try {
      save(await fetchTemplate().unwrap());
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      loading={isLoading}
      onClick={() => void download()}
    >
      Download template
    </Button>
  );
}
