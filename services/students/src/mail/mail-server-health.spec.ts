import type { MailServer } from './mail-server';
import { MailServerHealth } from './mail-server-health';

/** The mail server at its boundary; `verify` is all that health asks of it. */
const serverThat = (verify: () => Promise<void>) => ({ verify }) as MailServer;
const afterwards = () => new Promise((resolve) => setImmediate(resolve));

describe('MailServerHealth', () => {
  it('is up where no mail server is set', () => {
    expect(new MailServerHealth(undefined).check()).toMatchObject({ status: 'up' });
  });

  it('never waits for the server, and says degraded once it is known to be away', async () => {
    const health = new MailServerHealth(serverThat(() => Promise.reject(new Error('refused'))));
    expect(health.check(100_000).status).toBe('up');
    await afterwards();
    expect(health.check(100_001)).toEqual({ status: 'degraded', detail: 'refused' });
  });

  it('asks at most every half minute, and notices that the server is back', async () => {
    let asked = 0;
    const health = new MailServerHealth(
      serverThat(() => (++asked === 1 ? Promise.reject(new Error('refused')) : Promise.resolve())),
    );
    for (const now of [100_000, 110_000, 129_999]) {
      health.check(now);
      await afterwards();
    }
    expect(asked).toBe(1);
    health.check(130_000);
    await afterwards();
    expect([asked, health.check(130_001).status]).toEqual([2, 'up']);
  });
});
