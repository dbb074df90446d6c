import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { calls } from '@concord/contracts';
import Fastify from 'fastify';
import { limitRegistrationBodies } from './registration-gate';

describe('limitRegistrationBodies', () => {
  it('takes a connection that is lost in the middle of a body for no fault of the service', async () => {
    const fastify = Fastify();
    limitRegistrationBodies(fastify as never);
    const failed = new Promise<unknown>((resolve) =>
      fastify.setErrorHandler((error, _request, reply) => {
        resolve(error);
        return reply.send();
      }),
    );
    fastify.post('/', { config: { concord: { call: calls.studentRegister } } as never }, () => ({}));
    await fastify.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((fastify.server.address() as AddressInfo).port, '127.0.0.1');
    fastify.server.once('request', () => socket.write('{"surname":', () => socket.destroy()));
    socket.write(
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n',
    );
    await once(socket, 'close');
    expect(await failed).toMatchObject({ statusCode: 400, code: 'BAD_REQUEST' });
    await fastify.close();
  });
});
