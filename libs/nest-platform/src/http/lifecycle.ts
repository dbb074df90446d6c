import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { log } from '../core/logger';

/**
 * Drain state of a process: after the stop signal it still serves calls while clients move
 * elsewhere. Answers then close their connections.
 */
export class Lifecycle {
  private draining = false;
  private readonly listeners: (() => void)[] = [];
  /**
   * Last request of each connection: an answer to an earlier pipelined request must not close the
   * connection.
   */
  private readonly last = new WeakMap<Socket, IncomingMessage>();

  get isDraining(): boolean {
    return this.draining;
  }

  /** Calls `listener` once when the drain begins, to end open-ended work such as event streams. */
  onDrain(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Begins the drain. Called by the process's own shutdown. */
  drain(): void {
    if (this.draining) return;
    this.draining = true;
    for (const listener of this.listeners)
      try {
        listener();
      } catch (err) {
        log.error({ err }, 'a drain listener failed');
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
