import type { FastifyInstance } from 'fastify';
import { Page } from '../core/page';

/** An answer with another status than the call's. */
export class WithStatus<T> {
  constructor(
    readonly status: number,
    readonly body: T,
  ) {}
}

/** An answer that is JSON text already, so that it is not serialized for each request; `T` is the type it has when parsed. */
export class ReadyJson<T = unknown> {
  declare protected readonly of: T;

  constructor(
    readonly json: string,
    readonly status?: number,
  ) {}
}

/** Makes handlers able to return a {@link Page}, {@link WithStatus} or {@link ReadyJson}. */
export function unwrapAnswers(fastify: FastifyInstance): void {
  fastify.addHook('preSerialization', (_request, reply, payload, done) => {
    if (payload instanceof Page) {
      void reply.header('x-total-count', String(payload.total));
      return done(null, payload.items);
    }
    if (payload instanceof WithStatus) {
      void reply.code(payload.status);
      return done(null, payload.body);
    }
    if (payload instanceof ReadyJson) {
      if (payload.status) void reply.code(payload.status);
      void reply.header('content-type', 'application/json; charset=utf-8');
      void reply.serializer((text: unknown) => text as string);
      return done(null, payload.json);
    }
    return done(null, payload);
  });
}
