import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import {
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadEnv } from '@concord/contracts/environment';
import { pino } from 'pino';
import { buildGateway, type GatewayOptions } from '../app';
import { gatewayEnv } from '../env';

const openResources = new Set<() => Promise<void>>();

/** Closes the gateways and then the services; for `afterEach` or `afterAll`, so that a failed test does not hang Jest. */
export async function closeAll(): Promise<void> {
  for (const close of [...openResources].reverse()) await close();
  openResources.clear();
}

type FakeHandler = (request: IncomingMessage, response: ServerResponse, body: () => Promise<Buffer>) => void;

export async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export type FakeService = Awaited<ReturnType<typeof startFakeService>>;

/** A service on a free loopback port; without a handler it echoes each call. */
export async function startFakeService(handler?: FakeHandler) {
  const seen: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const entry = { method, url, headers, body: '' };
    seen.push(entry);
    if (handler) return handler(request, response, () => readAll(request));
    void readAll(request).then(
      (body) => {
        entry.body = body.toString();
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ method, url, headers, length: body.length }));
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async (): Promise<void> => {
    openResources.delete(close);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  openResources.add(close);
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, close };
}

/** A loopback origin without a listener. */
export const DEAD_ORIGIN = 'http://127.0.0.1:1';

export const GATEWAY_SECRET = 'a-gateway-secret-for-tests';

export type TestGateway = Awaited<ReturnType<typeof startGateway>>;

export async function startGateway(variables: Record<string, string> = {}, options: GatewayOptions = {}) {
  const env = loadEnv(gatewayEnv, {
    GATEWAY_SECRET,
    STUDENTS_URL: DEAD_ORIGIN,
    EXAMS_URL: DEAD_ORIGIN,
    MEDIA_URL: DEAD_ORIGIN,
    MEMBERS_URL: DEAD_ORIGIN,
    WEB_ROOT: join(tmpdir(), 'no-web-files-here'),
    ...variables,
  });
  const logs: Record<string, unknown>[] = [];
  const sink = new Writable({
    write: (line: Buffer, _encoding, done) => {
      logs.push(JSON.parse(line.toString()) as Record<string, unknown>);
      done();
    },
  });
  const gateway = await buildGateway(env, pino({ level: 'info' }, sink), options);
  await gateway.app.listen({ host: '127.0.0.1', port: 0 });
  const close = async (): Promise<void> => {
    openResources.delete(close);
    gateway.app.server.closeAllConnections();
    await gateway.app.close();
  };
  openResources.add(close);
  return { gateway, logs, port: (gateway.app.server.address() as AddressInfo).port, close };
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  json: () => Record<string, unknown>;
}

/** Sends the path unchanged; `fetch` would normalize it. */
export function call(
  port: number,
  path: string,
  options: RequestOptions = {},
  body?: Buffer | string | Readable,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, path, agent: false, ...options }, (response) => {
      readAll(response).then((received) => {
        const { statusCode = 0, headers } = response;
        const json = (): Record<string, unknown> =>
          JSON.parse(received.toString()) as Record<string, unknown>;
        resolve({ status: statusCode, headers, body: received, json });
      }, reject);
    });
    sent.on('error', reject);
    if (body instanceof Readable) body.pipe(sent);
    else sent.end(body);
  });
}

/** Writes bytes and reads until the gateway closes the connection. */
export function callRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    readAll(socket).then((bytes) => resolve(bytes.toString()), reject);
  });
}

const TIMEOUT_MS = 9_000;

/** Waits until `condition` holds. @throws Error after 9 s, before the test ends without a word. */
export async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`Timed out waiting for ${condition.toString()}`);
    await sleep(2);
  }
}

/** Creates a folder of built web files, `<app>/dist/<file>`, until {@link closeAll}. */
export async function makeWebRoot(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'gateway-web-'));
  openResources.add(() => rm(path, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(path, name)), { recursive: true });
    await writeFile(join(path, name), content);
  }
  return path;
}
