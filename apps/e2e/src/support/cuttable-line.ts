import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A TCP line between the browser and the product that can be cut. The browser's own emulation of a missing network
 * does not stop what a service worker asks for; this does: open connections break and new ones are refused.
 */
export class CuttableLine {
  private readonly sockets = new Set<Socket>();
  private unanswered: string | undefined;

  private constructor(
    private readonly server: Server,
    private readonly port: number,
  ) {}

  static async to(target: string): Promise<CuttableLine> {
    const { hostname, port } = new URL(target);
    const server = createServer((near) => {
      const far = connect(Number(port), hostname);
      for (const socket of [near, far]) {
        line.sockets.add(socket);
        socket.on('close', () => line.sockets.delete(socket));
        // Broken connections are what this is for.
        socket.on('error', () => undefined);
      }
      near.on('close', () => far.destroy());
      far.on('close', () => near.destroy());
      near.on('data', (chunk: Buffer) => line.onRequest(chunk, near, far));
      near.pipe(far).pipe(near);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const line = new CuttableLine(server, (server.address() as AddressInfo).port);
    return line;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Cuts the line as the answer to a request that starts so is on its way: the product has done what was asked. */
  cutAtAnswerTo(requestLine: string): void {
    this.unanswered = requestLine;
  }

  /** Returns when nothing can pass any more. */
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
    if (this.unanswered === undefined || !chunk.toString('latin1').startsWith(this.unanswered)) return;
    this.unanswered = undefined;
    far.unpipe(near);
    far.once('data', () => void this.cut());
    far.resume();
  }
}
