import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StudentFilesBody } from '@concord/contracts';

interface PeerAnswer {
  status: number;
  body?: unknown;
}

export interface PeerRequest {
  method: string;
  path: string;
  secret: string | undefined;
  body: unknown;
}

type Behaviour = (request: PeerRequest) => PeerAnswer | Promise<PeerAnswer>;

/** Stands for the media and exams services at the HTTP boundary: they are other processes. */
export class Peers {
  readonly requests: PeerRequest[] = [];
  /** Owners whose files are stored. */
  readonly owners = new Set<string>();
  /** Replaces the usual answers while set. */
  behaviour?: Behaviour;
  private readonly server = createServer((request, response) => void this.serve(request, response));

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** What the two services do when nothing is wrong. */
  usual({ method, path, body }: PeerRequest): PeerAnswer {
    if (method === 'POST' && path === '/internal/student-files') {
      const { student, documents } = body as StudentFilesBody;
      this.owners.add(student);
      const stored = documents.map(({ name }, index) => ({
        name,
        file: { public_id: `students/${student}/document-${index}` },
      }));
      return {
        status: 200,
        body: { passport: { public_id: `students/${student}/passport` }, documents: stored },
      };
    }
    const owner = /^\/internal\/(owners|students)\/([0-9a-f]{24})$/.exec(path);
    if (method === 'DELETE' && owner?.[2]) {
      if (owner[1] === 'owners') this.owners.delete(owner[2]);
      return { status: 200, body: {} };
    }
    return {
      status: 404,
      body: { statusCode: 404, code: 'NOT_FOUND', message: 'nothing here', requestId: '-' },
    };
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const secret = request.headers['x-service-secret'];
    const seen: PeerRequest = {
      method: request.method ?? '',
      path: request.url ?? '',
      secret: typeof secret === 'string' ? secret : undefined,
      body: text ? JSON.parse(text) : undefined,
    };
    this.requests.push(seen);
    const { status, body } = await (this.behaviour ?? ((r) => this.usual(r)))(seen);
    if (status === 0) return void request.socket.destroy();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? {}));
  }
}
