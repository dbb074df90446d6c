import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PeerReply {
  status: number;
  body: unknown;
}

/** Replaces the students and exams services: an HTTP server with configured replies by path. */
export class PeerService {
  readonly replies = new Map<string, PeerReply>();
  /** Requested paths, in order. */
  readonly requested: string[] = [];
  private readonly server: Server;

  constructor(private readonly secret: string) {
    this.server = createServer((request, reply) => {
      const path = request.url ?? '';
      this.requested.push(path);
      const configured =
        request.headers['x-service-secret'] === this.secret ? this.replies.get(path) : undefined;
      const { status, body } = configured ?? {
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
