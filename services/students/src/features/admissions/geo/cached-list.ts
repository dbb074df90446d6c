import { createHash } from 'node:crypto';
import { ReadyJson } from '@concord/nest-platform';
import type { FastifyReply } from 'fastify';

/** The lists change rarely, and only with a release. */
const CACHE_CONTROL = 'public, max-age=604800, stale-while-revalidate=2592000';

/** A constant list, serialized once. Browsers cache it for a week, then revalidate it by ETag. */
export class CachedList<T> {
  private readonly answer: ReadyJson<T[]>;
  private readonly etag: string;

  constructor(list: readonly T[]) {
    const json = JSON.stringify(list);
    this.answer = new ReadyJson(json);
    this.etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  }

  /** @param ifNoneMatch header `If-None-Match` of the request */
  send(reply: FastifyReply, ifNoneMatch = ''): ReadyJson<T[]> | FastifyReply {
    void reply.headers({ 'cache-control': CACHE_CONTROL, etag: this.etag });
    // Weak comparison (RFC 9110), because a proxy that compresses adds W/ to the tag.
    const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    const isKnown = tags.includes(this.etag) || tags.includes('*');
    return isKnown ? reply.code(304).send() : this.answer;
  }
}
