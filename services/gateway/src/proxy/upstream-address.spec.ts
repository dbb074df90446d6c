import { request } from 'undici';
import { loadEnv } from '@concord/contracts/environment';
import { gatewayEnv } from '../env';
import { closeAll, DEAD_ORIGIN, GATEWAY_SECRET, startFakeService, until } from '../testing/harness';
import { UpstreamAddress } from './upstream-address';

const addressOf = (origin: string): UpstreamAddress => {
  const urls = { STUDENTS_URL: origin, EXAMS_URL: origin, MEDIA_URL: origin, MEMBERS_URL: origin };
  return new UpstreamAddress(origin, undefined, loadEnv(gatewayEnv, { GATEWAY_SECRET, ...urls }));
};

describe('UpstreamAddress', () => {
  afterEach(closeAll);

  it('is preferred while it takes connections, however slow, to one that takes none', async () => {
    const { origin } = await startFakeService(() => undefined);
    const [slow, away] = [addressOf(origin), addressOf(DEAD_ORIGIN)];
    await Promise.all([slow.checkReady(), away.checkReady()]);
    slow.inFlight = 100;
    const now = Date.now();
    expect([slow.state(now), away.state(now)]).toEqual(['down', 'down']);
    expect(slow.rank(now)).toBeLessThan(away.rank(now));
    await Promise.all([slow.destroy(), away.destroy()]);
  });

  it('learns that its process drains while another question about it hangs', async () => {
    const service = await startFakeService((asked, response) => {
      if (asked.url === '/health/ready') response.writeHead(503).end('{}');
    });
    const { origin } = service;
    const address = addressOf(origin);
    const usable = address.rank(Date.now());
    const hanging = request(`${origin}/health/stores`, {
      dispatcher: address.probes,
      headersTimeout: 600_000,
    }).catch(() => 'broken off');
    await until(() => service.seen.length === 1);
    await address.checkReady();
    expect(address.rank(Date.now())).toBeGreaterThan(usable);
    await address.destroy();
    expect(await hanging).toBe('broken off');
  });
});
