import { createHash, timingSafeEqual } from 'node:crypto';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Id under which a request is stored; its name is known to the browser that asked only. */
export const requestIdOf = (name: string): string => sha256(name);

/** Hash of a code. A code has few digits, so the hash protects against a glance, not against who has the store. */
export const hashOfCode = (request: string, code: string): string => sha256(`${request}:${code}`);

/** Compares in constant time. */
export function isCode(code: string, { _id, hash }: { _id: string; hash?: string }): boolean {
  return hash !== undefined && timingSafeEqual(Buffer.from(hash), Buffer.from(hashOfCode(_id, code)));
}
