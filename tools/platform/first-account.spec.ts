import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PlatformSettings } from './platform-settings.ts';
import { firstAccount, requireNoDemoAccounts, requireOwnPassword } from './first-account.ts';

const LOCAL = { publicHost: '127.0.0.1', publicUrl: 'http://localhost:8080', seed: 'demo' };
const settings = (change: Partial<PlatformSettings>) => ({ ...LOCAL, ...change }) as PlatformSettings;

describe('firstAccount', () => {
  it('has the password of the demo with the demo data only', () => {
    assert.equal(firstAccount('demo', {}).SUPER_ADMIN_PASSWORD, 'peace2026');
    assert.equal(firstAccount('none', {}).SUPER_ADMIN_PASSWORD, undefined);
    assert.equal(firstAccount('none', { SUPER_ADMIN_PASSWORD: 'own-one' }).SUPER_ADMIN_PASSWORD, 'own-one');
    assert.equal(firstAccount('none', {}).SUPER_ADMIN_EMAIL, 'admin@concord.example');
  });
});

const OPENED: Partial<PlatformSettings>[] = [
  { publicHost: '0.0.0.0' },
  { publicHost: '::' },
  { publicHost: '192.168.1.4' },
  { publicUrl: 'https://exams.institute.example' },
  { publicUrl: 'http://localhost.institute.example' },
];

describe('requireOwnPassword', () => {
  for (const change of OPENED)
    it(`refuses the known password where others reach the product: ${JSON.stringify(change)}`, () => {
      const refused = /^LauncherError: (HOST|PUBLIC_URL) is .*SEED=none.*SUPER_ADMIN_PASSWORD of your own\.$/;
      assert.throws(() => requireOwnPassword(settings(change), {}), refused);
      assert.throws(
        () =>
          requireOwnPassword(settings({ ...change, seed: 'none' }), { SUPER_ADMIN_PASSWORD: 'peace2026' }),
        refused,
      );
      requireOwnPassword(settings({ ...change, seed: 'none' }), {});
      requireOwnPassword(settings(change), { SUPER_ADMIN_PASSWORD: 'own-one' });
    });

  for (const change of [{}, { publicHost: '::1' }, { publicHost: 'localhost', publicUrl: 'http://[::1]:80' }])
    it(`takes it on this machine: ${JSON.stringify(change)}`, () => requireOwnPassword(settings(change), {}));
});

describe('requireNoDemoAccounts', () => {
  it('refuses stored accounts with it where others reach the product, and tells the way out', () => {
    const [opened = {}] = OPENED;
    const accounts = ['admin@concord.example'];
    assert.throws(
      () => requireNoDemoAccounts(settings(opened), accounts),
      /password of admin@concord\.example\. Start once with SUPER_ADMIN_PASSWORD/,
    );
    requireNoDemoAccounts(settings(opened), []);
    requireNoDemoAccounts(settings({}), accounts);
  });
});
