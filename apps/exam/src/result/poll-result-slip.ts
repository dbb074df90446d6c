import type { DocumentStatus } from '@concord/contracts';
import { pause } from '../attempt/timing';

const POLL_MS = 700;
/** Longest wait for a slip, which takes about a second when there is no queue. */
const TIMEOUT_MS = 120_000;

export const SLIP_FAILED = 'The result slip could not be made. Please try again.';
export const SLIP_TIMED_OUT = 'The result slip takes longer than usual. Please try again in a while.';

export interface ResultSlipPorts {
  readonly request: () => Promise<{ readonly jobId: string }>;
  readonly status: (jobId: string) => Promise<DocumentStatus>;
  readonly onProgress: (percent: number) => void;
}

/**
 * Requests a result slip and polls until it is ready.
 *
 * @returns its address
 * @throws the call's typed error, or an Error with a message for the student
 */
export async function pollResultSlip({ request, status, onProgress }: ResultSlipPorts): Promise<string> {
  const { jobId } = await request();
  for (let waited = 0; waited < TIMEOUT_MS; waited += POLL_MS) {
    const answer = await status(jobId);
    if (answer.status === 'failed') throw new Error(SLIP_FAILED);
    if (answer.status === 'done') {
      if (!answer.url) throw new Error(SLIP_FAILED);
      return answer.url;
    }
    onProgress(answer.progress);
    await pause(POLL_MS);
  }
  throw new Error(SLIP_TIMED_OUT);
}
