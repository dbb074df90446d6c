import type { FactorState, StaffAccount } from '@concord/contracts';
import { AuditTrail } from '@concord/nest-platform';
import { Types } from 'mongoose';
import { FactorUser } from '../../../testing/factor-user';
import { claimsOf, StudentsHarness } from '../../../testing/harness';

const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

describe('the second factor of staff', () => {
  const service = new StudentsHarness();
  beforeAll(() => service.start());
  afterAll(() => service.stop());

  const stored = (user: FactorUser) =>
    service.collection('factors').findOne({ _id: new Types.ObjectId(user.id) });
  const statusOf = async (token: string, path = '/auth/me') => (await service.call(path, { token })).status;
  const state = async (token: string) => (await service.call<FactorState>('/auth/factor', { token })).body;
  const actionsOf = (user: FactorUser, spy: jest.SpyInstance) =>
    spy.mock.calls
      .map(([event]) => event as { action: string; outcome?: string; target?: { id?: string } })
      .filter(({ target }) => target?.id === user.id)
      .map(({ action, outcome }) => `${action} ${outcome ?? 'change'}`);

  describe('setting it up', () => {
    it('takes the password and a code, gives ten recovery codes, and ends all other sign-ins', async () => {
      const user = await FactorUser.of(service, 'ADMIN');
      const [before, other] = [user.token, (await user.signIn()).body.token];
      expect(await state(before)).toEqual({ enabled: false, required: false, recoveryCodesLeft: 0 });
      const begun = await user.begin();
      expect(begun.body.uri).toContain(`secret=${begun.body.secret}`);
      expect(await statusOf(other)).toBe(200);
      const { status, body } = await user.enable();
      expect([status, body.recoveryCodes.length]).toEqual([200, 10]);
      expect(await Promise.all([before, other, user.token].map((token) => statusOf(token)))).toEqual([
        401, 401, 200,
      ]);
      expect(await state(user.token)).toEqual({
        enabled: true,
        required: false,
        since: expect.any(String),
        recoveryCodesLeft: 10,
      });
      expect((await service.call('/auth/me', { token: user.token })).body.factor).toBe('on');
      expect(claimsOf(user.token).sid).toBe(claimsOf(before).sid);
      expect(claimsOf(user.token).exp).toBeLessThanOrEqual(Number(claimsOf(before).exp));
    });

    it('stores neither the secret nor a recovery code as it is', async () => {
      const user = await FactorUser.enrolled(service, 'PENDING');
      const text = JSON.stringify(await stored(user));
      for (const secret of [user.secret, ...user.recoveryCodes, user.recoveryCodes[0]?.replaceAll('-', '')])
        expect(text).not.toContain(secret);
    });

    it('is refused with a wrong password, a wrong code, before it was begun, and when it took too long', async () => {
      const user = await FactorUser.of(service, 'PENDING');
      user.secret = 'JBSWY3DPEHPK3PXP';
      expect(await user.enable()).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
      expect(await user.begin('not-it')).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'password', message: 'This is not your current password' }] },
      });
      await user.begin();
      expect(await user.enable(user.wrongCode())).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION', issues: [{ path: 'code' }] },
      });
      expect((await state(user.token)).enabled).toBe(false);
      await service
        .collection('factors')
        .updateOne(
          { _id: new Types.ObjectId(user.id) },
          { $set: { 'pending.until': new Date(Date.now() - 1000) } },
        );
      expect((await user.enable()).status).toBe(409);
      expect((await user.signIn()).status).toBe(200);
    });

    it('moves to another app by a recent code and the password, and the old app counts until then', async () => {
      const user = await FactorUser.enrolled(service, 'PENDING');
      const [token, secret] = [user.token, user.secret];
      user.token = await user.tokenOfMinutesAgo(11, 'PENDING');
      expect(await user.begin()).toMatchObject({ status: 403, body: { code: 'CONFIRMATION_NEEDED' } });
      user.token = token;
      await user.begin();
      expect(user.secret).not.toBe(secret);
      expect((await user.signIn(user.code())).status).toBe(401);
      expect((await user.enable()).status).toBe(200);
      expect((await user.signIn(await user.freshCode())).status).toBe(200);
    });
  });

  describe('signing in', () => {
    it('asks for a code after the right password, also from a known device', async () => {
      const user = await FactorUser.enrolled(service, 'ADMIN');
      const known = await user.signIn(await user.freshCode());
      expect(known).toMatchObject({ status: 200, body: { factor: 'on', role: 'ADMIN' } });
      expect(claimsOf(known.body.token).cfa).toEqual(expect.any(Number));
      const cookie = known.headers.get('set-cookie')?.split(';')[0] ?? '';
      for (const headers of [{}, { cookie }]) {
        const {
          status,
          body,
          headers: answered,
        } = await user.signIn(undefined, headers as { cookie: string });
        expect([status, body.code, body.token]).toEqual([401, 'SECOND_FACTOR', undefined]);
        expect(answered.get('set-cookie')).toBeNull();
      }
      const wrongPassword = await user.signIn(await user.freshCode(), {}, 'not-it');
      expect([wrongPassword.status, wrongPassword.body.code]).toEqual([401, 'INVALID_CREDENTIALS']);
    });

    it('refuses a wrong code and one that was used, which are on record', async () => {
      const user = await FactorUser.enrolled(service, 'PENDING');
      const record = jest.spyOn(service.get<AuditTrail>(AuditTrail), 'record');
      const code = await user.freshCode();
      expect((await user.signIn(code)).status).toBe(200);
      for (const given of [user.wrongCode(), code, user.code(-1)]) {
        const { status, body } = await user.signIn(given);
        expect([status, body.code]).toEqual([401, 'SECOND_FACTOR']);
        expect(body.message).toBe('That code is not right. Codes change every 30 seconds');
      }
      expect(actionsOf(user, record)).toEqual([
        'staff.sign-in done',
        ...Array(3).fill('staff.sign-in refused'),
      ]);
      record.mockRestore();
    });

    it('takes one code once, also by parallel sign-ins', async () => {
      const user = await FactorUser.enrolled(service, 'PENDING');
      const code = await user.freshCode();
      const answers = await Promise.all(times(4, () => user.signIn(code)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    });

    it('takes a recovery code once, however it is typed, and tells how many are left', async () => {
      const user = await FactorUser.enrolled(service, 'PENDING');
      const record = jest.spyOn(service.get<AuditTrail>(AuditTrail), 'record');
      const typed = user.recoveryCodes[3]?.toLowerCase().replaceAll('-', ' ');
      const answers = await Promise.all(times(3, () => user.signIn(typed)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
      expect((await state(user.token)).recoveryCodesLeft).toBe(9);
      expect(actionsOf(user, record)).toContain('staff.recovery-use done');
      record.mockRestore();
    });

    it('makes wrong codes wait, not the password and nobody else', async () => {
      const [user, other] = [
        await FactorUser.enrolled(service, 'PENDING'),
        await FactorUser.enrolled(service, 'PENDING'),
      ];
      const statuses = [];
      for (let n = 0; n < 6; n += 1) statuses.push((await user.signIn(user.wrongCode())).status);
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
      const waiting = await user.signIn(await user.freshCode());
      expect(waiting.status).toBe(429);
      expect(Number(waiting.headers.get('retry-after'))).toBeLessThanOrEqual(30);
      expect((await user.post('confirm', { code: user.code() })).status).toBe(429);
      expect((await user.signIn()).body.code).toBe('SECOND_FACTOR');
      expect((await other.signIn(await other.freshCode())).status).toBe(200);
    });

    it('answers a damaged secret with 503, and takes a recovery code', async () => {
      const user = await FactorUser.enrolled(service, 'PENDING');
      const filter = { _id: new Types.ObjectId(user.id) };
      await service.collection('factors').updateOne(filter, { $set: { secret: 'other.AAAA' } });
      expect((await user.signIn(user.code())).status).toBe(503);
      expect((await user.signIn(user.recoveryCodes[0])).status).toBe(200);
    });
  });

  describe('confirming', () => {
    it('is asked for before a change of a role when the last code is old, and then passes', async () => {
      const [user, target] = [
        await FactorUser.enrolled(service, 'SUPER_ADMIN'),
        await service.account('PENDING'),
      ];
      const change = (token: string, role: string) =>
        service.call(`/admin/${target.id}`, { method: 'PATCH', body: { role }, token });
      expect((await change(user.token, 'ADMIN')).status).toBe(200);
      const old = await user.tokenOfMinutesAgo(11, 'SUPER_ADMIN');
      expect(await change(old, 'PENDING')).toMatchObject({
        status: 403,
        body: {
          code: 'CONFIRMATION_NEEDED',
          message: 'Enter a code from your authenticator app to continue',
        },
      });
      expect((await service.call(`/admin/${target.id}`, { method: 'DELETE', token: old })).status).toBe(403);
      expect(await statusOf(old, '/admin')).toBe(200);
      const { status, body } = await user.post('confirm', { code: await user.freshCode() }, old);
      expect(status).toBe(200);
      expect(claimsOf(String(body.token)).exp).toBeLessThanOrEqual(Number(claimsOf(old).exp));
      expect((await change(String(body.token), 'PENDING')).status).toBe(200);
    });

    it('goes on with the same session, and writes no record of a refusal', async () => {
      const user = await FactorUser.enrolled(service, 'ADMIN');
      const record = jest.spyOn(service.get<AuditTrail>(AuditTrail), 'record');
      user.token = (await user.signIn(await user.freshCode())).body.token;
      const { body } = await user.post('confirm', { code: user.recoveryCodes[0] });
      expect(claimsOf(String(body.token)).sid).toBe(claimsOf(user.token).sid);
      const old = await user.tokenOfMinutesAgo(30, 'ADMIN');
      expect((await user.post('factor/begin', { password: 'mango-9tw' }, old)).status).toBe(403);
      expect(record.mock.calls.filter(([{ action }]) => action === 'access.refuse')).toEqual([]);
      record.mockRestore();
    });

    it('refuses a wrong code without signing out, and an account without a factor', async () => {
      const [user, without] = [
        await FactorUser.enrolled(service, 'ADMIN'),
        await FactorUser.of(service, 'ADMIN'),
      ];
      expect(await user.post('confirm', { code: user.wrongCode() })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'code' }] },
      });
      expect(await statusOf(user.token)).toBe(200);
      expect((await without.post('confirm', { code: '123456' })).status).toBe(409);
      expect((await user.post('confirm', { code: { $gt: '' } })).status).toBe(400);
    });
  });

  it('gives new recovery codes for password and code, and voids the old ones', async () => {
    const user = await FactorUser.enrolled(service, 'PENDING');
    const [old] = user.recoveryCodes;
    const ask = async (password: string, code: string) =>
      user.post<{ recoveryCodes: string[] }>('factor/recovery-codes', { password, code });
    expect((await ask('not-it', await user.freshCode())).status).toBe(400);
    expect((await ask('mango-9tw', user.wrongCode())).status).toBe(400);
    const { status, body } = await ask('mango-9tw', await user.freshCode());
    expect([status, body.recoveryCodes.length]).toEqual([200, 10]);
    expect((await user.signIn(old)).status).toBe(401);
    expect((await user.signIn(body.recoveryCodes[0])).status).toBe(200);
  });

  it('is turned off by password and code, which ends all other sign-ins', async () => {
    const user = await FactorUser.enrolled(service, 'ADMIN');
    const other = (await user.signIn(await user.freshCode())).body.token;
    const disable = async (password: string, code: string) =>
      user.post<{ token: string }>('factor/disable', { password, code });
    expect((await disable('not-it', await user.freshCode())).status).toBe(400);
    expect((await disable('mango-9tw', user.wrongCode())).status).toBe(400);
    const { status, body } = await disable('mango-9tw', await user.freshCode());
    expect(status).toBe(200);
    expect([await statusOf(other), await statusOf(body.token)]).toEqual([401, 200]);
    expect(claimsOf(body.token).cfa).toBeUndefined();
    const signedIn = await user.signIn();
    expect([signedIn.status, signedIn.body.factor]).toEqual([200, undefined]);
    expect(await stored(user)).toBeNull();
  });

  describe('taking it off another account', () => {
    const reset = (id: string, token: string) =>
      service.call(`/admin/${id}/factor`, { method: 'DELETE', token });

    it('signs that out everywhere, and is on record', async () => {
      const superToken = await service.superToken();
      const user = await FactorUser.enrolled(service, 'ADMIN');
      const listed = await service.call<StaffAccount[]>('/admin', { token: superToken });
      expect(listed.body.find(({ _id }) => _id === user.id)?.factor).toBe('on');
      const change = jest.spyOn(service.get<AuditTrail>(AuditTrail), 'change');
      expect(await reset(user.id, superToken)).toMatchObject({ status: 200, body: { _id: user.id } });
      expect(actionsOf(user, change)).toEqual(['staff.factor-reset change']);
      change.mockRestore();
      expect(await statusOf(user.token)).toBe(401);
      expect((await user.signIn()).status).toBe(200);
      expect((await reset(user.id, superToken)).status).toBe(404);
    });

    it('is refused for an unknown account, the own one, and others than a SUPER_ADMIN', async () => {
      const [superToken, user] = [
        await service.superToken(),
        await FactorUser.enrolled(service, 'SUPER_ADMIN'),
      ];
      expect((await reset('f'.repeat(24), superToken)).status).toBe(404);
      expect((await reset(user.id, user.token)).status).toBe(409);
      expect((await reset(user.id, (await service.account('ADMIN')).token)).status).toBe(403);
      expect((await reset(user.id, await user.tokenOfMinutesAgo(11, 'SUPER_ADMIN'))).body.code).toBe(
        'CONFIRMATION_NEEDED',
      );
    });
  });

  it('goes with the account', async () => {
    const user = await FactorUser.enrolled(service, 'ADMIN');
    await service.call(`/admin/${user.id}`, { method: 'DELETE', token: await service.superToken() });
    expect(await stored(user)).toBeNull();
  });
});
