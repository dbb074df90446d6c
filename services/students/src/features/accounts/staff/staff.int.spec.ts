import type { AuditRecord, SessionUser, StaffAccount, StaffVersions } from '@concord/contracts';
import { claimsOf, StudentsHarness } from '../../../testing/harness';

describe('StaffService', () => {
  const service = new StudentsHarness();
  let superToken: string;

  beforeAll(async () => {
    await service.start();
    superToken = await service.superToken();
  });
  afterAll(() => service.stop());

  const login = (email: string) => service.call('/auth/login', { body: { email, password: 'mango-9tw' } });
  const patch = (id: string, body: unknown) =>
    service.call(`/admin/${id}`, { method: 'PATCH', body, token: superToken });
  const remove = (id: string, token = superToken) =>
    service.call(`/admin/${id}`, { method: 'DELETE', token, body: { any: 1 } });
  const ownId = async () => (await service.call<SessionUser>('/auth/me', { token: superToken })).body.admin;
  const versions = async () => (await service.internal<StaffVersions>('/staff/versions')).body.versions;

  it('lists accounts newest first without their secrets, and counts them', async () => {
    const { id, email } = await service.account('ADMIN');
    const { body } = await service.call<StaffAccount[]>('/admin', { token: superToken });
    expect(body[0]).toEqual({
      _id: id,
      username: 'someone',
      email,
      role: 'ADMIN',
      createdAt: expect.any(String),
      lastSignInAt: expect.any(String),
    });
    const { body: counted } = await service.call('/admin/count', { token: superToken });
    expect(counted).toEqual({ count: body.length });
  });

  it('gives the rows of accounts for a file', async () => {
    const { id, email } = await service.account('ADMIN');
    const list = { kind: 'accounts', query: { search: email } };
    const rows = { ...list, limit: 10, columns: ['Account', 'Role', 'Second factor'] };
    expect((await service.internal('/exports/count', { body: list })).body).toEqual({ count: 1 });
    const { body } = await service.internal('/exports/rows', { body: rows });
    expect(body).toEqual({ rows: [['someone', email, 'ADMIN', null, 'Open', 'Off']] });
    await patch(id, { finance: true });
    const { body: after } = await service.internal('/exports/rows', { body: rows });
    expect(after).toEqual({ rows: [['someone', email, 'ADMIN', 'Finance', 'Open', 'Off']] });
  });

  it('tells owners by mail of an approval and a removal, and of no other role', async () => {
    const { id, email } = await service.account('PENDING');
    for (const role of ['ADMIN', 'SUPER_ADMIN', 'PENDING']) await patch(id, { role });
    await remove(id);
    const orders = await service.collection('account-mails').find({ email }).toArray();
    expect(orders.map(({ kind }) => String(kind))).toEqual(['account-approved', 'account-removed']);
  });

  it('lists by page with the total', async () => {
    await service.account('PENDING');
    const page = (query: string) => service.call<StaffAccount[]>(`/admin?${query}`, { token: superToken });
    const all = await page('pageSize=100');
    const second = await page('page=2&pageSize=1');
    expect(second.body).toEqual([all.body[1]]);
    expect(second.headers.get('x-total-count')).toBe(String(all.body.length));
    for (const query of ['page=0', 'page=x', 'pageSize=101']) expect((await page(query)).status).toBe(400);
  });

  it('has changes of a role, removals and their refusals on record, with what was there before', async () => {
    const { id, email } = await service.account('PENDING');
    await patch(id, { role: 'ADMIN' });
    await patch(id, { role: 'OWNER' });
    await remove(id);
    const { body } = await service.call<AuditRecord[]>(`/admin/audit?id=${id}&actor=${await ownId()}`, {
      token: superToken,
    });
    const target = { entity: 'staff', id, label: email };
    expect(body).toMatchObject([
      { ...target, action: 'account.remove', outcome: 'done', before: { role: 'ADMIN' } },
      { ...target, action: 'account.role', outcome: 'refused', reason: 'VALIDATION' },
      {
        ...target,
        action: 'account.role',
        outcome: 'done',
        before: { role: 'PENDING' },
        after: { role: 'ADMIN' },
      },
    ]);
  });

  it('lists by role, time, and search by user name and e-mail', async () => {
    const { id, email } = await service.account('PENDING');
    const ids = async (query: string) => {
      const { body } = await service.call<StaffAccount[]>(`/admin?${query}`, { token: superToken });
      return body.map(({ _id }) => _id);
    };
    expect(await ids('role=PENDING&pageSize=100')).toContain(id);
    expect(await ids('role=ADMIN&pageSize=100')).not.toContain(id);
    expect(await ids(`search=${email.toUpperCase()}`)).toEqual([id]);
    expect(await ids('search=some&pageSize=1&page=2')).toHaveLength(1);
    expect(await ids('search=nobody')).toEqual([]);
    expect(await ids(`from=${new Date().toISOString()}`)).toEqual([]);
    expect((await service.call('/admin?name=x', { token: superToken })).status).toBe(400);
  });

  it('voids earlier tokens at once when a role changes', async () => {
    const { id, email, token } = await service.account('ADMIN');
    expect((await service.call('/student', { token })).status).toBe(200);
    expect((await patch(id, { role: 'SUPER_ADMIN' })).body).toMatchObject({ _id: id, role: 'SUPER_ADMIN' });
    expect((await service.call('/student', { token })).status).toBe(401);
    const again = await login(email);
    expect((await service.call('/admin', { token: again.body.token as string })).status).toBe(200);
    await remove(id);
  });

  it('removes an account: its tokens are void and its e-mail is free', async () => {
    const { id, email, token } = await service.account('ADMIN');
    expect(await remove(id)).toMatchObject({ status: 200, body: { _id: id } });
    expect((await service.call('/student', { token })).status).toBe(401);
    expect((await login(email)).status).toBe(401);
    const again = { username: 'grace', email, password: 'mango-9tw' };
    expect((await service.call('/auth/register', { body: again })).status).toBe(201);
    expect((await remove(id)).status).toBe(404);
    expect((await versions())[id]?.ver).toBeGreaterThan(Number(claimsOf(token).ver));
  });

  it('answers 404 for an unknown id before the body is checked, 400 for an unknown role', async () => {
    expect((await patch('f'.repeat(24), { role: 'KING' })).status).toBe(404);
    expect((await patch('not-an-id', { role: 'ADMIN' })).status).toBe(404);
    expect((await patch('x'.repeat(5000), { role: 'ADMIN' })).status).toBe(404);
    const { id } = await service.account('PENDING');
    expect((await patch(id, { role: 'KING' })).status).toBe(400);
    expect((await patch(id, { role: { $ne: 'x' } })).status).toBe(400);
  });

  it('keeps the last SUPER_ADMIN, also when two remove each other in parallel', async () => {
    const { body: first } = await service.call('/auth/me', { token: superToken });
    const firstId = first.admin as string;
    for (const answer of [await remove(firstId), await patch(firstId, { role: 'ADMIN' })])
      expect(answer).toMatchObject({ status: 409, body: { code: 'LAST_SUPER_ADMIN' } });
    const second = await service.account('SUPER_ADMIN');
    const both = await Promise.all([remove(second.id), remove(firstId, second.token)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const loser = both.find(({ status }) => status !== 200);
    expect([401, 409]).toContain(loser?.status);
    const roles = Object.values(await versions()).map(({ role }) => role);
    expect(roles.filter((role) => role === 'SUPER_ADMIN')).toHaveLength(1);
  });
});
