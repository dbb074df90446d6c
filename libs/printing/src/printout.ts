import { isApiError } from '@concord/api-client/requests';
import type { DocumentStatus } from '@concord/contracts';

const POLL_MS = 1000;
const MOST_POLLS = 90;

/**
 * Why there is no PDF. `expired`: the half hour for it is over. `unavailable`: it cannot be made now. Both leave it to
 * the page to print by itself. `refused`: there is nothing to print.
 */
export type PrintFault = 'expired' | 'unavailable' | 'refused';

export class PrintError extends Error {
  constructor(
    readonly fault: PrintFault,
    options?: ErrorOptions,
  ) {
    super(`There is no PDF: ${fault}`, options);
  }
}

interface PrintPorts {
  readonly order: () => Promise<{ readonly jobId: string }>;
  readonly status: (jobId: string) => Promise<DocumentStatus>;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly onProgress: (percent: number) => void;
}

function faultOf(error: unknown): PrintFault {
  if (!isApiError(error)) return 'unavailable';
  if (error.status === 401 || error.status === 403) return 'expired';
  const passing = error.status === 0 || error.status === 429 || error.status >= 500;
  return passing ? 'unavailable' : 'refused';
}

/**
 * Orders a document and waits for it.
 *
 * @returns the address of the PDF, as the server gives it
 * @throws PrintError when it cannot be had
 */
export async function finishedPdf({ order, status, pause, onProgress }: PrintPorts): Promise<string> {
  try {
    const { jobId } = await order();
    for (let poll = 0; poll < MOST_POLLS; poll += 1) {
      const { status: state, progress, url } = await status(jobId);
      if (state === 'done' && url) return url;
      if (state === 'failed') break;
      onProgress(progress);
      await pause(POLL_MS);
    }
  } catch (cause) {
    throw new PrintError(faultOf(cause), { cause });
  }
  throw new PrintError('unavailable');
}
