import { isApiError } from '@concord/api-client/requests';
import type { DocumentStatus } from '@concord/contracts';

const POLL_MS = 1000;
const MAX_POLLS = 90;

/**
 * Reasons for a missing PDF. `expired`: the print token is over half an hour old; `unavailable`: the PDF
 * cannot be created now; then the page may open the browser's print dialog. `refused`: the record may not be
 * printed.
 */
export type PrintFault = 'expired' | 'unavailable' | 'refused';

/** PDF or failure; `error` is the error of the call, absent if the document failed. */
type FinishedPdf = { readonly pdf: string } | { readonly fault: PrintFault; readonly error?: unknown };

interface PrintPorts {
  readonly order: () => Promise<{ readonly jobId: string }>;
  readonly status: (jobId: string) => Promise<DocumentStatus>;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly onProgress: (percent: number) => void;
}

function faultOf(error: unknown): PrintFault {
  if (!isApiError(error)) return 'unavailable';
  if (error.status === 401 || error.status === 403) return 'expired';
  const isTransient = error.status === 0 || error.status === 429 || error.status >= 500;
  return isTransient ? 'unavailable' : 'refused';
}

/**
 * Requests a document and polls it every second, for at most 90 seconds. Returns the PDF's URL,
 * relative to the API, or the reason of the failure.
 */
export async function finishedPdf({ order, status, pause, onProgress }: PrintPorts): Promise<FinishedPdf> {
  try {
    const { jobId } = await order();
    for (let poll = 0; poll < MAX_POLLS; poll += 1) {
      const { status: state, progress, url } = await status(jobId);
      if (state === 'done' && url) return { pdf: url };
      if (state === 'failed') break;
      onProgress(progress);
      await pause(POLL_MS);
    }
  } catch (error) {
    return { fault: faultOf(error), error };
  }
  return { fault: 'unavailable' };
}
