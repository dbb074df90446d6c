import { Button } from '@concord/ui';
import { DownloadIcon } from '@concord/ui/basics';
import { useCardFile } from './use-card-file';

/** The card as a PDF: made first, then opened, because a phone blocks pages that open by themselves. */
export function CardFile() {
  const { url, isBusy, make } = useCardFile();
  return url ? (
    <Button variant="contained" startIcon={<DownloadIcon />} href={url} target="_blank" rel="noopener">
      Open the PDF
    </Button>
  ) : (
    <Button variant="outlined" startIcon={<DownloadIcon />} loading={isBusy} onClick={make}>
      PDF to print
    </Button>
  );
}
