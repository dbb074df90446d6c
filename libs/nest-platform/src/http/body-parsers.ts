import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorOfStatus } from '../core/app-error';

/**
 * JSON is the one content type; an empty body counts as `{}` under any type, and the body of a DELETE
 * is ignored but where its call reads one, and there when it is not JSON. Anything else is a 415.
 */
export function useJsonBodies(fastify: FastifyInstance): void {
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.length === 0) return done(null, {});
    if (request.method === 'DELETE') {
      if (!readsBody(request)) return done(null, {});
      return parseJson(request, text as string, (error, value) => done(null, error ? {} : value));
    }
    return parseJson(request, text as string, done);
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

function readsBody({ routeOptions }: FastifyRequest): boolean {
  const kind = routeOptions.config.concord;
  return kind !== undefined && 'call' in kind && kind.call.body !== undefined;
}
