import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** How the bytes of one connection pass between client and target. */
type Relay = (near: Socket, far: Socket) => void;

const passUnchanged: Relay = (near, far) => void near.pipe(far).pipe(near);

/**
 * A TCP proxy that can be cut, as a network or a server that is away: open connections break, new ones are refused.
 * Unlike a browser's own offline mode it also stops what a service worker asks for.
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
   * @param listen makes for each connection what sees its bytes on their way to the target
   * @param relay passes the bytes of one connection on; unchanged by default
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
        // Broken connections are what this is for.
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

  /** The target's URL by way of the proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${this.port}`;
    return url.href.replace(/\/$/, '');
  }

  /** Cuts when the answer to a request that starts so is on its way: the target has done what was asked. */
  cutAtAnswerTo(requestLine: string): void {
    this.cutAtRequest = requestLine;
  }

  /** Returns when nothing can pass any more; {@link restore} undoes it. */
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
