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

/** Refusals of an address that are answered at once. */
const FREE = 20;

describe('one address that is refused again and again', () => {
  let service: FakeService;
  let gateway: TestGateway;
  let answered: string[];

  beforeEach(async () => {
    answered = [];
    service = await startFakeService((request, response) => {
      const status = request.url?.startsWith('/student') ? 401 : 200;
      response.writeHead(status, { 'content-type': 'application/json', 'content-length': 2 }).end('{}');
    });
    // Always a flood, and a wait that only the end of the gateway ends: a slow machine changes nothing.
    const refusalLimits = { free: FREE, busy: 0, stepMs: 600_000, windowMs: 600_000 };
    gateway = await startGateway(
      {
        STUDENTS_URL: service.origin,
        MEDIA_URL: service.origin,
        UPSTREAM_CALLS_MAX: '1',
        WEB_ROOT: await makeWebRoot(SITE_FILES),
      },
      { refusalLimits },
    );
  });
  afterEach(closeAll);

  const get = (path: string) => call(gateway.port, path);
  const note = async (path: string) => {
    const { status } = await get(path);
    answered.push(path);
    return status;
  };

  /** Causes enough refusals to delay further ones. */
  const flood = async (path: string) => {
    for (let count = 0; count < FREE; count += 1) await get(path);
  };

  it.each([
    ['calls', '/api/student', 401],
    ['calls that no service has', '/api/nowhere', 404],
    ['pages', '/nowhere', 404],
  ])('waits for the answers to its %s, and for no others', async (_, path, status) => {
    await flood(path);
    const held = note(path);
    expect(await Promise.all([note('/api/gallery'), note('/about')])).toEqual([200, 200]);
    expect(answered).not.toContain(path);
    await gateway.gateway.app.close();
    expect(await held).toBe(status);
  });

  it('holds no place at the service meanwhile', async () => {
    await flood('/api/student');
    const first = note('/api/student');
    await until(() => service.seen.length > FREE);
    // One more, not one after the other: those on their way when the gateway closes would never be answered.
    const second = note('/api/student');
    await until(() => service.seen.length > FREE + 1);
    expect(answered).toEqual([]);
    await gateway.gateway.app.close();
    await Promise.all([first, second]);
  });

  it('is answered at once by a gateway that closes', async () => {
    await flood('/api/nowhere');
    const held = get('/api/nowhere');
    // Connections are served in their order.
    await get('/api/gallery');
    await gateway.gateway.app.close();
    expect((await held).status).toBe(404);
  });
});
