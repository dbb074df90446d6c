import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { STARTING_HEADER } from '@concord/contracts/environment';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** One of several processes of a service, on its own address; rolled like a real one. */
export class Replica {
  /** Answered calls, by method. */
  readonly answered: string[] = [];
  private server: Server | undefined;
  private draining = false;
  private starting = false;
  private slow = false;
  private told = false;
  private readonly underWay = new Map<Socket, number>();
  private connections = 0;

  /** @param address of loopback, such as `127.0.0.2` */
  constructor(readonly address: string) {}

  /** @returns the port, which all replicas share. */
  async start(port = 0): Promise<number> {
    this.beReady();
    this.server = createServer((request, response) => void this.serve(request, response));
    this.server.on('connection', (socket: Socket) => {
      this.connections += 1;
      socket.once('close', () => (this.connections -= 1));
    });
    this.server.listen(port, this.address);
    await once(this.server, 'listening');
    return (this.server.address() as AddressInfo).port;
  }

  /** Reports itself as not ready, though it answers. */
  refuseReady(): void {
    this.draining = true;
  }

  /** Refuses calls as a process that waits for its stores. */
  refuseStarting(): void {
    this.starting = true;
  }

  /** Answers calls, and does not say whether it is ready. */
  beSlow(): void {
    this.slow = true;
  }

  beReady(): void {
    this.draining = false;
    this.starting = false;
    this.slow = false;
  }

  /** Drains until the gateway has been told, and closes. */
  async stop(): Promise<void> {
    this.draining = true;
    this.told = false;
    while (!this.told) await turn();
    // Calls sent before arrive within a few turns of the shared event loop.
    for (let turns = 0; turns < 20; turns += 1) await turn();
    const closed = new Promise((resolve) => this.server?.close(resolve));
    while (this.connections > 0) {
      this.server?.closeIdleConnections();
      await turn();
    }
    await closed;
  }

  /** Ends at once, like a killed process. */
  async kill(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { socket } = request;
    this.underWay.set(socket, (this.underWay.get(socket) ?? 0) + 1);
    for await (const chunk of request) void chunk;
    if (this.starting) {
      response.writeHead(503, { connection: 'close', [STARTING_HEADER]: '1' }).end();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
    const calls = this.underWay.get(socket) ?? 1;
    this.underWay.set(socket, calls - 1);
    const isProbe = request.url === '/health/ready';
    if (isProbe && this.slow) return;
    if (!isProbe) this.answered.push(request.method ?? '');
    if (this.draining) {
      if (calls === 1) response.setHeader('connection', 'close');
      if (calls === 1 || isProbe) response.once('finish', () => (this.told = true));
    }
    response.writeHead(isProbe && this.draining ? 503 : 200).end(this.address);
  }
}
