import type { SessionStateAnswer } from '@concord/contracts';
import { Types } from 'mongoose';
import { claimsOf, StudentsHarness } from '../../../testing/harness';

describe('SessionCheckService', () => {
  const service = new StudentsHarness();
  let superToken: string;
  beforeAll(async () => {
    await service.start({ STAFF_MFA: 'required' });
    const { email } = await service.account('PENDING');
    // The token stems from before a second factor was required.
    await service.collection('staff').updateOne({ email }, { $set: { role: 'SUPER_ADMIN' } });
    const { id, ver } = await accountOf(email);
    superToken = service.tokens.staff('SUPER_ADMIN', { id, ver });
  });
  afterAll(() => service.stop());

  const accountOf = async (email: string) => {
    const record = await service.collection('staff').findOne({ email });
    return { id: String(record?._id), ver: Number(record?.ver) };
  };
  const check = (token: string) => service.call<SessionStateAnswer>('/auth/session', { token });
  const setRole = (id: string, role: string) =>
    service.call(`/admin/${id}`, { method: 'PATCH', body: { role }, token: superToken });
  const statusOf = async (path: string, token: string) => (await service.call(path, { token })).status;

  it('gives the page that waits for an approval its rights, without another sign-in', async () => {
    const { id, token } = await service.account('PENDING');
    const pending = (await check(token)).body;
    expect(pending).not.toHaveProperty('token');
    expect(pending).not.toHaveProperty('build');
    await setRole(id, 'ADMIN');
    expect(await statusOf('/student', token)).toBe(403);
    const { body } = await check(token);
    expect(body).toMatchObject({ role: 'ADMIN', admin: id, build: { version: 'dev', commit: 'unknown' } });
    const renewed = body.token ?? '';
    expect(claimsOf(renewed).sid).toBe(claimsOf(token).sid);
    expect(await statusOf('/student', renewed)).toBe(200);
    expect((await check(renewed)).body).not.toHaveProperty('token');
    const again = await service.call<SessionStateAnswer>('/auth/me', { token });
    expect(claimsOf(again.body.token ?? '')).toMatchObject({ sid: claimsOf(token).sid, role: 'ADMIN' });
    await setRole(id, 'PENDING');
    expect([await statusOf('/auth/session', renewed), await statusOf('/auth/session', token)]).toEqual([
      401, 401,
    ]);
  });

  it('tells a session of before that a second factor is needed now', async () => {
    const { body } = await check(superToken);
    expect(body.factor).toBe('needed');
    const refused = await service.call('/admin', { token: body.token ?? '' });
    expect(refused.body.code).toBe('FACTOR_NEEDED');
  });

  it('keeps no idle session alive', async () => {
    const { token } = await service.account('PENDING');
    const _id = new Types.ObjectId(String(claimsOf(token).sid));
    const lastSeenAt = new Date(Date.now() - 3_600_000);
    await service.collection('sessions').updateOne({ _id }, { $set: { lastSeenAt } });
    await check(token);
    expect((await service.collection('sessions').findOne({ _id }))?.lastSeenAt).toEqual(lastSeenAt);
  });

  it('counts who waits', async () => {
    const count = async () =>
      (await service.call<{ count: number }>('/admin/pending-count', { token: superToken })).body.count;
    const before = await count();
    const { id } = await service.account('PENDING');
    expect(await count()).toBe(before + 1);
    await setRole(id, 'ADMIN');
    expect(await count()).toBe(before);
  });
});
