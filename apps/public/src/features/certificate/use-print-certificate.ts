import { fileUrl, useAppDispatch } from '@concord/api-client';
import { useEffect, useState } from 'react';
import { certificatePdf, PdfError, type PdfFault } from './certificate-pdf';
import { certificatePdfStatus, orderCertificatePdf } from './requests/certificate-pdf';
import type { ShownCertificate } from './shown-certificate';

export type Printing =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly percent: number }
  | { readonly kind: 'ready'; readonly url: string; readonly isOpen: boolean }
  | { readonly kind: 'failed'; readonly fault: PdfFault };

/** The link to a finished PDF is good for ten minutes. */
const LINK_MS = 9 * 60_000;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/** Has the certificate printed as a PDF and opens it; where that cannot be, the page prints it by itself. */
export function usePrintCertificate({ id, printToken }: ShownCertificate) {
  const dispatch = useAppDispatch();
  const [printing, setPrinting] = useState<Printing>({ kind: 'idle' });

  useEffect(() => {
    if (printing.kind !== 'ready') return undefined;
    const timer = setTimeout(() => setPrinting({ kind: 'idle' }), LINK_MS);
    return () => clearTimeout(timer);
  }, [printing.kind]);

  const makePdf = async () => {
    // Browsers open a new tab only in answer to the click itself.
    const tab = window.open('', '_blank');
    setPrinting({ kind: 'working', percent: 0 });
    try {
      const url = await certificatePdf({
        order: () => dispatch(orderCertificatePdf.initiate({ id, printToken }, { track: false })).unwrap(),
        status: (jobId) =>
          dispatch(
            certificatePdfStatus.initiate({ jobId, printToken }, { forceRefetch: true, subscribe: false }),
          ).unwrap(),
        onProgress: (percent) => setPrinting({ kind: 'working', percent }),
        pause,
      });
      if (tab) tab.location.href = fileUrl(url);
      setPrinting({ kind: 'ready', url: fileUrl(url), isOpen: tab !== null });
    } catch (error) {
      tab?.close();
      const fault = error instanceof PdfError ? error.fault : 'unavailable';
      setPrinting({ kind: 'failed', fault });
      if (fault !== 'refused') window.print();
    }
  };

  return { printing, print: id && printToken ? makePdf : async () => window.print() };
}
