import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { BODY_LIMITS, calls } from '@concord/contracts';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { limitLargeBodies, UPLOAD_MEMORY } from './large-bodies';

const MB = 1024 * 1024;
const BODY = '{"surname":"Ada"}';

describe('limitLargeBodies', () => {
  let fastify: FastifyInstance;
  let handle: jest.Mock;
  let failed: jest.Mock;
  let finish: () => void;
  const sockets: Socket[] = [];

  beforeEach(async () => {
    fastify = Fastify({ forceCloseConnections: true });
    const mayFinish = new Promise<void>((resolve) => (finish = resolve));
    handle = jest.fn(() => mayFinish.then(() => ({})));
    failed = jest.fn();
    limitLargeBodies(fastify as never);
    fastify.setErrorHandler<FastifyError>((error, _request, reply) => {
      failed(error);
      return reply.code(error.statusCode ?? 500).send({ code: error.code, message: error.message });
    });
    const config = { concord: { call: calls.studentRegister } } as never;
    fastify.post('/', { bodyLimit: BODY_LIMITS.registration, config }, ({ body }) => handle(body));
    fastify.get('/other', () => ({}));
    await fastify.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(async () => {
    sockets.splice(0).forEach((socket) => socket.destroy());
    await fastify.close();
  });

  const port = () => (fastify.server.address() as AddressInfo).port;

  /** Sends a request's head and part of its body; resolves when the service has received the head. */
  async function begin(sent: string, length = BODY.length): Promise<Socket> {
    const seen = once(fastify.server, 'request');
    const socket = connect(port(), '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined);
    const head = `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}`;
    socket.write(`${head}\r\n\r\n`);
    const [request] = await seen;
    if (sent.length === length) {
      const whole = once(request, 'end');
      socket.write(sent);
      await whole;
    } else await new Promise<void>((resolve) => socket.write(sent, () => resolve()));
    return socket;
  }

  /** Begins uploads of 18 MB that stop after `sent` bytes. */
  async function beginUploads(count: number, sent: number): Promise<void> {
    for (let n = 0; n < count; n += 1) await begin('x'.repeat(sent), BODY_LIMITS.registration);
  }

  /** Closes a connection; resolves when the service has noticed. */
  async function close(socket: Socket): Promise<void> {
    const connections = () =>
      new Promise<number>((resolve) => fastify.server.getConnections((_, count) => resolve(count)));
    const before = await connections();
    socket.destroy();
    while ((await connections()) === before) await new Promise((resolve) => setImmediate(resolve));
  }

  const answerOf = (socket: Socket) => once(socket, 'data').then(([chunk]) => String(chunk));

  const post = (body: NonNullable<RequestInit['body']>) =>
    fetch(`http://127.0.0.1:${port()}/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);

  it('answers a connection lost within the body with 400', async () => {
    await close(await begin('{"surname"'));
    while (failed.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(failed.mock.calls).toMatchObject([[{ statusCode: 400, code: 'BAD_REQUEST' }]]);
    expect(handle).not.toHaveBeenCalled();
  });

  it('does not handle a request that was closed while it waited', async () => {
    const first = [await begin(BODY), await begin(BODY), await begin(BODY), await begin(BODY)];
    await close(await begin(BODY));
    const last = await begin(BODY);
    const answers = [...first, last].map(answerOf);
    finish();
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 200/);
    expect(handle).toHaveBeenCalledTimes(5);
    expect(failed.mock.calls).toMatchObject([[{ statusCode: 400 }]]);
  });

  it('is not blocked by idle connections', async () => {
    finish();
    await beginUploads(10, 0);
    expect((await post(BODY)).status).toBe(200);
  });

  it('makes new registrations wait while the memory is reserved, and continues when it is released', async () => {
    finish();
    await beginUploads(Math.ceil(UPLOAD_MEMORY.admitBelow / (17 * MB)), 17 * MB);
    const waiting = post(BODY);
    // Takes long enough for an answer to a registration that did not wait.
    for (let n = 0; n < 20; n += 1) await (await fetch(`http://127.0.0.1:${port()}/other`)).text();
    expect(handle).not.toHaveBeenCalled();
    sockets.splice(0).forEach((socket) => socket.destroy());
    expect((await waiting).status).toBe(200);
  });

  it('answers 503 with Retry-After when no memory is left', async () => {
    finish();
    await beginUploads(14, 0);
    // FIFO: once a later one is admitted, all earlier ones were.
    expect((await post(BODY)).status).toBe(200);
    const answers = sockets.map(answerOf);
    for (const socket of sockets) socket.write('x'.repeat(17 * MB));
    expect(await Promise.race(answers)).toMatch(/^HTTP\/1.1 503 [^]*"code":"OVERLOADED"/);
    expect(failed.mock.calls[0]).toMatchObject([{ extra: { retryAfterSeconds: 3 } }]);
  });

  it('refuses a body over the limit without a content-length', async () => {
    expect((await post(new Blob(['x'.repeat(19 * MB)]).stream())).status).toBe(413);
  });

  it('refuses a body of millions of values before it is parsed', async () => {
    const answer = await post(`[${'{},'.repeat(5 * MB)}0]`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringContaining('parts'),
    });
  });

  it('accepts a body in many chunks that split characters', async () => {
    finish();
    const body = { surname: 'ṣ'.repeat(50) };
    const bytes = [...Buffer.from(JSON.stringify(body))].map((byte) => Uint8Array.of(byte));
    expect((await post(ReadableStream.from(bytes) as ReadableStream)).status).toBe(200);
    expect(handle).toHaveBeenCalledWith(body);
  });
});
