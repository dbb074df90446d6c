import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { calls } from '@concord/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { limitRegistrationBodies } from './body-limits';

const BODY = '{"surname":"Ada"}';

describe('limitRegistrationBodies', () => {
  let fastify: FastifyInstance;
  let handle: jest.Mock;
  let failed: jest.Mock;
  let finish: () => void;

  beforeEach(async () => {
    fastify = Fastify({ forceCloseConnections: true });
    const mayFinish = new Promise<void>((resolve) => (finish = resolve));
    handle = jest.fn(() => mayFinish.then(() => ({})));
    failed = jest.fn();
    limitRegistrationBodies(fastify as never);
    fastify.setErrorHandler((error, _request, reply) => {
      failed(error);
      return reply.send();
    });
    fastify.post('/', { config: { concord: { call: calls.studentRegister } } as never }, () => handle());
    await fastify.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => fastify.close());

  /** Sends the head of a request and part of its body; resolves when the service has received them. */
  async function begin(sent: string): Promise<Socket> {
    const seen = once(fastify.server, 'request');
    const socket = connect((fastify.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    const head = `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${BODY.length}`;
    socket.write(`${head}\r\n\r\n`);
    const [request] = await seen;
    if (sent === BODY) {
      const whole = once(request, 'end');
      socket.write(sent);
      await whole;
    } else socket.write(sent);
    return socket;
  }

  /** Closes a connection; resolves when the service has noticed. */
  async function close(socket: Socket): Promise<void> {
    const known = new Promise<void>((resolve) => {
      const look = () =>
        fastify.server.getConnections((_, count) => (count === before - 1 ? resolve() : setImmediate(look)));
      let before = 0;
      fastify.server.getConnections((_, count) => {
        before = count;
        socket.destroy();
        look();
      });
    });
    await known;
  }

  const answerOf = (socket: Socket) => once(socket, 'data').then(([chunk]) => String(chunk).slice(0, 12));

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
    expect(await Promise.all(answers)).toEqual(Array(5).fill('HTTP/1.1 200'));
    expect(handle).toHaveBeenCalledTimes(5);
    expect(failed.mock.calls).toMatchObject([[{ statusCode: 400 }]]);
  });
});
