import type { Call } from '@concord/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest, errorOfStatus } from '../core/app-error';
import { ATTACHMENTS_TYPE, unpackAttachments } from './attachments';
import { jsonExcess } from './json-bounds';

declare module 'fastify' {
  interface FastifyRequest {
    /** Files of a call with `attachments`. */
    attachments?: readonly Buffer[];
    /** Bytes of the body of a call with `rawBody`. */
    rawBody?: Buffer;
  }
}

/**
 * Accepts only JSON bodies, with files behind them where the call has `attachments`, or as bytes for `rawBody`. An empty
 * body counts as `{}` under any type; the body of a DELETE is ignored unless it is JSON and its call reads one. Anything
 * else is a 415. Values are counted before parsing.
 */
export function useJsonBodies(fastify: FastifyInstance): void {
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, json: Buffer, done) => {
    if (json.length === 0) return done(null, {});
    const call = servedCall(request);
    if (call?.rawBody) {
      request.rawBody = json;
      return done(null, {});
    }
    const mayBeAnything = request.method === 'DELETE';
    if (mayBeAnything && !call?.body) return done(null, {});
    const excess = jsonExcess(json, call ?? {});
    if (excess) return done(excess);
    return parseJson(request, json.toString(), (error, value) =>
      mayBeAnything ? done(null, error ? {} : value) : done(error, value),
    );
  });
  fastify.addContentTypeParser(ATTACHMENTS_TYPE, { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    const call = servedCall(request);
    if (!call?.attachments) return done(errorOfStatus(415));
    const attached = unpackAttachments(bytes);
    if (!attached) return done(badRequest('BAD_REQUEST', 'The files do not match their sizes'));
    const excess = jsonExcess(attached.json, call);
    if (excess) return done(excess);
    request.attachments = attached.files;
    return parseJson(request, attached.json.toString(), done);
  });
  fastify.addContentTypeParser('*', (request: FastifyRequest, payload, done) => {
    if (request.method === 'DELETE') {
      payload.resume();
      return done(null, {});
    }
    let answered = false;
    const answer = (error: Error | null, value?: unknown) => {
      if (!answered) done(error, value);
      answered = true;
    };
    payload.once('data', () => {
      payload.resume();
      answer(errorOfStatus(415));
    });
    payload.once('end', () => answer(null, {}));
    payload.once('error', (error: Error) => answer(error));
  });
}

/** Call of the contracts that a request makes; undefined for a probe. */
export function servedCall({ routeOptions }: FastifyRequest): Call | undefined {
  const kind = routeOptions.config.concord;
  return kind && 'call' in kind ? kind.call : undefined;
}
