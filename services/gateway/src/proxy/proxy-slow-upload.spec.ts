import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { call, closeAll, startGateway, startFakeService } from '../testing/harness';
import { trickle, type Trickle } from '../testing/trickle';

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

  it('arrives as it was sent, whether its length is announced or not', async () => {
    const body = randomBytes(3_000_001);
    const received: Buffer[] = [];
    const students = await startFakeService((_request, response, readBody) => {
      void readBody().then((all) => received.push(all) && response.end('{}'));
    });
    const { port } = await startGateway({ STUDENTS_URL: students.origin });
    for (const headers of [{ 'content-length': body.length }, { 'transfer-encoding': 'chunked' }])
      await call(port, '/api/student/register', { method: 'POST', headers }, body);
    expect(received.map((each) => each.equals(body))).toEqual([true, true]);
    expect(students.seen.map(({ headers }) => headers['content-length'])).toEqual(['3000001', '3000001']);
  });
});

/** Largest loss of the honest client during an attack, by the product's goal. */
const DELAY_MS = 2_000;

describe('thousands of bodies that never arrive', () => {
  let attackers: Trickle[] = [];
  afterEach(async () => {
    attackers.forEach((attacker) => attacker.end());
    await closeAll();
  });

  it.each([
    ['262 sockets', 262, 1],
    ['2,000 sockets of one address', 2000, 1],
    ['2,000 sockets of fifty addresses', 2000, 50],
  ])('do not delay a registration: %s', async (_case, sockets, addresses) => {
    const students = await startFakeService();
    const { port } = await startGateway({ STUDENTS_URL: students.origin });
    attackers = await trickle(port, { sockets, addresses, path: '/api/auth/login', length: 30_000 });
    attackers.push(...(await trickle(port, { sockets: 300, path: '/api/student/register', length: 60_000 })));
    const startedAt = performance.now();
    const registration = Buffer.alloc(100_000, 'a');
    const answer = await call(port, '/api/student/register', { method: 'POST' }, registration);
    expect([answer.status, answer.json().length]).toEqual([200, registration.length]);
    const login = await call(port, '/api/auth/login', { method: 'POST' }, '{"email":"x"}');
    expect(login.status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(DELAY_MS);
    expect(students.seen).toHaveLength(2);
  });
});
