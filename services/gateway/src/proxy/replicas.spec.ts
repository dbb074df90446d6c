import type { Lookup } from './name-lookup';
import { call, closeAll, startFakeService, startGateway, until } from '../testing/harness';
import { Replica } from '../testing/replica';

const CALLS = [
  ['GET', undefined],
  ['PUT', '{"answers":{}}'],
  ['POST', '{}'],
  ['DELETE', undefined],
] as const;
/** Time in which a process that does not answer is taken for slow, and the others for away. */
const SLOW_MS = 2500;

describe('several processes of a service', () => {
  let replicas: Replica[];
  let port: number;
  /** Addresses of the service's name. */
  let found: string[];
  const lookup: Lookup = async (name) => (name === 'exams.test' ? found : []);

  beforeEach(async () => {
    replicas = ['127.0.0.2', '127.0.0.3'].map((address) => new Replica(address));
    found = replicas.map(({ address }) => address);
    port = 0;
    for (const replica of replicas) port = await replica.start(port);
  });
  afterEach(async () => {
    await closeAll();
    for (const replica of replicas) await replica.kill();
  });

  const startBefore = () => startGateway({ EXAMS_URL: `http://exams.test:${port}` }, { lookup });
  const [first, second] = [() => replicas[0] as Replica, () => replicas[1] as Replica];

  it('share the calls', async () => {
    const gateway = await startBefore();
    for (const [method, body] of CALLS)
      await Promise.all(Array.from({ length: 20 }, () => call(gateway.port, '/api/exams', { method }, body)));
    for (const { answered } of replicas) expect(answered.length).toBeGreaterThan(30);
  });

  it.each(CALLS)('take each %s when another refuses connections', async (method, body) => {
    const gateway = await startBefore();
    await first().kill();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call(gateway.port, '/api/exams', { method }, body)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(second().answered).toHaveLength(10);
  });

  it.each(CALLS)('take each %s when another is still starting', async (method, body) => {
    const gateway = await startBefore();
    first().refuseStarting();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call(gateway.port, '/api/exams', { method }, body)),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(second().answered).toHaveLength(10);
  });

  it('take calls when busy, while those that start take none', async () => {
    found = [second().address, '127.0.0.4', '127.0.0.5', '127.0.0.6'];
    const gateway = await startBefore();
    second().beSlow();
    const statuses: number[] = [];
    const end = performance.now() + SLOW_MS;
    while (performance.now() < end) {
      const calls = Array.from({ length: 10 }, (_, index) => {
        const [method, body] = CALLS[index % CALLS.length] as (typeof CALLS)[number];
        return call(gateway.port, '/api/exams', { method }, body);
      });
      for (const { status } of await Promise.all(calls)) statuses.push(status);
    }
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });

  it('are waited for when the one that there is still starts', async () => {
    found = [first().address];
    const gateway = await startBefore();
    first().refuseStarting();
    const waiting = call(gateway.port, '/api/exams', { method: 'POST' }, '{}');
    setTimeout(() => first().beReady(), 50);
    expect((await waiting).status).toBe(200);
  });

  it('are told of as unavailable when all start for long', async () => {
    const gateway = await startBefore();
    for (const replica of replicas) replica.refuseStarting();
    const answer = await call(gateway.port, '/api/exams', { method: 'POST' }, '{}');
    expect([answer.status, JSON.parse(answer.body.toString()).code]).toEqual([503, 'UPSTREAM_UNAVAILABLE']);
  });

  it('take an upload when another refuses connections', async () => {
    const gateway = await startBefore();
    await first().kill();
    const upload = () => call(gateway.port, '/api/exams/upload', { method: 'POST' }, Buffer.alloc(200_000));
    expect((await Promise.all([upload(), upload(), upload()])).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
  });

  it('are looked up again when no known one is left', async () => {
    found = [first().address];
    const gateway = await startBefore();
    expect((await call(gateway.port, '/api/exams')).body.toString()).toBe(first().address);
    await first().kill();
    found = [second().address];
    const answer = await call(gateway.port, '/api/exams', { method: 'POST' }, '{}');
    expect([answer.status, answer.body.toString()]).toEqual([200, second().address]);
  });

  it('lose no call while they are rolled under load', async () => {
    const gateway = await startBefore();
    const statuses: number[] = [];
    let rolling = true;
    const sitting = Array.from({ length: 16 }, async (_, index) => {
      const [method, body] = CALLS[index % CALLS.length] as (typeof CALLS)[number];
      while (rolling) statuses.push((await call(gateway.port, '/api/exams', { method }, body)).status);
    });
    for (const replica of [first(), second(), first(), second()]) {
      await replica.stop();
      await replica.start(port);
      // The other replica is rolled only then.
      const before = replica.answered.length;
      await until(() => replica.answered.length > before + 10);
    }
    rolling = false;
    await Promise.all(sitting);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });
});

describe('a call whose connection is lost before the answer', () => {
  afterEach(closeAll);

  it.each([
    ['GET', undefined, 200],
    ['PUT', '{}', 200],
    ['DELETE', undefined, 200],
    ['POST', '{}', 502],
    ['PATCH', '{}', 502],
    ['PUT', 'x'.repeat(100_000), 200],
    ['POST', 'x'.repeat(100_000), 502],
  ])('is sent again when it does no harm twice (%s)', async (method, body, status) => {
    let calls = 0;
    const service = await startFakeService((request, response) => {
      calls += 1;
      request.resume().once('end', () => (calls < 3 ? request.socket.destroy() : response.end('third')));
    });
    const gateway = await startGateway({ EXAMS_URL: service.origin });
    expect((await call(gateway.port, '/api/exams/upload', { method }, body)).status).toBe(status);
    expect(calls).toBe(status === 200 ? 3 : 1);
  });
});
