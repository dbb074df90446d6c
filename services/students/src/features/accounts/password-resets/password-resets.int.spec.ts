import { AuditRepository } from '../../../store/audit/audit.repository';
import { FactorUser } from '../../../testing/factor-user';
import { newAddress, newEmail, StudentsHarness } from '../../../testing/harness';

const OLD = 'mango-9tw';
const NEW = 'olive-7tan';

describe('PasswordResetsService', () => {
  const service = new StudentsHarness();
  let superToken: string;
  beforeAll(async () => {
    await service.start();
    superToken = await service.superToken();
  });
  afterAll(() => service.stop());

  const makeLink = (id: string, token = superToken) =>
    service.call<{ link: string; endsAt: string }>(`/admin/${id}/reset-link`, { method: 'POST', token });
  const tokenFor = async (id: string) => new URL((await makeLink(id)).body.link).hash.slice(1);
  const reset = (token: string, password = NEW, address = newAddress()) =>
    service.call('/auth/reset', { body: { token, password }, address });
  const forgot = (body: unknown, address = newAddress()) => service.call('/auth/forgot', { body, address });
  const login = async (email: string, password: string) =>
    (await service.call('/auth/login', { body: { email, password } })).status;
  const orders = (email: string) => service.collection('account-mails').countDocuments({ email });
  const expectUnusable = ({ status, body }: Awaited<ReturnType<typeof reset>>) => {
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
    expect(body.message).toBe(
      'This link has been used, has expired or was replaced. Please request a new one',
    );
    expect(body.issues).toEqual([{ path: 'token', message: body.message }]);
  };

  describe('auth/forgot', () => {
    it('answers alike whether there is an account or not, and stores as much', async () => {
      const { email } = await service.account('ADMIN');
      const nobody = newEmail();
      const answers = [await forgot({ email: ` ${email.toUpperCase()} ` }), await forgot({ email: nobody })];
      for (const { status, body } of answers) expect([status, body]).toEqual([202, {}]);
      expect([await orders(email), await orders(nobody)]).toEqual([1, 1]);
    });

    it('refuses operators in place of an e-mail', async () => {
      expect(await forgot({ email: { $gt: '' } })).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION' },
      });
    });

    it('throttles after twenty an hour from one address, and no other', async () => {
      const address = newAddress();
      const statuses = [];
      for (let n = 0; n < 21; n += 1) statuses.push((await forgot({ email: newEmail() }, address)).status);
      expect(statuses).toEqual([...Array(20).fill(202), 429]);
      expect((await forgot({ email: newEmail() })).status).toBe(202);
    });

    it('is served to everybody else after 200 of ten networks, which slow each other at most', async () => {
      const networks = Array.from({ length: 10 }, (_, n) => `2001:db8:${n + 1}:7::`);
      const flood = networks.flatMap((network) =>
        Array.from({ length: 20 }, (_, n) => forgot({ email: newEmail() }, `${network}${n + 1}`)),
      );
      expect((await Promise.all(flood)).map(({ status }) => status)).toEqual(Array(200).fill(202));
      expect((await forgot({ email: newEmail() }, '2001:db8:1:7::99')).status).toBe(429);
      const email = newEmail();
      const from = Date.now();
      expect((await forgot({ email })).status).toBe(202);
      expect(Date.now() - from).toBeLessThan(5000);
      expect(await orders(email)).toBe(1);
    });

    it('orders five mails an hour for one e-mail, and does not tell', async () => {
      const email = newEmail();
      for (let n = 0; n < 7; n += 1) expect((await forgot({ email })).status).toBe(202);
      expect(await orders(email)).toBe(5);
    });
  });

  describe('admin/{id}/reset-link', () => {
    it('answers a link of the public origin with its token in the fragment, for an hour', async () => {
      const { id } = await service.account('ADMIN');
      const { status, body } = await makeLink(id);
      expect(status).toBe(200);
      expect(body.link).toMatch(/^http:\/\/localhost:8080\/reset-password#[\w-]{43}$/);
      expect(Date.parse(body.endsAt) - Date.now()).toBeGreaterThan(59 * 60_000);
      expect(Date.parse(body.endsAt) - Date.now()).toBeLessThanOrEqual(3600_000);
    });

    it('is on record without the link, whose token is stored nowhere', async () => {
      const { id, email } = await service.account('ADMIN');
      const token = await tokenFor(id);
      const [record] = await service.collection('audit').find({ action: 'account.reset-link', id }).toArray();
      expect(record).toMatchObject({ outcome: 'done', label: email, details: { mailed: false } });
      for (const name of ['audit', 'password-resets', 'account-mails', 'staff'])
        expect(JSON.stringify(await service.collection(name).find({}).toArray())).not.toContain(token);
    });

    it('is for a SUPER_ADMIN and an account that is there', async () => {
      const { id, token } = await service.account('ADMIN');
      expect((await makeLink(id, token)).status).toBe(403);
      expect((await makeLink('f'.repeat(24))).status).toBe(404);
    });
  });

  describe('auth/reset', () => {
    it('replaces the password, ends all sessions and is on record', async () => {
      const { id, email, token } = await service.account('ADMIN');
      expect((await service.call('/student', { token })).status).toBe(200);
      expect(await reset(await tokenFor(id))).toMatchObject({ status: 200, body: {} });
      expect((await service.call('/student', { token })).status).toBe(401);
      expect([await login(email, OLD), await login(email, NEW)]).toEqual([401, 200]);
      const records = await service
        .collection('audit')
        .find({ action: 'staff.password-reset', id })
        .toArray();
      expect(records).toMatchObject([{ outcome: 'done', label: email, entity: 'staff' }]);
    });

    it('leaves a second factor: the new password alone signs nobody in', async () => {
      const user = await FactorUser.enrolled(service, 'ADMIN');
      expect((await reset(await tokenFor(user.id))).status).toBe(200);
      const alone = await user.signIn(undefined, {}, NEW);
      expect([alone.status, alone.body.code]).toEqual([401, 'SECOND_FACTOR']);
      expect((await user.signIn(await user.freshCode(), {}, NEW)).status).toBe(200);
    });

    it('takes nothing off the account but its password', async () => {
      const { id, email } = await service.account('ADMIN');
      const staff = service.collection('staff');
      const before = await staff.findOneAndUpdate(
        { email },
        { $set: { factor: 'kept' } },
        { returnDocument: 'after' },
      );
      await reset(await tokenFor(id));
      const after = await staff.findOne({ email });
      expect(after).toEqual({
        ...before,
        passwordHash: expect.any(String),
        ver: (before?.ver as number) + 1,
      });
      expect(after?.passwordHash).not.toBe(before?.passwordHash);
    });

    it('refuses a link that was used, also by one of ten at once', async () => {
      const { id } = await service.account('ADMIN');
      const token = await tokenFor(id);
      const answers = await Promise.all(Array.from({ length: 10 }, () => reset(token)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const answer of answers.filter(({ status }) => status !== 200)) expectUnusable(answer);
      expectUnusable(await reset(token));
    });

    it('refuses a link after its hour', async () => {
      const { id, email } = await service.account('ADMIN');
      const token = await tokenFor(id);
      await service
        .collection('password-resets')
        .updateMany({}, { $set: { endsAt: new Date(Date.now() - 1) } });
      expectUnusable(await reset(token));
      expect(await login(email, OLD)).toBe(200);
    });

    it('refuses a link that a newer one replaced', async () => {
      const { id } = await service.account('ADMIN');
      const [first, second] = [await tokenFor(id), await tokenFor(id)];
      expectUnusable(await reset(first));
      expect((await reset(second)).status).toBe(200);
    });

    it('refuses a link once the account was changed or removed', async () => {
      const changed = await service.account('ADMIN');
      const removed = await service.account('ADMIN');
      const tokens = [await tokenFor(changed.id), await tokenFor(removed.id)] as const;
      const role = { method: 'PATCH', body: { role: 'PENDING' }, token: superToken } as const;
      await service.call(`/admin/${changed.id}`, role);
      await service.call(`/admin/${removed.id}`, { method: 'DELETE', token: superToken });
      for (const token of tokens) expectUnusable(await reset(token));
    });

    it.each([
      ['short', 'Password Must be above six characters'],
      ['elevenchars', 'password must be below 10 characters'],
      ['123456', expect.stringMatching(/most common/)],
      ['someone1', expect.stringMatching(/username or your e-mail/)],
    ])(
      'refuses the password %s by the rules of sign-up, and the link stays good',
      async (password, message) => {
        const { id } = await service.account('ADMIN');
        const token = await tokenFor(id);
        const refused = await reset(token, password);
        expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
        expect(refused.body.issues).toEqual([{ path: 'password', message }]);
        expect((await reset(token)).status).toBe(200);
      },
    );

    it('refuses operators in place of a token', async () => {
      const body = { token: { $gt: '' }, password: NEW };
      expect((await service.call('/auth/reset', { body })).status).toBe(400);
    });

    it('throttles guesses by address, and right links not at all', async () => {
      const address = newAddress();
      const statuses = [];
      for (let n = 0; n < 21; n += 1) statuses.push((await reset('guess', NEW, address)).status);
      expect(statuses).toEqual([...Array(20).fill(400), 429]);
      const { id } = await service.account('ADMIN');
      expect((await reset(await tokenFor(id), NEW, address)).status).toBe(200);
    });

    it('changes nothing that cannot be put on record', async () => {
      const { id, email } = await service.account('ADMIN');
      const token = await tokenFor(id);
      const audit = service.get<AuditRepository>(AuditRepository);
      const insert = jest.spyOn(audit, 'insertMany').mockRejectedValue(new Error('away'));
      expect((await reset(token)).status).toBe(503);
      insert.mockRestore();
      expect(await login(email, OLD)).toBe(200);
      expect((await reset(token)).status).toBe(200);
    });
  });
});
