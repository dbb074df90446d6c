import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { call, closeAll, startGateway, startFakeService, until } from '../testing/harness';

const PIECE = Buffer.alloc(20_000, 'a');
const PIECES = 10;
/** All pauses together take several times the service time-outs. */
const PAUSE_MS = 100;
const QUICK = { UPSTREAM_HEADERS_TIMEOUT_MS: '300', UPSTREAM_BODY_TIMEOUT_MS: '300' };

/** A body that arrives in pieces, as from a phone on a slow link. */
async function* slowBody(): AsyncGenerator<Buffer> {
  for (let sent = 0; sent < PIECES; sent += 1) {
    await sleep(PAUSE_MS);
    yield PIECE;
  }
}

describe('an upload over a slow link', () => {
  afterEach(closeAll);

  it('is forwarded completely, even when it takes longer than the time-outs', async () => {
    const students = await startFakeService();
    const gateway = await startGateway({ STUDENTS_URL: students.origin, ...QUICK });
    const options = { method: 'POST', headers: { 'content-length': PIECE.length * PIECES } };
    const answer = await call(gateway.port, '/api/student/register', options, Readable.from(slowBody()));
    expect([answer.status, answer.json().length]).toEqual([200, PIECE.length * PIECES]);
  });
});

describe('bodies that never arrive', () => {
  const sockets: Socket[] = [];
  afterEach(async () => {
    sockets.splice(0).forEach((socket) => socket.destroy());
    await closeAll();
  });

  /** More than the connections to a service. */
  const MANY = 260;

  function begin(port: number, length: number): void {
    for (let n = 0; n < MANY; n += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(`POST /api/student/register HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\n\r\n{"a"`);
      sockets.push(socket);
    }
  }

  it('do not block other calls', async () => {
    const students = await startFakeService();
    const { port } = await startGateway({ STUDENTS_URL: students.origin, UPSTREAM_CALLS_MAX: String(MANY) });
    begin(port, 100);
    begin(port, 1_000_000);
    await until(() => students.seen.length >= 256);
    const answer = await call(port, '/api/auth/login', { method: 'POST' }, '{"email":"x"}');
    expect([answer.status, answer.json().length]).toEqual([200, 13]);
    const another = Buffer.alloc(100_000);
    expect((await call(port, '/api/student/register', { method: 'POST' }, another)).status).toBe(503);
  });
});
