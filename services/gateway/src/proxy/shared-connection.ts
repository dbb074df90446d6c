import type { Socket } from 'node:net';
import { type buildConnector, Client, type Dispatcher } from 'undici';

const PIPELINING = 64;

export interface ConnectionOptions {
  connect: buildConnector.connector;
  headersTimeout: number;
  bodyTimeout: number;
}

/** A pipelined connection. Calls that arrive in the same turn of the event loop are sent in one write. */
export class SharedConnection {
  inFlight = 0;
  private readonly client: Client;
  private socket: Socket | undefined;
  private corked = false;

  /** @param expiresAt when it is to be replaced, in ms since 1970 */
  constructor(
    origin: string,
    { connect, ...timeouts }: ConnectionOptions,
    readonly expiresAt: number,
  ) {
    this.client = new Client(origin, {
      ...timeouts,
      connect: (options, done) =>
        connect(options, (...result) => {
          this.socket = result[1] ?? undefined;
          done(...result);
        }),
      pipelining: PIPELINING,
    });
  }

  dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): void {
    if (!this.corked && this.socket && !this.socket.destroyed) this.cork(this.socket);
    this.client.dispatch(options, handler);
  }

  release(): void {
    this.inFlight -= 1;
  }

  /** Takes no more calls. Resolves when those in progress have ended. */
  close(): Promise<void> {
    return this.client.close();
  }

  destroy(): Promise<void> {
    return this.client.destroy();
  }

  private cork(socket: Socket): void {
    this.corked = true;
    socket.cork();
    setImmediate(() => {
      this.corked = false;
      socket.uncork();
    });
  }
}
