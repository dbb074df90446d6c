import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { LimitLog } from '../core/limit-log';
import { call, readAll, until } from '../testing/harness';
import { trickle, type Trickle } from '../testing/trickle';
import { BodyIntake, type IntakeLimits } from './body-intake';
import { BodyStorage } from './body-storage';
import type { IncomingBody } from './incoming-body';

const LIMIT = 1_000_000;

describe('BodyIntake', () => {
  const warn = jest.fn();
  let folder: string;
  let server: Server | undefined;
  let port = 0;
  let intake: BodyIntake;
  let attackers: Trickle[] = [];
  /** Statuses of refused bodies by address. */
  let refused: [string, number][] = [];

  async function start(limits: Partial<IntakeLimits>, fileBytes = LIMIT, memoryBytes = LIMIT) {
    const storage = new BodyStorage(folder, fileBytes, memoryBytes);
    intake = new BodyIntake(storage, new LimitLog({ warn }), limits);
    server = createServer((request, response) => {
      const address = request.socket.remoteAddress ?? '';
      const answer = async (body: IncomingBody) => {
        const content = body.open();
        response.end(Buffer.isBuffer(content) ? content : await readAll(content));
        body.discard();
      };
      const body: IncomingBody = intake.receive(request, {
        address,
        limit: LIMIT,
        onReceived: () => void answer(body),
        onRefused: ({ status }) => {
          refused.push([address, status]);
          response.writeHead(status, { connection: 'close' }).end();
        },
      });
      response.once('close', () => body.discard());
    });
    server.on('clientError', (_error, socket) => socket.destroy());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gateway-bodies-'));
    refused = [];
    warn.mockReset();
  });
  afterEach(async () => {
    attackers.forEach((attacker) => attacker.end());
    attackers = [];
    intake.close();
    server?.closeAllConnections();
    await new Promise((resolve) => server?.close(resolve));
    await rm(folder, { recursive: true });
  });

  const post = (body: Buffer, localAddress = '127.0.0.1') =>
    call(port, '/', { method: 'POST', localAddress }, body);
  /** A body that progresses: 10 pieces of a kB in half a second. */
  async function postSlowly(localAddress: string): Promise<number> {
    const headers = { 'content-length': 10_000 };
    async function* pieces() {
      for (let piece = 0; piece < 10; piece += 1) {
        await sleep(50);
        yield Buffer.alloc(1000);
      }
    }
    return (await call(port, '/', { method: 'POST', localAddress, headers }, Readable.from(pieces()))).status;
  }

  it('takes the slowest body of the address with most of them at the limit, and nobody else loses one', async () => {
    await start({ bodies: 30 });
    attackers = await trickle(port, { sockets: 30, path: '/', length: 60_000, pauseMs: 100 });
    await sleep(1000);
    const honest = await Promise.all([
      ...Array.from({ length: 10 }, (_, index) => postSlowly(`127.0.2.${index + 1}`)),
      // An honest office behind the attackers' own address.
      ...Array.from({ length: 5 }, () => postSlowly('127.0.1.1')),
    ]);
    expect(honest).toEqual(honest.map(() => 200));
    expect(refused.length).toBeGreaterThanOrEqual(15);
    expect(new Set(refused.map(String))).toEqual(new Set(['127.0.1.1,503']));
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('ends a body that brings less than its rate, and no other', async () => {
    await start({ windowMs: 300, windowBytes: 300, checkMs: 50 });
    attackers = await trickle(port, { sockets: 5, path: '/', length: 60_000, pauseMs: 20 });
    expect(await postSlowly('127.0.2.1')).toBe(200);
    await until(() => refused.length === 5);
    expect(new Set(refused.map(([, status]) => status))).toEqual(new Set([408]));
    await until(() => attackers.every(({ socket }) => socket.destroyed));
  });

  it('takes a body of the address with most bytes in files, when these are full', async () => {
    await start({}, 500_000);
    const big = { path: '/', length: 900_000, bytes: 100_000, pauseMs: 20 };
    attackers = await trickle(port, { sockets: 4, ...big });
    await until(() => refused.length > 0);
    const body = Buffer.alloc(100_000, 'h');
    expect((await post(body, '127.0.2.1')).body.equals(body)).toBe(true);
    expect(new Set(refused.map(String))).toEqual(new Set(['127.0.1.1,503']));
  });

  it('gives all storage back, whether bodies arrive, are too large or break off', async () => {
    await start({}, LIMIT, 50_000);
    const body = Buffer.alloc(900_000, 'b');
    for (let times = 0; times < 3; times += 1) {
      expect((await post(body)).body.equals(body)).toBe(true);
      expect((await post(Buffer.alloc(LIMIT + 1))).status).toBe(413);
      const [broken] = await trickle(port, {
        sockets: 1,
        path: '/',
        length: 900_000,
        pauseMs: 5,
        bytes: 50_000,
      });
      await sleep(30);
      broken?.end();
    }
    expect((await post(Buffer.alloc(40_000, 's'))).status).toBe(200);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuses a body when its file cannot be written', async () => {
    folder = join(folder, 'none');
    await start({});
    expect((await post(Buffer.alloc(100_000))).status).toBe(503);
    expect((await post(Buffer.alloc(1000))).status).toBe(200);
    folder = join(folder, '..');
  });

  it('counts no body of a request that ended before', async () => {
    await start({ bodies: 1 });
    for (let times = 0; times < 5; times += 1) expect((await post(Buffer.alloc(10))).status).toBe(200);
    expect(refused).toEqual([]);
  });
});
