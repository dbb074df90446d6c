import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Api } from './api.ts';
import { ensureOfficer } from './staff.ts';

/** An API that writes down who signs up and in. */
function recordingApi(passwords: unknown[]): Api {
  const api = {
    call: async (_method: string, path: string, body?: { password: string }) => {
      if (path.startsWith('auth/')) passwords.push([path, body?.password]);
      const officer = { _id: '1', email: 'officer@concord.example', role: 'ADMIN' };
      return path.startsWith('admin?') ? [officer] : { token: 'x' };
    },
    as: () => api,
  };
  return api as unknown as Api;
}

it('gives the demo ADMIN no password that everybody knows', async () => {
  const passwords: unknown[] = [];
  const api = recordingApi(passwords);
  await ensureOfficer(api, api, 'of-this-installation');
  assert.deepEqual(passwords, [
    ['auth/register', 'of-this-installation'],
    ['auth/login', 'of-this-installation'],
  ]);
});
