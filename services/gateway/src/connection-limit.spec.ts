import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { ConnectionLimit } from './connection-limit';
import { LimitLog } from './core/limit-log';
import { call, until } from './testing/harness';

const MAX = 20;

describe('ConnectionLimit', () => {
  let server: Server;
  let port: number;
  let sockets: Socket[] = [];

  beforeEach(async () => {
    server = createServer((request, response) => {
      if (request.url === '/slow') return;
      response.end('ok');
    });
    new ConnectionLimit(server, MAX, new LimitLog({ warn: () => undefined }));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  afterEach(async () => {
    sockets.forEach((socket) => socket.destroy());
    sockets = [];
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  async function open(count: number, localAddress: string, text = ''): Promise<Socket[]> {
    const opened: Socket[] = [];
    for (let each = 0; each < count; each += 1) {
      const socket = connect({ port, host: '127.0.0.1', localAddress });
      socket.on('error', () => undefined).resume();
      await once(socket, 'connect');
      if (text !== '') socket.write(text);
      opened.push(socket);
    }
    sockets.push(...opened);
    return opened;
  }
  const get = (localAddress: string) => call(port, '/', { localAddress });

  it.each([
    ['send nothing', ''],
    ['send half their headers', 'GET / HTTP/1.1\r\nhost: x\r\n'],
    ['never end their calls', 'POST /slow HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n'],
  ])('lets others in while many connections of one address %s', async (_case, text) => {
    const idle = await open(2, '127.0.2.1');
    const many = await open(3 * MAX, '127.0.1.1', text);
    for (let times = 0; times < 5; times += 1) expect((await get('127.0.2.2')).status).toBe(200);
    await until(() => many.filter(({ destroyed }) => destroyed).length >= 2 * MAX);
    expect(idle.map(({ destroyed }) => destroyed)).toEqual([false, false]);
  });

  it('keeps connections with a call before idle ones of the same address', async () => {
    const busy = await open(3, '127.0.1.1', 'GET /slow HTTP/1.1\r\nhost: x\r\n\r\n');
    await until(() => busy.every(({ bytesWritten }) => bytesWritten > 0));
    const idle = await open(2 * MAX, '127.0.1.1');
    expect((await get('127.0.2.2')).status).toBe(200);
    expect(busy.map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
    await until(() => idle.some(({ destroyed }) => destroyed));
  });
});
