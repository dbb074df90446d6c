import { SITE_FILES } from '../testing/built-site';
import {
  call,
  closeAll,
  type FakeService,
  makeWebRoot,
  startFakeService,
  startGateway,
  type TestGateway,
  until,
} from '../testing/harness';

/** Refusals per address without delay. */
const FREE = 20;
/** Total refusals per second from which on they are delayed. */
const BUSY = 100;
/** Delay of further refusals. */
const WAIT_MS = 1_000;
/** Timers that stay real, for clients and servers. */
const REAL = [
  'Date',
  'nextTick',
  'performance',
  'hrtime',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
] as const;

describe('one address that is refused again and again', () => {
  let service: FakeService;
  let gateway: TestGateway;
  let answered: string[];

  beforeEach(async () => {
    // A busy machine takes longer than the counting window or the delay of an answer.
    jest.useFakeTimers({ doNotFake: [...REAL] });
    answered = [];
    service = await startFakeService((request, response) => {
      const status = request.url?.startsWith('/student') ? 401 : 200;
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': 2 }).end('{}');
    });
    gateway = await startGateway({
      STUDENTS_URL: service.origin,
      MEDIA_URL: service.origin,
      UPSTREAM_CALLS_MAX: '1',
      WEB_ROOT: await makeWebRoot(SITE_FILES),
    });
  });
  afterEach(async () => {
    jest.useRealTimers();
    await closeAll();
  });

  const get = (path: string, headers: Record<string, string> = {}) => call(gateway.port, path, { headers });
  const note = async (path: string) => {
    const { status } = await get(path);
    answered.push(path);
    return status;
  };

  /** Sends enough refusals, most from another address, to delay further ones. */
  const flood = async (path: string) => {
    const other = { localAddress: '127.0.0.9' };
    await Promise.all(Array.from({ length: BUSY }, () => call(gateway.port, '/api/nowhere', other)));
    for (let count = 0; count < FREE; count += 1) await get(path);
  };

  const afterItsWait = async <T>(waiting: Promise<T>): Promise<T> => {
    let isOver = false;
    void waiting.finally(() => (isOver = true));
    await until(() => {
      jest.advanceTimersByTime(WAIT_MS);
      return isOver;
    });
    return waiting;
  };

  it.each([
    ['calls', '/api/student', 401],
    ['calls that no service has', '/api/nowhere', 404],
    ['pages', '/nowhere', 404],
  ])('waits for the answers to its %s, and for no others', async (_, path, status) => {
    await flood(path);
    const held = note(path);
    const others = [note('/api/gallery'), note('/about')];
    expect(await Promise.all(others)).toEqual([200, 200]);
    expect(answered).not.toContain(path);
    expect(await afterItsWait(held)).toBe(status);
  });

  it('holds no place at the service meanwhile', async () => {
    await flood('/api/student');
    const held = note('/api/student');
    const tries: Promise<unknown>[] = [];
    await until(() => {
      if (service.seen.length > FREE) tries.push(get('/api/student'));
      return service.seen.length > FREE + 1;
    });
    expect(answered).toEqual([]);
    await afterItsWait(Promise.all([held, ...tries]));
  });

  it('is answered at once by a gateway that closes, and not after its five seconds', async () => {
    const first = Array.from({ length: FREE * 5 }, () => get('/api/nowhere').catch(() => undefined));
    await until(() => gateway.logs.filter(({ status }) => status === 404).length === BUSY);
    const held = get('/api/nowhere');
    // Connections are served in their order.
    await get('/api/gallery');
    await gateway.gateway.app.close();
    expect((await held).status).toBe(404);
    await Promise.all(first);
  });
});
