import { createHash } from 'node:crypto';
import { ReadyJson } from '@concord/nest-platform';
import type { FastifyReply } from 'fastify';

/** The lists change only with a new version of the service, and little then. */
const CACHE = 'public, max-age=604800, stale-while-revalidate=2592000';

/** A list that is always the same: built once, kept by browsers for a week and then only asked whether it has changed. */
export class CachedList {
  private readonly answer: ReadyJson;
  private readonly etag: string;

  constructor(list: readonly object[]) {
    const json = JSON.stringify(list);
    this.answer = new ReadyJson(json);
    this.etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  }

  /** @param known the If-None-Match of the request */
  send(reply: FastifyReply, known: string | undefined): ReadyJson | FastifyReply {
    void reply.headers({ 'cache-control': CACHE, etag: this.etag });
    return this.isAmong(known) ? reply.code(304).send() : this.answer;
  }

  private isAmong(known = ''): boolean {
    // Weakly compared, as the header asks for: a proxy that compresses marks the tag so.
    const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.includes(this.etag) || tags.includes('*');
  }
}
