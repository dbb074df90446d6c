import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { Connection } from '../people/connection.ts';
import { TcpBalancer } from './tcp-balancer.ts';

describe('TcpBalancer', () => {
  const servers: Server[] = [];
  let balancer: TcpBalancer;
  const portOf = (index: number) => (servers[index]?.address() as AddressInfo).port;
  const ask = async (connection = new Connection(`http://127.0.0.1:${balancer.port}`)) => {
    const { body } = await connection.call<{ name: string }>('GET', '/');
    return body.name;
  };

  before(async () => {
    balancer = await TcpBalancer.start();
    for (const name of ['one', 'two']) {
      const server = createServer((_, response) => response.end(JSON.stringify({ name })));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      servers.push(server);
    }
  });
  after(async () => {
    await balancer.close();
    for (const server of servers) server.close();
  });

  it('cuts off connections while there is no target', async () => {
    await assert.rejects(ask());
  });

  it('gives connections in turn, and none to a target that was removed', async () => {
    balancer.add(portOf(0));
    balancer.add(portOf(1));
    assert.deepEqual([await ask(), await ask()].sort(), ['one', 'two']);
    balancer.remove(portOf(0));
    assert.deepEqual([await ask(), await ask()], ['two', 'two']);
  });

  it('leaves open connections where they are, until the target ends them', async () => {
    const connection = new Connection(`http://127.0.0.1:${balancer.port}`);
    assert.equal(await ask(connection), 'two');
    balancer.remove(portOf(1));
    balancer.add(portOf(0));
    assert.equal(await ask(connection), 'two');
    servers[1]?.closeAllConnections();
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(await ask(connection).catch(() => ask(connection)), 'one');
    connection.close();
  });
});
