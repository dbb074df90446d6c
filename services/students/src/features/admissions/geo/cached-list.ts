import { createHash } from 'node:crypto';
import { ReadyJson } from '@concord/nest-platform';
import type { FastifyReply } from 'fastify';

/** The lists rarely change, and only with a new version of the service. */
const CACHE_CONTROL = 'public, max-age=604800, stale-while-revalidate=2592000';

/** A constant list: serialised once, cached by browsers for a week and then revalidated by its ETag. */
export class CachedList<T> {
  private readonly answer: ReadyJson<T[]>;
  private readonly etag: string;

  constructor(list: readonly T[]) {
    const json = JSON.stringify(list);
    this.answer = new ReadyJson(json);
    this.etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  }

  /** @param ifNoneMatch that header of the request */
  send(reply: FastifyReply, ifNoneMatch = ''): ReadyJson<T[]> | FastifyReply {
    void reply.headers({ 'cache-control': CACHE_CONTROL, etag: this.etag });
    // Compared weakly (RFC 9110): a proxy that compresses adds W/ to the tag.
    const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    const isKnown = tags.includes(this.etag) || tags.includes('*');
    return isKnown ? reply.code(304).send() : this.answer;
  }
}
