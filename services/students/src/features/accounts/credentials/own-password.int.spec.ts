import type { StaffSession } from '@concord/contracts';
import { AuditTrail } from '@concord/nest-platform';
import { FactorUser } from '../../../testing/factor-user';
import { claimsOf, StudentsHarness } from '../../../testing/harness';

const NEXT = 'river88x';

describe('OwnPasswordService', () => {
  const service = new StudentsHarness();
  beforeAll(() => service.start());
  afterAll(() => service.stop());

  const change = (token: string | undefined, body: object) =>
    service.call<{ token: string; code: string; message: string; issues: unknown }>('/auth/password', {
      method: 'PATCH',
      body: { current: 'mango-9tw', next: NEXT, ...body },
      token,
    });
  const statusOf = async (token: string) => (await service.call('/auth/me', { token })).status;

  it('changes the password and ends all other sign-ins', async () => {
    const user = await FactorUser.of(service, 'ADMIN');
    const other = (await user.signIn()).body.token;
    const audited = jest.spyOn(service.get<AuditTrail>(AuditTrail), 'change');
    const { status, body } = await change(user.token, {});
    expect(status).toBe(200);
    expect(audited.mock.calls.map(([{ action }]) => action)).toEqual(['staff.password-change']);
    audited.mockRestore();
    expect(await Promise.all([user.token, other, body.token].map(statusOf))).toEqual([401, 401, 200]);
    const { body: sessions } = await service.call<StaffSession[]>('/auth/sessions', { token: body.token });
    expect(sessions.map(({ _id, isCurrent }) => [_id, isCurrent])).toEqual([
      [claimsOf(user.token).sid, true],
    ]);
    expect(claimsOf(body.token).exp).toBeLessThanOrEqual(Number(claimsOf(user.token).exp));
    expect((await user.signIn()).status).toBe(401);
    expect((await user.signIn(undefined, {}, NEXT)).status).toBe(200);
  });

  it('works for an account that awaits approval, and for a token of an earlier release', async () => {
    const user = await FactorUser.of(service, 'PENDING');
    const ver = Number(claimsOf(user.token).ver);
    const old = service.tokens.staff('PENDING', { id: user.id, ver });
    const { status, body } = await change(old, {});
    expect([status, claimsOf(body.token).sid]).toEqual([200, undefined]);
    expect(await statusOf(body.token)).toBe(200);
  });

  it('refuses a wrong present password at its field, on record, without signing out', async () => {
    const user = await FactorUser.of(service, 'ADMIN');
    const record = jest.spyOn(service.get<AuditTrail>(AuditTrail), 'record');
    const { status, body } = await change(user.token, { current: 'not-it' });
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    expect(body.issues).toEqual([{ path: 'current', message: 'This is not your current password' }]);
    expect(record).toHaveBeenCalledWith(
      expect.objectContaining({ action: 'staff.password-change', outcome: 'refused' }),
    );
    record.mockRestore();
    expect(await statusOf(user.token)).toBe(200);
    expect((await user.signIn()).status).toBe(200);
  });

  it('limits wrong present passwords like those of a sign-in', async () => {
    const user = await FactorUser.of(service, 'ADMIN');
    const headers = { 'x-client-address': '10.77.0.1' };
    const statuses = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push(
        (
          await service.call('/auth/password', {
            method: 'PATCH',
            body: { current: 'not-it', next: NEXT },
            token: user.token,
            headers,
          })
        ).status,
      );
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it.each([
    ['12345', 'Password Must be above six characters'],
    ['12345678901', 'password must be below 10 characters'],
    ['password', expect.stringMatching(/most common/)],
    ['someone1', expect.stringMatching(/username or your e-mail/)],
    ['mango-9tw', 'This is your current password. Please choose another'],
  ])('refuses %s as the next one', async (next, message) => {
    const user = await FactorUser.of(service, 'PENDING');
    const { status, body } = await change(user.token, { next });
    expect(status).toBe(400);
    expect(body.issues).toEqual([{ path: 'next', message }]);
    expect((await user.signIn()).status).toBe(200);
  });

  it('refuses operators, unknown keys and callers without a token', async () => {
    const { token } = await service.account('PENDING');
    expect((await change(token, { current: { $ne: '' } })).status).toBe(400);
    expect((await change(token, { role: 'SUPER_ADMIN' })).status).toBe(400);
    expect((await change(undefined, {})).status).toBe(401);
    expect((await change(service.tokens.candidate('a'.repeat(24)), {})).status).toBe(403);
  });

  it('asks an account with a factor for a code, unless it gave one in the last minutes', async () => {
    const user = await FactorUser.enrolled(service, 'ADMIN');
    const old = await user.tokenOfMinutesAgo(11, 'ADMIN');
    const without = await change(old, {});
    expect([without.status, without.body.code]).toEqual([403, 'CONFIRMATION_NEEDED']);
    const wrong = await change(old, { code: user.wrongCode() });
    expect([wrong.status, wrong.body.issues]).toEqual([400, [expect.objectContaining({ path: 'code' })]]);
    const right = await change(old, { code: await user.freshCode() });
    expect(right.status).toBe(200);
    expect(claimsOf(right.body.token).cfa).toBeGreaterThan(Date.now() / 1000 - 60);
    const again = await change(right.body.token, { current: NEXT, next: 'river99x' });
    expect(again.status).toBe(200);
    expect((await user.signIn(undefined, {}, 'river99x')).body.code).toBe('SECOND_FACTOR');
  });
});
