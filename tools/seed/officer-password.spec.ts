import assert from 'node:assert/strict';
import { it } from 'node:test';
import { staffRegisterBody } from '@concord/contracts';
import { officerPassword } from './officer-password.ts';

it('is one of this installation, with which an account can be made', () => {
  for (const given of ['peace2026', 'jMxu_oL-qniU-l0L']) {
    const password = officerPassword(given);
    assert.ok(given.startsWith(password));
    staffRegisterBody.parse({ username: 'officer', email: 'officer@concord.example', password });
  }
});
