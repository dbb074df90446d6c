import type { MailServer } from './mail-server';
import { MailServerHealth } from './mail-server-health';

/** A mail server with `verify` only. */
const serverThat = (verify: () => Promise<void>) => ({ verify }) as MailServer;
const nextTick = () => new Promise((resolve) => setImmediate(resolve));

describe('MailServerHealth', () => {
  it('says that no mail server is configured, in which case mails stay in the outbox', () => {
    expect(new MailServerHealth(undefined).check()).toEqual({ status: 'up', detail: 'not configured' });
  });

  it('does not wait for the server, and is degraded after a failed check', async () => {
    const health = new MailServerHealth(serverThat(() => Promise.reject(new Error('refused'))));
    expect(health.check(100_000).status).toBe('up');
    await nextTick();
    expect(health.check(100_001)).toEqual({ status: 'degraded', detail: 'refused' });
  });

  it('checks at most every 30 seconds, and recovers', async () => {
    let asked = 0;
    const health = new MailServerHealth(
      serverThat(() => (++asked === 1 ? Promise.reject(new Error('refused')) : Promise.resolve())),
    );
    for (const now of [100_000, 110_000, 129_999]) {
      health.check(now);
      await nextTick();
    }
    expect(asked).toBe(1);
    health.check(130_000);
    await nextTick();
    expect([asked, health.check(130_001).status]).toEqual([2, 'up']);
  });
});
