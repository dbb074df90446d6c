import { request } from 'undici';
import { loadEnv } from '@concord/contracts/environment';
import { gatewayEnv } from '../env';
import { closeAll, GATEWAY_SECRET, startFakeService, until } from '../testing/harness';
import { UpstreamAddress } from './upstream-address';

describe('UpstreamAddress', () => {
  afterEach(closeAll);

  it('learns that its process drains while another question about it hangs', async () => {
    const service = await startFakeService((asked, response) => {
      if (asked.url === '/health/ready') response.writeHead(503).end('{}');
    });
    const { origin } = service;
    const env = loadEnv(gatewayEnv, {
      GATEWAY_SECRET,
      STUDENTS_URL: origin,
      EXAMS_URL: origin,
      MEDIA_URL: origin,
    });
    const address = new UpstreamAddress(origin, undefined, env);
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
