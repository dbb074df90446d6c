import type { FastifyInstance } from 'fastify';
import { Page } from '../core/page';

/** Pre-serialised JSON answer, of type `T` when parsed; its status may differ from the call's. */
export class ReadyJson<T = unknown> {
  declare protected readonly of: T;

  constructor(
    readonly json: string,
    readonly status?: number,
  ) {}
}

/** Allows handlers to return a {@link Page} or {@link ReadyJson}. */
export function unwrapAnswers(fastify: FastifyInstance): void {
  fastify.addHook('preSerialization', (_request, reply, payload, done) => {
    if (payload instanceof Page) {
      void reply.header('x-total-count', String(payload.total));
      if (payload.isAtLeast) void reply.header('x-total-at-least', 'true');
      return done(null, payload.items);
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
