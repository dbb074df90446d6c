import { randomUUID } from 'node:crypto';

const ACCEPTABLE = /^[A-Za-z0-9-]{8,64}$/;

/** An outside request id is kept only when it cannot break a log line or a header. */
export function requestIdFrom(given: string | string[] | undefined): string {
  return typeof given === 'string' && ACCEPTABLE.test(given) ? given : randomUUID();
}
