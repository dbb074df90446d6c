import { fileUrl, useAppDispatch } from '@concord/api-client';
import { sharedEndpoints } from '@concord/api-client/requests';
import type { DocumentBody, DocumentStatus } from '@concord/contracts';
import { useEffect, useState } from 'react';
import { finishedPdf, type PrintFault } from './printout';
import { saveLink } from './save-link';

/** The state of a printout. */
export type Printing =
  | { readonly kind: 'idle' }
  | { readonly kind: 'working'; readonly percent: number }
  | { readonly kind: 'saved'; readonly url: string }
  | { readonly kind: 'failed'; readonly fault: PrintFault };

/** Subject of a printout: a record, or a document with calls of its own. */
type Printable =
  | { readonly body: DocumentBody; readonly status?: undefined }
  | {
      readonly order: () => Promise<{ readonly jobId: string }>;
      readonly status?: () => Promise<DocumentStatus>;
    };

/** Sender of a print request: a candidate, or the holder of the record's print token. Absent for staff. */
type Sender = { readonly as: 'candidate' } | { readonly as: 'nobody'; readonly token: string };

interface PrintoutEnds {
  /** Called when the browser saves the file; `url` opens it for ten minutes. */
  readonly onSaved?: (url: string) => void;
  /** Called when there is no PDF. `error` is the error of the call, if any. */
  readonly onFault?: (fault: PrintFault, error?: unknown) => void;
}

/** Display time of the link, in milliseconds. It ends before the ten minutes of a file link. */
const LINK_MS = 9 * 60_000;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

/**
 * Prints a record as a PDF, which the browser saves. Call `print` from a `PrintButton`, which shows the
 * progress of `printing`. Show the outcome with `PrintingStatus`, or with toasts through the two callbacks.
 */
export function usePrintout({ onSaved, onFault }: PrintoutEnds = {}) {
  const dispatch = useAppDispatch();
  const [printing, setPrinting] = useState<Printing>({ kind: 'idle' });

  useEffect(() => {
    if (printing.kind !== 'saved') return undefined;
    const timer = setTimeout(() => setPrinting({ kind: 'idle' }), LINK_MS);
    return () => clearTimeout(timer);
  }, [printing.kind]);

  const print = async (wanted: Printable, sender?: Sender) => {
    setPrinting({ kind: 'working', percent: 0 });
    const finished = await finishedPdf({
      order:
        'order' in wanted
          ? wanted.order
          : () =>
              dispatch(
                sharedEndpoints.documentCreate.initiate({ body: wanted.body, ...sender }, { track: false }),
              ).unwrap(),
      status:
        wanted.status ??
        ((jobId) =>
          dispatch(
            sharedEndpoints.documentGet.initiate(
              { params: { jobId }, ...sender },
              { forceRefetch: true, subscribe: false },
            ),
          ).unwrap()),
      onProgress: (percent) => setPrinting({ kind: 'working', percent }),
      pause,
    });
    if ('pdf' in finished) {
      const url = fileUrl(finished.pdf);
      saveLink(url);
      setPrinting({ kind: 'saved', url });
      onSaved?.(url);
    } else {
      setPrinting({ kind: 'failed', fault: finished.fault });
      onFault?.(finished.fault, finished.error);
    }
  };

  return { printing, print };
}
