import { setTimeout as sleep } from 'node:timers/promises';
import type { FeesCurrent } from '@concord/contracts';
import { SPECIFIED_FEES } from '@concord/contracts/fees';
import { join } from 'node:path';
import { SITE_FILES } from '../testing/built-site';
import { call, closeAll, DEAD_ORIGIN, makeWebRoot, startFakeService, startGateway } from '../testing/harness';

const table = (version: number, subscription: number): FeesCurrent => ({
  version,
  from: '2026-01-01',
  fees: { ...SPECIFIED_FEES, Full: { ...SPECIFIED_FEES.Full, subscription } },
});
const FIRST: FeesCurrent = { version: 0, from: '1950-01-01', fees: SPECIFIED_FEES };
const BUILT = '<p>about</p>';

let reply: { status: number; body: unknown };
/** Time of the gateway, which tests move on. */
let now: number;

async function start(origin?: string, render?: () => Promise<string>) {
  const service = await startFakeService((_request, response) => {
    response.writeHead(reply.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(reply.body));
  });
  const root = await makeWebRoot(SITE_FILES);
  const other = await makeWebRoot({
    ...SITE_FILES,
    'site/dist/about.html': '<p>other fees</p>',
    'site/dist/documents/form.pdf': 'other form',
  });
  const rendered: number[] = [];
  const { port, logs } = await startGateway(
    { MEMBERS_URL: origin ?? service.origin, WEB_ROOT: root },
    {
      renderWithFees: (fees) => {
        rendered.push(fees.version);
        return render?.() ?? Promise.resolve(join(fees.version === 0 ? root : other, 'site/dist'));
      },
    },
  );
  const get = async (path: string) => (await call(port, path)).body.toString();
  /** Visits a page, and gives the look behind it time to end. */
  const visit = async () => {
    const text = await get('/about');
    await sleep(150);
    return text;
  };
  return { get, visit, rendered, logs, seen: service.seen };
}

beforeEach(() => {
  reply = { status: 200, body: FIRST };
  now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await closeAll();
});

describe('the fees of the site', () => {
  it('leaves the built pages while the first table is in force', async () => {
    const { visit, rendered, seen } = await start();
    await visit();
    expect(await visit()).toBe(BUILT);
    expect([rendered, seen.length]).toEqual([[], 1]);
  });

  it('renders pages and files once for another table, and those of the next table later', async () => {
    reply = { status: 200, body: table(1, 600_000) };
    const { get, visit, rendered } = await start();
    expect(await visit()).toBe(BUILT);
    expect(await visit()).toBe('<p>other fees</p>');
    expect(await get('/documents/form.pdf')).toBe('other form');
    now += 10_000;
    await visit();
    expect(rendered).toEqual([1]);
    reply = { status: 200, body: table(2, 700_000) };
    now += 10_000;
    await visit();
    expect(rendered).toEqual([1, 2]);
    reply = { status: 200, body: FIRST };
    now += 10_000;
    await visit();
    expect(await visit()).toBe(BUILT);
  });

  it.each([
    ['cannot be reached', DEAD_ORIGIN, 200],
    ['fails', undefined, 500],
  ])(
    'leaves the pages as they are when the service %s, and asks again later',
    async (_case, origin, status) => {
      reply = { status, body: {} };
      const { visit, rendered, logs } = await start(origin);
      await visit();
      while (!logs.some(({ msg }) => msg === 'the fee table could not be read')) await sleep(50);
      expect(await visit()).toBe(BUILT);
      expect(rendered).toEqual([]);
    },
  );

  it('tries again minutes after a rendering failed', async () => {
    reply = { status: 200, body: table(1, 600_000) };
    const { visit, rendered, logs } = await start(undefined, () => Promise.reject(new Error('no space')));
    await visit();
    now += 10_000;
    expect(await visit()).toBe(BUILT);
    expect(rendered).toEqual([1]);
    expect(logs.map(({ msg }) => msg)).toContain(
      'the pages could not be rendered with the fee table in force',
    );
    now += 300_000;
    await visit();
    expect(rendered).toEqual([1, 1]);
  });
});
