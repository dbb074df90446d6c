import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { log } from '../core/logger';

/**
 * Whether a process drains: it was told to stop, and still serves what comes while its clients go elsewhere. Answers
 * then ask for their connection to be closed.
 */
export class Lifecycle {
  private draining = false;
  private readonly listeners: (() => void)[] = [];
  /** The last request of each connection: the answers to those that were pipelined before it must not close it. */
  private readonly last = new WeakMap<Socket, IncomingMessage>();

  get isDraining(): boolean {
    return this.draining;
  }

  /** Calls `listener` once when the drain begins, for what would not end by itself, such as event streams. */
  onDrain(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Begins the drain; for the process's own shutdown. */
  drain(): void {
    if (this.draining) return;
    this.draining = true;
    for (const listener of this.listeners)
      try {
        listener();
      } catch (err) {
        log.error({ err }, 'what must end with the drain did not');
      }
  }

  /** Adds the hooks that send `Connection: close` during the drain. */
  addHooks(fastify: FastifyInstance): void {
    fastify.addHook('onRequest', ({ raw }, _reply, done) => {
      this.last.set(raw.socket, raw);
      done();
    });
    fastify.addHook('onSend', ({ raw }, reply, _payload, done) => {
      if (this.draining && this.last.get(raw.socket) === raw) void reply.header('connection', 'close');
      done();
    });
  }
}
