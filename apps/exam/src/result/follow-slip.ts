import type { DocumentStatus } from '@concord/contracts';
import type { Timing } from '../attempt/timing';

const PAUSE_MS = 700;
/** A slip takes about a second; a queue in front of it takes longer, and after this it is worth asking again. */
const PATIENCE_MS = 120_000;

export const NO_SLIP = 'The result slip could not be made. Please try again.';
export const SLIP_TAKES_LONG = 'The result slip takes longer than usual. Please try again in a while.';

export interface SlipPorts {
  readonly order: () => Promise<{ readonly jobId: string }>;
  readonly status: (jobId: string) => Promise<DocumentStatus>;
  readonly timing: Timing;
  readonly onProgress: (percent: number) => void;
}

const pause = (timing: Timing) => new Promise<void>((resolve) => void timing.after(PAUSE_MS, resolve));

/**
 * Orders the slip and waits for it.
 *
 * @returns its link
 * @throws the call's typed error, or words for a slip that could not be made
 */
export async function followSlip({ order, status, timing, onProgress }: SlipPorts): Promise<string> {
  const { jobId } = await order();
  for (let waited = 0; waited < PATIENCE_MS; waited += PAUSE_MS) {
    const answer = await status(jobId);
    if (answer.status === 'failed') throw new Error(NO_SLIP);
    if (answer.status === 'done') {
      if (!answer.url) throw new Error(NO_SLIP);
      return answer.url;
    }
    onProgress(answer.progress);
    await pause(timing);
  }
  throw new Error(SLIP_TAKES_LONG);
}
