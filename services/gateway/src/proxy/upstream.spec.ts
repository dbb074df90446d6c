import { loadEnv } from '@concord/contracts/environment';
import { gatewayEnv } from '../env';
import { DEAD_ORIGIN, GATEWAY_SECRET, until } from '../testing/harness';
import { Replica } from '../testing/replica';
import { Upstream } from './upstream';

const REAL = [
  'Date',
  'nextTick',
  'performance',
  'hrtime',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;
const TIME_OF_A_LOOKUP_MS = 5000;

describe('Upstream', () => {
  const [known, added] = [new Replica('127.0.0.2'), new Replica('127.0.0.3')];
  let upstream: Upstream;

  beforeEach(() => void jest.useFakeTimers({ doNotFake: [...REAL] }));
  afterEach(async () => {
    jest.useRealTimers();
    await upstream.destroy();
    await Promise.all([known.kill(), added.kill()]);
  });

  it('gives a process that comes up beside another no call before it says that it is ready', async () => {
    const port = await known.start();
    await added.start(port);
    added.refuseReady();
    let found = [known.address];
    const env = loadEnv(gatewayEnv, {
      GATEWAY_SECRET,
      STUDENTS_URL: DEAD_ORIGIN,
      EXAMS_URL: DEAD_ORIGIN,
      MEDIA_URL: DEAD_ORIGIN,
      MEMBERS_URL: DEAD_ORIGIN,
    });
    upstream = new Upstream('exams', `http://exams.test:${port}`, env, async () => found);
    await until(() => upstream.pick().address === known.address);
    found = [known.address, added.address];
    jest.advanceTimersByTime(TIME_OF_A_LOOKUP_MS);
    await until(() => upstream.size === 2);
    const picked = () => new Set(Array.from({ length: 4 }, () => upstream.pick().address));
    expect(picked()).toEqual(new Set([known.address]));
    added.beReady();
    jest.advanceTimersByTime(TIME_OF_A_LOOKUP_MS);
    await until(() => picked().size === 2);
  });
});
