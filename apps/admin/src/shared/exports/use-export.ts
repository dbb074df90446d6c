import { fileUrl } from '@concord/api-client';
import type { ExportBody, ListExport } from '@concord/contracts';
import { useNavigate } from '@concord/mfe';
import { toastError, toastSuccess } from '@concord/ui';
import { useEffect, useRef, useState } from 'react';
import { saveLink } from '@concord/printing';
import { useExportCreateMutation, useExportGetMutation } from './requests';

const POLL_MS = 1000;
/** Maximum wait on the page; a longer export is found in Downloads. */
const WAIT_MS = 10_000;

const isUnderWay = ({ status }: ListExport) => status === 'queued' || status === 'working';
const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_MS));

/** Requests an export, and saves it if it is ready soon. */
export function useExport() {
  const navigate = useNavigate();
  const [create] = useExportCreateMutation();
  const [read] = useExportGetMutation();
  const [busy, setBusy] = useState<ExportBody['format']>();
  const [progress, setProgress] = useState<ListExport>();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  /** @returns the export when it has ended, or its state after the maximum wait or when the user left */
  const waitFor = async (ordered: ListExport): Promise<ListExport> => {
    const until = Date.now() + WAIT_MS;
    let file = ordered;
    while (isUnderWay(file) && isShown.current && Date.now() < until) {
      setProgress(file);
      await pause();
      file = await read({ params: { id: ordered._id } }).unwrap();
    }
    return file;
  };

  const tell = (file: ListExport) => {
    if (file.status === 'failed') toastError(file.reason ?? 'The file could not be created');
    if (file.status === 'done' && file.url) {
      saveLink(fileUrl(file.url), file.name);
      toastSuccess(`${file.name} is ready. You can also find it in Downloads for a day.`);
    }
    if (isUnderWay(file))
      toastSuccess('This is taking a while. You will find the file in Downloads.', {
        label: 'Open Downloads',
        onClick: () => void navigate('/admin/downloads'),
      });
  };

  const order = async (body: ExportBody) => {
    setBusy(body.format);
    try {
      const file = await waitFor(await create({ body }).unwrap());
      if (isShown.current) tell(file);
    } catch (error) {
      toastError(error);
    }
    setProgress(undefined);
    setBusy(undefined);
  };
  return { order, busy, progress };
}
