import type { PasswordResetLinkAnswer, StaffAccount } from '@concord/contracts';
import { newEmail, StudentsHarness } from '../../../testing/harness';

type Link = Extract<PasswordResetLinkAnswer, { link: string }>;
const PASSWORD = 'olive-7tan';
const DAY_MS = 24 * 3600 * 1000;

describe('InvitationsService', () => {
  const service = new StudentsHarness();
  let superToken: string;
  beforeAll(async () => {
    await service.start({ PUBLIC_URL: 'https://peace.example' });
    superToken = await service.superToken();
  });
  afterAll(() => service.stop());

  const invite = (change: object = {}, token = superToken) => {
    const body = { username: 'grace', email: newEmail(), role: 'ADMIN', ...change };
    return service.call<Link & { code?: string }>('/admin/invite', { body, token });
  };
  const tokenOf = ({ link }: Link) => link.split('#')[1];
  const accept = (token: string | undefined, password = PASSWORD) =>
    service.call('/auth/reset', { body: { token, password } });
  const signIn = (email: string, password = PASSWORD) =>
    service.call('/auth/login', { body: { email, password } });
  const inList = async (email: string) =>
    (await service.call<StaffAccount[]>('/admin?pageSize=100', { token: superToken })).body.find(
      (account) => account.email === email,
    );

  it('opens an account by a link that is good once, for a week, whose owner chooses the password', async () => {
    const email = newEmail();
    const { status, body } = await invite({ email, role: 'SUPER_ADMIN' });
    expect(status).toBe(200);
    expect(body.link).toMatch(/^https:\/\/peace\.example\/reset-password\?welcome#[\w-]{43}$/);
    expect(Math.round((Date.parse(body.endsAt) - Date.now()) / DAY_MS)).toBe(7);
    expect(await inList(email)).toMatchObject({ invited: true, role: 'SUPER_ADMIN' });
    for (const password of ['', PASSWORD]) expect((await signIn(email, password)).status).not.toBe(200);
    expect((await accept(tokenOf(body), 'password')).status).toBe(400);
    expect((await accept(tokenOf(body))).status).toBe(200);
    expect((await accept(tokenOf(body), 'mango-9tw')).status).toBe(400);
    expect((await signIn(email)).body.role).toBe('SUPER_ADMIN');
    expect(await inList(email)).not.toHaveProperty('invited');
    const actions = (await service.collection('audit').find({ label: email }).toArray()).map(({ action }) =>
      String(action),
    );
    expect(actions).toEqual(expect.arrayContaining(['account.invite', 'staff.invitation-accept']));
    expect(await service.collection('account-mails').countDocuments({ email })).toBe(0);
  });

  it('is sent again by another link, which replaces the first', async () => {
    const email = newEmail();
    const first = (await invite({ email })).body;
    const path = `/admin/${(await inList(email))?._id}/reset-link`;
    const { body: second } = await service.call<Link>(path, { method: 'POST', token: superToken });
    expect(second.link).toContain('?welcome#');
    expect((await accept(tokenOf(first))).status).toBe(400);
    expect((await accept(tokenOf(second))).status).toBe(200);
  });

  it('ends when the account is removed, or the week is over', async () => {
    const [gone, late] = [newEmail(), newEmail()];
    const [toGone, toLate] = [(await invite({ email: gone })).body, (await invite({ email: late })).body];
    await service.call(`/admin/${(await inList(gone))?._id}`, { method: 'DELETE', token: superToken });
    expect((await accept(tokenOf(toGone))).status).toBe(400);
    const links = service.collection('password-resets');
    await links.updateMany({}, { $set: { endsAt: new Date(Date.now() - 1000) } });
    expect((await accept(tokenOf(toLate))).status).toBe(400);
  });

  it('is refused for an e-mail that has an account, bad input, and to others', async () => {
    const { email, token } = await service.account('ADMIN');
    expect((await invite({ email: email.toUpperCase() })).body.code).toBe('EMAIL_TAKEN');
    for (const bad of [{ role: 'PENDING' }, { username: 'x' }, { email: 'nobody' }, { password: PASSWORD }])
      expect((await invite(bad)).status).toBe(400);
    expect((await invite({}, token)).status).toBe(403);
  });
});
