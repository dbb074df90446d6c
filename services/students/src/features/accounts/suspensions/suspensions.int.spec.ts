import type { PasswordResetLinkAnswer, SessionUser, StaffAccount } from '@concord/contracts';
import { StudentsHarness } from '../../../testing/harness';

const REASON = 'Left the desk open';

describe('SuspensionsService', () => {
  const service = new StudentsHarness();
  let superToken: string;
  beforeAll(async () => {
    await service.start();
    superToken = await service.superToken();
  });
  afterAll(() => service.stop());

  const post = <T = StaffAccount>(id: string, what: string, body: object = { reason: REASON }) =>
    service.call<T>(`/admin/${id}/${what}`, { body, token: superToken });
  const signIn = (email: string, password = 'mango-9tw') =>
    service.call('/auth/login', { body: { email, password } });
  const me = async (token: string) => (await service.call('/auth/me', { token })).status;
  const inList = async (id: string) =>
    (await service.call<StaffAccount[]>('/admin?pageSize=100', { token: superToken })).body.find(
      ({ _id }) => _id === id,
    );
  const ownId = async () => (await service.call<SessionUser>('/auth/me', { token: superToken })).body.admin;

  it('ends all sign-ins at once, refuses new ones in words, and is lifted again', async () => {
    const { id, email, token } = await service.account('ADMIN');
    const suspended = await post(id, 'suspend');
    const by = { _id: await ownId(), username: 'first' };
    expect(suspended).toMatchObject({ status: 200, body: { _id: id, suspended: { reason: REASON, by } } });
    expect(await me(token)).toBe(401);
    const refused = await signIn(email);
    expect([refused.status, refused.body.code]).toEqual([403, 'ACCOUNT_SUSPENDED']);
    expect((await signIn(email, 'wrong-one')).body.code).toBe('INVALID_CREDENTIALS');
    expect((await inList(id))?.suspended?.reason).toBe(REASON);
    expect((await post(id, 'suspend')).status).toBe(409);

    expect((await post(id, 'lift', { reason: 'It was a mistake' })).body).not.toHaveProperty('suspended');
    expect((await signIn(email)).status).toBe(200);
    expect(await me(token)).toBe(401);
    expect((await post(id, 'lift')).status).toBe(409);
    const records = await service.collection('audit').find({ id, entity: 'staff' }).toArray();
    const told = records.map(({ action, outcome, reason }) => [action, outcome, reason]);
    expect(told).toContainEqual(['account.suspend', 'done', REASON]);
    expect(told).toContainEqual(['account.lift', 'done', 'It was a mistake']);
    const orders = await service.collection('account-mails').find({ email }).toArray();
    expect(orders.map(({ kind }) => String(kind))).toEqual(['account-suspended', 'account-lifted']);
  });

  it('makes links to new passwords useless, older and later ones', async () => {
    const { id } = await service.account('ADMIN');
    const { body } = await post<PasswordResetLinkAnswer & { link: string }>(id, 'reset-link', {});
    await post(id, 'suspend');
    const reset = () =>
      service.call('/auth/reset', { body: { token: body.link.split('#')[1], password: 'olive-7tan' } });
    expect((await reset()).status).toBe(400);
    expect((await post(id, 'reset-link', {})).status).toBe(409);
    await post(id, 'lift');
    expect((await reset()).status).toBe(400);
  });

  it('is refused for the last SUPER_ADMIN who can sign in, and for oneself', async () => {
    const [other, third] = [await service.account('SUPER_ADMIN'), await service.account('SUPER_ADMIN')];
    expect((await post(await ownId(), 'suspend')).body).toMatchObject({ code: 'CONFLICT' });
    expect((await post(third.id, 'suspend')).status).toBe(200);
    // All others are removed, suspended, or invited and without a password.
    const invited = { username: 'invited', email: `i-${other.email}`, role: 'SUPER_ADMIN' };
    await service.call('/admin/invite', { body: invited, token: superToken });
    const first = await ownId();
    const asOther = (path: string, method: string, body: object) =>
      service.call(`/admin/${path}`, { method, body, token: other.token });
    expect((await asOther(`${first}/suspend`, 'POST', { reason: REASON })).status).toBe(200);
    for (const [path, method, body] of [
      [`${other.id}`, 'PATCH', { role: 'ADMIN' }],
      [`${other.id}`, 'DELETE', {}],
    ] as const)
      expect((await asOther(path, method, body)).body.code).toBe('LAST_SUPER_ADMIN');
    expect((await asOther(`${first}/lift`, 'POST', { reason: REASON })).status).toBe(200);
    superToken = await service.superToken();
  });

  it('is refused without a reason, for unknown accounts, and to others', async () => {
    const { id, token } = await service.account('ADMIN');
    for (const what of ['suspend', 'lift']) {
      expect((await post(id, what, {})).status).toBe(400);
      expect((await post(id, what, { reason: REASON, ver: 1 })).status).toBe(400);
      expect((await post('f'.repeat(24), what)).status).toBe(404);
      const path = `/admin/${id}/${what}`;
      expect((await service.call(path, { body: { reason: REASON }, token })).status).toBe(403);
    }
  });
});
