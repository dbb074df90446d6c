import { Button, toastError } from '@concord/ui';
import { DownloadIcon } from '@concord/ui/display';
import { type ReactNode, useState } from 'react';
import { saveLink } from '@concord/printing';

function save(url: string, fileName: string): void {
  saveLink(url, fileName);
  // The download has started by the next task at the latest.
  setTimeout(() => URL.revokeObjectURL(url));
}

interface DownloadButtonProps {
  readonly fileName: string;
  /** Fetches the file. @returns its object URL */
  readonly fetchFile: () => Promise<string>;
  readonly children: ReactNode;
}

/** Saves a file that needs the session's token, which a plain link does not send. */
export function DownloadButton({ fileName, fetchFile, children }: DownloadButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      save(await fetchFile(), fileName);
    } catch (error) {
      toastError(error);
    }
    setBusy(false);
  };
  return (
    <Button variant="outlined" startIcon={<DownloadIcon />} loading={isBusy} onClick={() => void download()}>
      {children}
    </Button>
  );
}
