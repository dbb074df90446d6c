import type { LoginAnswer, SessionUser } from '@concord/contracts';
import { loadEnv, log, prepareDatabase } from '@concord/nest-platform';
import { studentsDatabase } from '../../../database';
import { studentsPrepareEnv } from '../../../env';
import { newEmail, StudentsHarness } from '../../../testing/harness';

const MADE = 'made-by-a-program';
const OWN = 'mango-9tw';
const DAY_MS = 24 * 3600 * 1000;

describe('an initial password', () => {
  const service = new StudentsHarness();
  const email = newEmail();
  const given = { SUPER_ADMIN_EMAIL: email, SUPER_ADMIN_PASSWORD: MADE, SUPER_ADMIN_PASSWORD_INITIAL: 'on' };
  beforeAll(() => service.start(given));
  afterAll(() => service.stop());

  const signIn = (password: string, of = email) =>
    service.call<LoginAnswer & { code?: string }>('/auth/login', { body: { email: of, password } });
  const setEnd = (days: number, of = email) =>
    service
      .collection('staff')
      .updateOne({ email: of }, { $set: { initialPasswordUntil: new Date(Date.now() + days * DAY_MS) } });
  const endOf = async (of: string) =>
    (await service.collection('staff').findOne({ email: of }))?.initialPasswordUntil as Date | undefined;
  const prepare = (changes: Record<string, string> = {}) =>
    prepareDatabase(
      studentsDatabase,
      loadEnv(studentsPrepareEnv, service.variables({ ...given, ...changes })),
    );

  it('opens nothing but its own replacement', async () => {
    const { body } = await signIn(MADE);
    expect(body.password).toBe('initial');
    const { token } = body;
    const paths = ['/student', '/admin', '/auth/sessions', '/auth/factor', '/student/count'];
    const answers = await Promise.all(paths.map((path) => service.call(path, { token })));
    for (const answer of answers)
      expect([answer.status, answer.body.code]).toEqual([403, 'PASSWORD_CHANGE_NEEDED']);
    expect((await service.call<SessionUser>('/auth/me', { token })).body.password).toBe('initial');

    const change = (next: string) =>
      service.call<{ token: string }>('/auth/password', {
        method: 'PATCH',
        token,
        body: { current: MADE, next },
      });
    expect((await change('password')).status).toBe(400);
    const changed = await change(OWN);
    expect(changed.status).toBe(200);
    expect((await service.call('/admin', { token: changed.body.token })).status).toBe(200);
    const me = await service.call<SessionUser>('/auth/me', { token: changed.body.token });
    expect(me.body).not.toHaveProperty('password');
    expect([(await signIn(MADE)).status, (await signIn(OWN)).status]).toEqual([401, 200]);
    expect(await endOf(email)).toBeUndefined();
  });

  it('lets its owner sign out', async () => {
    const other = await service.account('PENDING');
    await service.internal('/staff/initial-password', { body: { email: other.email } });
    const { token } = (await signIn(OWN, other.email)).body;
    const out = await service.call('/auth/logout', { method: 'POST', body: {}, token });
    expect(out.body).toEqual({ ended: 1 });
  });

  it('is asked for by a program alone, for an account that exists', async () => {
    const body = { email: newEmail() };
    expect((await service.internal('/staff/initial-password', { body })).status).toBe(404);
    expect((await service.call('/internal/staff/initial-password', { body })).status).toBe(403);
  });

  it('counts for two weeks, and is refused after them only to who knows it', async () => {
    const { email: of } = await service.account('PENDING');
    await service.internal('/staff/initial-password', { body: { email: of } });
    const days = (Number((await endOf(of))?.getTime()) - Date.now()) / DAY_MS;
    expect(Math.round(days)).toBe(14);
    await setEnd(-1, of);
    const late = await signIn(OWN, of);
    expect([late.status, late.body.code]).toEqual([403, 'INITIAL_PASSWORD_EXPIRED']);
    expect((await signIn('mango-8tw', of)).status).toBe(401);
    const records = await service
      .collection('audit')
      .find({ label: of, action: 'staff.sign-in', outcome: 'refused' })
      .toArray();
    expect(records.map(({ reason }) => String(reason))).toContain('INITIAL_PASSWORD_EXPIRED');
  });

  it('that expired is replaced at the next preparation, by another one alone', async () => {
    const warn = jest.spyOn(log, 'warn');
    await setEnd(-1);
    await prepare({ SUPER_ADMIN_PASSWORD: OWN });
    expect((await signIn(OWN)).body.code).toBe('INITIAL_PASSWORD_EXPIRED');
    expect(warn.mock.calls).toContainEqual([{ superAdmin: 'missing' }, expect.stringMatching(/has expired/)]);
    warn.mockRestore();
    await prepare({ SUPER_ADMIN_PASSWORD: 'made-again' });
    expect((await signIn('made-again')).body.password).toBe('initial');
    await setEnd(-1);
    await prepare({ SUPER_ADMIN_PASSWORD: 'of-an-operator', SUPER_ADMIN_PASSWORD_INITIAL: 'off' });
    expect((await signIn('of-an-operator')).body).not.toHaveProperty('password');
  });

  it('is nothing that operators give', async () => {
    const { email: of } = await service.account('PENDING');
    expect(await endOf(of)).toBeUndefined();
    expect((await signIn(OWN, of)).body).not.toHaveProperty('password');
  });
});
