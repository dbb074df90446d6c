import type { AuditRecord, LoginAnswer, SessionStateAnswer, StaffAccount } from '@concord/contracts';
import { Types } from 'mongoose';
import { claimsOf, StudentsHarness } from '../../../testing/harness';

describe('the finance permission', () => {
  const service = new StudentsHarness();
  let superToken: string;
  beforeAll(async () => {
    await service.start();
    superToken = await service.superToken();
  });
  afterAll(() => service.stop());

  const patch = (id: string, body: unknown, token = superToken) =>
    service.call<StaffAccount & { code?: string }>(`/admin/${id}`, { method: 'PATCH', body, token });
  const check = (token: string) => service.call<SessionStateAnswer>('/auth/session', { token });
  const listed = async (email: string) =>
    (await service.call<StaffAccount[]>(`/admin?search=${email}`, { token: superToken })).body[0];
  const signIn = async (email: string) =>
    (await service.call<LoginAnswer>('/auth/login', { body: { email, password: 'mango-9tw' } })).body;

  it('reaches the open page of an ADMIN without another sign-in', async () => {
    const { id, email, token } = await service.account('ADMIN');
    expect(claimsOf(token)).not.toHaveProperty('finance');
    expect((await patch(id, { finance: true })).body).toMatchObject({ role: 'ADMIN', finance: true });
    expect((await listed(email))?.finance).toBe(true);
    const { body } = await check(token);
    expect(body).toMatchObject({ role: 'ADMIN', finance: true });
    const { sid, ver } = claimsOf(token);
    expect(claimsOf(body.token ?? '')).toMatchObject({ sid, ver, finance: true });
    expect((await check(body.token ?? '')).body).not.toHaveProperty('token');
    const later = await signIn(email);
    expect([later.finance, claimsOf(later.token).finance]).toEqual([true, true]);
  });

  it('voids the tokens that carry it when it is taken', async () => {
    const { id, email } = await service.account('ADMIN');
    await patch(id, { finance: true });
    const { token } = await signIn(email);
    expect((await patch(id, { finance: false })).body).not.toHaveProperty('finance');
    expect((await check(token)).status).toBe(401);
    const again = await signIn(email);
    expect(again).not.toHaveProperty('finance');
    expect(claimsOf(again.token)).not.toHaveProperty('finance');
    expect(await listed(email)).not.toHaveProperty('finance');
  });

  it('voids nothing when it is given or taken twice', async () => {
    const { id, email } = await service.account('ADMIN');
    for (const finance of [false, true, true]) expect((await patch(id, { finance })).status).toBe(200);
    const { token } = await signIn(email);
    await patch(id, { role: 'ADMIN', finance: true });
    expect((await check(token)).body).not.toHaveProperty('token');
  });

  it('stays when only the role changes, unless the account waits for approval again', async () => {
    const { id } = await service.account('PENDING');
    expect((await patch(id, { role: 'ADMIN', finance: true })).body.finance).toBe(true);
    for (const role of ['SUPER_ADMIN', 'ADMIN'])
      expect((await patch(id, { role })).body).toMatchObject({ role, finance: true });
    for (const role of ['PENDING', 'ADMIN'])
      expect((await patch(id, { role })).body).not.toHaveProperty('finance');
  });

  it('is on record with what was there before', async () => {
    const { id, email } = await service.account('ADMIN');
    for (const finance of [true, false]) await patch(id, { finance });
    const { body } = await service.call<AuditRecord[]>(`/admin/audit?id=${id}&pageSize=2`, {
      token: superToken,
    });
    const record = { action: 'account.role', outcome: 'done', entity: 'staff', label: email };
    const [without, having] = [false, true].map((finance) => ({ role: 'ADMIN', finance }));
    expect(body).toMatchObject([
      { ...record, before: having, after: without },
      { ...record, before: without, after: having },
    ]);
  });

  it('is refused to who gives it, to roles other than ADMIN, and in other forms', async () => {
    const admin = await service.account('ADMIN');
    await patch(admin.id, { finance: true });
    const { token } = await signIn(admin.email);
    const other = await service.account('ADMIN');
    for (const id of [other.id, admin.id])
      expect((await patch(id, { finance: true }, token)).status).toBe(403);
    const pending = await service.account('PENDING');
    const superAdmin = await service.account('SUPER_ADMIN');
    for (const { id } of [pending, superAdmin])
      expect(await patch(id, { finance: true })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    for (const body of [{}, { finance: 'yes' }, { finance: null }, { permissions: ['finance'] }])
      expect((await patch(other.id, body)).status).toBe(400);
    expect((await patch('f'.repeat(24), { finance: true })).status).toBe(404);
    expect(await listed(other.email)).not.toHaveProperty('finance');
  });

  it('goes with the account', async () => {
    const { id } = await service.account('ADMIN');
    await patch(id, { finance: true });
    const stored = () => service.collection('staff').findOne({ _id: new Types.ObjectId(id) });
    expect(await stored()).toMatchObject({ permissions: ['finance'] });
    await service.call(`/admin/${id}`, { method: 'DELETE', token: superToken });
    expect(await stored()).not.toHaveProperty('permissions');
  });
});
