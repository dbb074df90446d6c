import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Forwards one connection's bytes between client and target. */
type Relay = (near: Socket, far: Socket) => void;

const passUnchanged: Relay = (near, far) => void near.pipe(far).pipe(near);

/**
 * A TCP proxy that simulates an outage: cutting it breaks open connections and refuses new ones.
 * Unlike a browser's offline mode it also affects service workers.
 *
 * @example
 * const proxy = await FaultProxy.to('mongodb://127.0.0.1:27017/');
 * connectTo(proxy.url);
 * await proxy.cut();
 */
export class FaultProxy {
  private readonly sockets = new Set<Socket>();
  private cutAtRequest: string | undefined;

  private readonly target: URL;
  private readonly server: Server;
  private readonly port: number;

  private constructor(target: URL, server: Server, port: number) {
    this.target = target;
    this.server = server;
    this.port = port;
  }

  /**
   * @param target a URL with host and port
   * @param listen creates an observer of the bytes to the target, per connection
   * @param relay forwards the bytes of one connection; unchanged by default
   */
  static async to(
    target: string,
    listen?: () => (sent: Buffer) => void,
    relay: Relay = passUnchanged,
  ): Promise<FaultProxy> {
    const url = new URL(target);
    const server = createServer((near) => {
      const far = connect(Number(url.port), url.hostname);
      const listener = listen?.();
      if (listener) near.on('data', listener);
      for (const socket of [near, far]) {
        proxy.sockets.add(socket);
        socket.on('close', () => proxy.sockets.delete(socket));
        // Broken connections are this proxy's purpose.
        socket.on('error', () => undefined);
      }
      near.on('close', () => far.destroy());
      far.on('close', () => near.destroy());
      near.on('data', (chunk: Buffer) => proxy.onRequest(chunk, near, far));
      relay(near, far);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxy = new FaultProxy(url, server, (server.address() as AddressInfo).port);
    return proxy;
  }

  /** The target's URL through the proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${this.port}`;
    return url.href.replace(/\/$/, '');
  }

  /** Cuts while the answer to a request with this first line is in transit: the target has executed it. */
  cutAtAnswerTo(requestLine: string): void {
    this.cutAtRequest = requestLine;
  }

  /** Resolves once nothing can pass any more; {@link restore} undoes it. */
  async cut(): Promise<void> {
    if (!this.server.listening) return;
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  async restore(): Promise<void> {
    if (this.server.listening) return;
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  private onRequest(chunk: Buffer, near: Socket, far: Socket): void {
    if (this.cutAtRequest === undefined || !chunk.toString('latin1').startsWith(this.cutAtRequest)) return;
    this.cutAtRequest = undefined;
    far.unpipe(near);
    far.once('data', () => void this.cut());
    far.resume();
  }
}
