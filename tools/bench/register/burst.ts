import { Connection, refusalText } from '../connection.ts';
import { requestOf, sendForm } from './applicant.ts';
import type { Form } from './forms.ts';

/** What became of registrations that were all sent at once. */
export interface Burst {
  /** How long each took that was answered with 201, in ms. */
  ms: number[];
  /** From the first byte to the last answer. */
  seconds: number;
  /** Those that were answered otherwise, or not at all. */
  refusals: string[];
}

const LIMIT_MS = 180_000;

/** Sends all forms at once, each over a connection of its own; nothing is retried. */
export async function sendBurst(url: string, forms: readonly Form[]): Promise<Burst> {
  const burst: Burst = { ms: [], seconds: 0, refusals: [] };
  const requests = forms.map(requestOf);
  const from = performance.now();
  await Promise.all(
    requests.map(async (request) => {
      const connection = new Connection(url);
      try {
        const answer = await sendForm(connection, request, LIMIT_MS);
        if (answer.status === 201) burst.ms.push(performance.now() - from);
        else burst.refusals.push(refusalText(answer));
      } catch (error) {
        burst.refusals.push((error as Error).message);
      } finally {
        connection.close();
      }
    }),
  );
  burst.seconds = (performance.now() - from) / 1000;
  return burst;
}
