import { randomUUID } from 'node:crypto';
import type { RegisteredStudent } from '@concord/contracts';
import { type Answer, Connection } from '../shared/connection.ts';
import { photoUrl } from '../shared/photos.ts';

/** What became of registrations that were all sent at the same moment. */
export interface Rush {
  /** How long each took that was answered with 201, in ms. */
  ms: number[];
  /** From the first byte to the last answer. */
  seconds: number;
  /** Those that were answered otherwise, or not at all. */
  refusals: string[];
}

const LIMIT_MS = 180_000;

/** One applicant for each serial number, with a photo each: the first answer counts, nothing is tried again. */
export async function rush(
  url: string,
  serials: readonly string[],
  photos: readonly Buffer[],
): Promise<Rush> {
  const mark = Date.now().toString(36);
  const people = serials.map((serialNumber, index) => ({
    connection: new Connection(url),
    text: JSON.stringify({
      image_data: photoUrl(photos[index % photos.length] ?? Buffer.alloc(0)),
      surname: `Applicant ${index + 1}`,
      firstName: 'Rush',
      email: `rush-${mark}-${index + 1}@bench.example`,
      serialNumber,
    }),
  }));
  const outcome: Rush = { ms: [], seconds: 0, refusals: [] };
  const from = performance.now();
  await Promise.all(
    people.map(async ({ connection, text }) => {
      const sentAt = performance.now();
      const headers = { 'idempotency-key': randomUUID() };
      const answer = await connection
        .call<RegisteredStudent>('POST', '/api/student/register', text, LIMIT_MS, headers)
        .catch((error: Error) => error);
      if (!(answer instanceof Error) && answer.status === 201) outcome.ms.push(performance.now() - sentAt);
      else outcome.refusals.push(textOf(answer));
      connection.close();
    }),
  );
  outcome.seconds = (performance.now() - from) / 1000;
  return outcome;
}

function textOf(answer: Answer<unknown> | Error): string {
  if (answer instanceof Error) return answer.message;
  const { code = '', message = '' } = answer.body as { code?: string; message?: string };
  return `${answer.status} ${code} ${message}`;
}
