import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { closeConnections } from './close-connections';

describe('closeConnections', () => {
  it('closes connections that sent nothing, and answers a request that is under way', async () => {
    const fastify = Fastify({ forceCloseConnections: 'idle' });
    closeConnections(fastify as never);
    let answer = () => {};
    const begun = new Promise<void>((resolve) =>
      fastify.get('/', async () => {
        resolve();
        await new Promise<void>((end) => (answer = end));
        return { ok: true };
      }),
    );
    await fastify.listen({ host: '127.0.0.1', port: 0 });
    const { port } = fastify.server.address() as AddressInfo;
    const silent = connect(port, '127.0.0.1');
    await once(silent, 'connect');
    const asked = fetch(`http://127.0.0.1:${port}/`);
    await begun;
    const closed = fastify.close();
    await once(silent, 'close');
    answer();
    expect(await (await asked).json()).toEqual({ ok: true });
    await closed;
  });
});
