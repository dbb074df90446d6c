import { sharedEndpoints } from '@concord/api-client/requests';
import { fileUrl, useAppDispatch } from '@concord/api-client';
import type { DocumentBody } from '@concord/contracts';
import { useEffect, useState } from 'react';
import { finishedPdf, type PrintFault } from './printout';

/** The state of a printout. `isOpen`: the browser opened the PDF in a new tab. */
export type Printing =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly percent: number }
  | { readonly kind: 'ready'; readonly url: string; readonly isOpen: boolean }
  | { readonly kind: 'failed'; readonly fault: PrintFault };

/** Links to files are valid for ten minutes; the link is hidden before it expires. */
const LINK_MS = 9 * 60_000;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/**
 * Prints a record as a PDF and opens it in a new tab. Call `print` in the handler of a click, because browsers open no
 * tab otherwise; show `printing` with `PrintingStatus`.
 *
 * @param onFault called with the reason where there is no PDF
 */
export function usePrintout(onFault?: (fault: PrintFault) => void) {
  const dispatch = useAppDispatch();
  const [printing, setPrinting] = useState<Printing>({ kind: 'idle' });

  useEffect(() => {
    if (printing.kind !== 'ready') return undefined;
    const timer = setTimeout(() => setPrinting({ kind: 'idle' }), LINK_MS);
    return () => clearTimeout(timer);
  }, [printing.kind]);

  /** `printToken` came with the record of the document. */
  const print = async ({ body, printToken }: { body: DocumentBody; printToken: string }) => {
    const sender = { as: 'nobody', token: printToken } as const;
    const tab = window.open('', '_blank');
    setPrinting({ kind: 'working', percent: 0 });
    const finished = await finishedPdf({
      order: () =>
        dispatch(sharedEndpoints.documentCreate.initiate({ body, ...sender }, { track: false })).unwrap(),
      status: (jobId) =>
        dispatch(
          sharedEndpoints.documentGet.initiate(
            { params: { jobId }, ...sender },
            { forceRefetch: true, subscribe: false },
          ),
        ).unwrap(),
      onProgress: (percent) => setPrinting({ kind: 'working', percent }),
      pause,
    });
    if ('pdf' in finished) {
      const url = fileUrl(finished.pdf);
      if (tab) tab.location.href = url;
      setPrinting({ kind: 'ready', url, isOpen: tab !== null });
    } else {
      tab?.close();
      setPrinting({ kind: 'failed', fault: finished.fault });
      onFault?.(finished.fault);
    }
  };

  return { printing, print };
}
