import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { log } from '../core/logger';
import { Lifecycle } from './lifecycle';

describe('Lifecycle', () => {
  let server: FastifyInstance;
  let lifecycle: Lifecycle;
  const ends: (() => void)[] = [];

  beforeEach(async () => {
    lifecycle = new Lifecycle();
    server = Fastify({ return503OnClosing: false });
    lifecycle.addHooks(server);
    server.get('/', async () => 'done');
    server.get('/slow', async () => {
      await new Promise<void>((resolve) => ends.push(resolve));
      return 'done';
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => server.close());

  /** Data received on one connection until the server closes it. */
  async function pipelined(...paths: string[]): Promise<string> {
    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`).join(''));
    let text = '';
    for await (const chunk of socket) text += String(chunk);
    return text;
  }

  it('asks for the connection to be closed with each answer during the drain', async () => {
    expect((await server.inject('/')).headers.connection).toBe('keep-alive');
    lifecycle.drain();
    expect(await pipelined('/')).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*connection: close\r\n[^]*done$/i);
  });

  it('loses none of the calls that are pipelined on a connection', async () => {
    lifecycle.drain();
    const answers = pipelined('/slow', '/', '/slow');
    while (ends.length < 2) await new Promise((resolve) => setImmediate(resolve));
    for (const end of ends.splice(0)) end();
    const text = await answers;
    expect(text.match(/200 OK/g)).toHaveLength(3);
    expect(text.match(/connection: close/gi)).toHaveLength(1);
  });

  it('tells those who asked, once', () => {
    let told = 0;
    lifecycle.onDrain(() => (told += 1));
    lifecycle.drain();
    lifecycle.drain();
    expect([told, lifecycle.isDraining]).toEqual([1, true]);
  });

  it('tells all listeners that the drain began, also after one that fails', () => {
    const told: string[] = [];
    const logged = jest.spyOn(log, 'error').mockImplementation();
    lifecycle.onDrain(() => {
      throw new Error('broken');
    });
    lifecycle.onDrain(() => told.push('second'));
    lifecycle.drain();
    expect(told).toEqual(['second']);
    expect(logged).toHaveBeenCalledTimes(1);
    logged.mockRestore();
  });
});
