import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PeerAnswer {
  status: number;
  body: unknown;
}

/** Stands where the students and exams services stand: a real HTTP server with answers by path. */
export class Peer {
  readonly answers = new Map<string, PeerAnswer>();
  /** Paths in the order in which they were asked for. */
  readonly asked: string[] = [];
  private readonly server: Server;

  constructor(private readonly secret: string) {
    this.server = createServer((request, reply) => {
      const path = request.url ?? '';
      this.asked.push(path);
      const known = request.headers['x-service-secret'] === this.secret ? this.answers.get(path) : undefined;
      const { status, body } = known ?? {
        status: 404,
        body: { statusCode: 404, code: 'NOT_FOUND', message: 'It was not found', requestId: 'peer' },
      };
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
