import { isApiError } from '@concord/api-client/requests';
import type { DocumentStatus } from '@concord/contracts';

const POLL_MS = 1000;
const MOST_POLLS = 90;

/**
 * Why there is no PDF. `expired`: the half hour for it is over. `unavailable`: it cannot be made now. Both leave the
 * page to print the certificate by itself. `refused`: the certificate does not stand any more.
 */
export type PdfFault = 'expired' | 'unavailable' | 'refused';

export class PdfError extends Error {
  constructor(
    readonly fault: PdfFault,
    options?: ErrorOptions,
  ) {
    super(`The certificate was not printed: ${fault}`, options);
  }
}

export interface PdfPorts {
  readonly order: () => Promise<{ readonly jobId: string }>;
  readonly status: (jobId: string) => Promise<DocumentStatus>;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly onProgress: (percent: number) => void;
}

function faultOf(error: unknown): PdfFault {
  if (!isApiError(error)) return 'unavailable';
  if (error.status === 401 || error.status === 403) return 'expired';
  return error.status === 404 ? 'refused' : 'unavailable';
}

/**
 * Orders the PDF and waits for it.
 *
 * @returns its address
 * @throws PdfError when it cannot be had
 */
export async function certificatePdf({ order, status, pause, onProgress }: PdfPorts): Promise<string> {
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
    throw new PdfError(faultOf(cause), { cause });
  }
  throw new PdfError('unavailable');
}
