import type { BackupReportBody, BackupStatus } from '@concord/contracts';
import { scrape } from '@concord/observability';
import { StudentsHarness } from '../../../testing/harness';

describe('backups', () => {
  const service = new StudentsHarness();
  const startedAt = '2026-11-28T00:30:00.000Z';
  const report = (body: Partial<BackupReportBody>) =>
    service.internal('/backups', {
      method: 'POST',
      body: { kind: 'copy', ok: true, startedAt, ...body },
    });
  const status = async () =>
    (await service.call<BackupStatus>('/backups', { token: await service.superToken() })).body;
  const metric = async () =>
    (await scrape()).match(/last_success_timestamp_seconds\{kind="copy"\} (\S+)/)?.[1];

  beforeAll(() => service.start());
  afterAll(() => service.stop());

  it('has none at first, which is too old for every alert', async () => {
    expect(await status()).toEqual({});
    expect(await metric()).toBe('0');
  });

  it('tells the last copy and the last trial, and a failure until it is made good', async () => {
    expect((await report({ copy: 'first', documents: 12, files: 3, bytes: 4000 })).status).toBe(200);
    await report({ copy: 'second', documents: 13 });
    await report({ kind: 'verification', copy: 'second' });
    expect(await status()).toMatchObject({
      copy: { copy: 'second', documents: 13, startedAt },
      verification: { copy: 'second' },
    });
    await report({ ok: false, problem: 'no room' });
    expect((await status()).failure).toMatchObject({ kind: 'copy', problem: 'no room' });
    await report({ copy: 'third' });
    expect(await status()).not.toHaveProperty('failure');
  });

  it('refuses what is no report', async () => {
    expect((await report({ documents: -1 })).status).toBe(400);
    expect((await report({ startedAt: 'yesterday' })).status).toBe(400);
    expect((await status()).copy).toMatchObject({ copy: 'third' });
  });
});
