import assert from 'node:assert/strict';
import { it } from 'node:test';
import { staffRegisterBody } from '@concord/contracts';
import { officerPassword } from './officer-password.ts';

const of = (SUPER_ADMIN_PASSWORD: string, SERVICE_SECRET = 'secret-of-this-one') =>
  officerPassword(SUPER_ADMIN_PASSWORD, SERVICE_SECRET);

it('is one of this installation, with which an account can be made', () => {
  const given = 'jMxu_oL-qniU-l0L';
  const password = of(given);
  staffRegisterBody.parse({ username: 'officer', email: 'officer@concord.example', password });
  assert.equal(password, of(given));
  assert.notEqual(password, of(given, 'secret-of-another'));
});

it('tells nothing of the password of the SUPER_ADMIN', () => {
  for (const given of ['jMxu_oL-qniU-l0L', 'secret12']) assert.equal(given.startsWith(of(given)), false);
  assert.equal(of('jMxu_oL-qniU-l0L'), of('another1'));
});

it('is the known one beside the known one', () => assert.equal(of('peace2026'), 'peace2026'));
