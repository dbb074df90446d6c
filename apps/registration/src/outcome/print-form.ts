import type { DocumentStatus } from '@concord/contracts';

export const PRINT_FAILED = 'There was an error generating your print out, contact admin';

const POLL_MS = 1000;
const MOST_POLLS = 90;

export interface PrintPorts {
  readonly order: () => Promise<{ readonly jobId: string }>;
  readonly status: (jobId: string) => Promise<DocumentStatus>;
  readonly pause: (milliseconds: number) => Promise<void>;
}

/**
 * Orders the printed form and waits for it.
 *
 * @returns the address of the PDF
 * @throws Error with {@link PRINT_FAILED} when it cannot be made
 */
export async function printedForm({ order, status, pause }: PrintPorts): Promise<string> {
  try {
    const { jobId } = await order();
    for (let poll = 0; poll < MOST_POLLS; poll += 1) {
      const { status: state, url } = await status(jobId);
      if (state === 'done' && url) return url.startsWith('/') ? url : `/api/${url}`;
      if (state === 'failed') break;
      await pause(POLL_MS);
    }
  } catch (cause) {
    throw new Error(PRINT_FAILED, { cause });
  }
  throw new Error(PRINT_FAILED);
}
