import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { accountLines } from './start.ts';

describe('accountLines', () => {
  it('names the demo accounts with their password', () => {
    assert.deepEqual(accountLines({}, 'demo'), [
      '  admin@concord.example / peace2026   SUPER_ADMIN',
      '  officer@concord.example / peace2026  ADMIN',
    ]);
  });

  it('does not print a password that was set, and names no ADMIN without the demo data', () => {
    assert.deepEqual(accountLines({ SUPER_ADMIN_PASSWORD: 'secret' }, 'none'), [
      '  admin@concord.example / your SUPER_ADMIN_PASSWORD   SUPER_ADMIN',
    ]);
    const [, officer = ''] = accountLines({ SUPER_ADMIN_PASSWORD: 'secret' }, 'demo');
    assert.match(officer, /printed when the account was made/);
    const [first = ''] = accountLines({ SUPER_ADMIN_EMAIL: 'me@a.example' }, 'demo');
    assert.match(first, /me@a\.example \/ peace2026/);
  });

  it('knows no password without the demo data', () => {
    const [first = ''] = accountLines({}, 'none');
    assert.match(first, /admin@concord\.example \/ the password that was printed/);
  });
});
