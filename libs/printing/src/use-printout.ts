import { fileUrl, useAppDispatch } from '@concord/api-client';
import type { DocumentBody } from '@concord/contracts';
import { useEffect, useState } from 'react';
import { finishedPdf, PrintError, type PrintFault } from './printout';
import { orderPrintout, printoutStatus } from './printout-requests';

/** How far a printout is. `isOpen`: the browser showed it by itself. */
export type Printing =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly percent: number }
  | { readonly kind: 'ready'; readonly url: string; readonly isOpen: boolean }
  | { readonly kind: 'failed'; readonly fault: PrintFault };

/** What is to be printed, and the token that came with it. */
export interface Printout {
  readonly body: DocumentBody;
  readonly printToken: string;
}

/** The link to a finished document is good for ten minutes. */
const LINK_MS = 9 * 60_000;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/** Has a record printed as a PDF and opens it. `onFault` is told why there is none. */
export function usePrintout(onFault?: (fault: PrintFault) => void) {
  const dispatch = useAppDispatch();
  const [printing, setPrinting] = useState<Printing>({ kind: 'idle' });

  useEffect(() => {
    if (printing.kind !== 'ready') return undefined;
    const timer = setTimeout(() => setPrinting({ kind: 'idle' }), LINK_MS);
    return () => clearTimeout(timer);
  }, [printing.kind]);

  const print = async ({ body, printToken }: Printout) => {
    // Browsers open a new tab only in answer to the click itself.
    const tab = window.open('', '_blank');
    setPrinting({ kind: 'working', percent: 0 });
    try {
      const pdf = await finishedPdf({
        order: () => dispatch(orderPrintout.initiate({ body, printToken }, { track: false })).unwrap(),
        status: (jobId) =>
          dispatch(
            printoutStatus.initiate({ jobId, printToken }, { forceRefetch: true, subscribe: false }),
          ).unwrap(),
        onProgress: (percent) => setPrinting({ kind: 'working', percent }),
        pause,
      });
      const url = fileUrl(pdf);
      if (tab) tab.location.href = url;
      setPrinting({ kind: 'ready', url, isOpen: tab !== null });
    } catch (error) {
      tab?.close();
      const fault = error instanceof PrintError ? error.fault : 'unavailable';
      setPrinting({ kind: 'failed', fault });
      onFault?.(fault);
    }
  };

  return { printing, print };
}
