import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ErrorCode } from '@concord/contracts';
import { ATTACHMENTS_TYPE, unpackAttachments } from '../http/attachments';

/** A call received by a {@link FakeService}. */
export interface PeerRequest {
  method: string;
  /** Includes the query. */
  path: string;
  /** Service secret of the call. */
  secret: string | undefined;
  /** Parsed JSON; undefined without a body. */
  body: unknown;
  /** Files behind the JSON; undefined in a body that is JSON alone. */
  attachments?: readonly Buffer[];
}

/** Answer of a {@link FakeService}; `silence` is no answer at all, `hang-up` a broken connection. */
export type PeerAnswer =
  { status: number; body?: unknown; headers?: Record<string, string> } | 'silence' | 'hang-up';

/** Stub of another service: real HTTP, answers decided by a subclass. */
export abstract class FakeService {
  /** All calls so far, in order. */
  readonly requests: PeerRequest[] = [];
  private readonly server = createServer((request, response) => void this.serve(request, response));

  protected abstract answer(request: PeerRequest): PeerAnswer | Promise<PeerAnswer>;

  /** @returns its address, `http://host:port`. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    const isPacked = request.headers['content-type'] === ATTACHMENTS_TYPE;
    const attached = isPacked ? unpackAttachments(bytes) : undefined;
    const text = (attached?.json ?? bytes).toString();
    const secret = request.headers['x-service-secret'];
    const seen: PeerRequest = {
      method: request.method ?? '',
      path: request.url ?? '',
      secret: typeof secret === 'string' ? secret : undefined,
      body: text ? JSON.parse(text) : undefined,
      ...(attached && { attachments: attached.files }),
    };
    this.requests.push(seen);
    const answer = await this.answer(seen);
    if (answer === 'silence') return;
    if (answer === 'hang-up') return void request.socket.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(JSON.stringify(answer.body ?? {}));
  }
}

/** A refusal in the wire format. */
export const peerRefusal = (statusCode: number, code: ErrorCode, message: string = code) => ({
  status: statusCode,
  body: { statusCode, code, message, requestId: 'peer' },
});
