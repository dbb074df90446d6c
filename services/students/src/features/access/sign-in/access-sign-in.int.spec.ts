import { type AccessToken, ACCESS_LIMITS, type MemberContact, WRONG_CODE } from '@concord/contracts';
import { eventually } from '@concord/nest-platform/testing';
import { Types } from 'mongoose';
import { AccessBrowser, codesTo, sweepCodes } from '../../../testing/access-browser';
import { claimsOf, newEmail } from '../../../testing/harness';
import { MailHarness } from '../../../testing/mail-harness';

const newId = () => new Types.ObjectId().toString();

describe('sign-in by a code', () => {
  const harness = new MailHarness();
  const { service } = harness;
  const applicant = () => service.student(harness.admin);
  const member = (more?: Partial<MemberContact>) => service.peers.addMember(more);
  const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');
  const refused = {
    status: 400,
    body: { code: 'VALIDATION', issues: [{ path: 'code', message: WRONG_CODE }] },
  };

  describe('access/code', () => {
    it('answers alike whether somebody has the e-mail or not, and mails only those who are there', async () => {
      const { email } = await applicant();
      const nobody = newEmail();
      for (const each of [email, nobody])
        expect(await new AccessBrowser(harness).ask(` ${each.toUpperCase()} `)).toMatchObject({
          status: 202,
          body: {},
        });
      await sweepCodes(harness);
      await eventually(() => codesTo(harness, email).length === 1);
      expect(codesTo(harness, nobody)).toEqual([]);
    });

    it('stores no code, and hides the request from scripts and other sites', async () => {
      const { email } = await applicant();
      const browser = new AccessBrowser(harness);
      const { headers } = await browser.ask(email);
      expect(headers.getSetCookie()).toEqual([
        expect.stringMatching(
          /^__Secure-access-requests=[\w-]{43}; Max-Age=3600; Path=\/api\/access; HttpOnly; SameSite=Strict; Secure$/,
        ),
      ]);
      await sweepCodes(harness);
      const code = await eventually(() => codesTo(harness, email)[0]);
      expect(code).toMatch(/^\d{6}$/);
      for (const name of ['access-codes', 'mails', 'account-mails', 'audit'])
        expect(JSON.stringify(await service.collection(name).find({}).toArray())).not.toContain(`"${code}"`);
    });

    it('throttles one browser, and serves others of its network', async () => {
      const email = newEmail();
      const browser = new AccessBrowser(harness);
      const statuses = [];
      for (let n = 0; n < 6; n += 1) statuses.push((await browser.ask(email)).status);
      expect(statuses).toEqual([...Array(5).fill(202), 429]);
      expect((await new AccessBrowser(harness, browser.address).ask(newEmail())).status).toBe(202);
    });

    it('mails ten codes an hour that strangers ask for, and still serves a known device', async () => {
      const { email } = await applicant();
      const owner = new AccessBrowser(harness);
      await owner.signIn(email);
      await service.collection('access-codes').deleteMany({});
      for (let n = 0; n < 30; n += 1) expect((await new AccessBrowser(harness).ask(email)).status).toBe(202);
      const asked = await service.collection('access-codes').countDocuments({ email });
      expect(asked).toBeLessThanOrEqual(10);
      await sweepCodes(harness);
      // The worker of the first sign-in may still send some, which are not the owner's.
      await eventually(() => codesTo(harness, email).length === asked + 1);
      expect(await owner.signIn(email)).toMatchObject({ holder: { email } });
    });

    it.each([{ email: { $gt: '' } }, { email: 'nobody' }, { email: 'a@b.ng', channel: 'fax' }])(
      'refuses %j',
      async (body) => {
        expect((await service.call('/access/code', { body })).status).toBe(400);
      },
    );
  });

  describe('access/verify', () => {
    it('signs an applicant in, once, with a token for own data', async () => {
      const { _id, email } = await applicant();
      const browser = new AccessBrowser(harness);
      const code = await browser.codeFor(email);
      const { status, body } = await browser.verify(email, ` ${code.slice(0, 3)} ${code.slice(3)}`);
      expect(status).toBe(200);
      const { token, holder } = body as AccessToken;
      expect(holder).toMatchObject({ email, student: _id, member: null, isViewed: false });
      expect(claimsOf(token)).toMatchObject({ typ: 'member', sub: _id, student: _id });
      expect(await service.call('/access/me', { token })).toMatchObject({ status: 200, body: holder });
      expect((await service.call(`/student/${_id}`, { token })).status).toBe(403);
      expect(await browser.verify(email, code)).toMatchObject(refused);
    });

    it('signs a member in by the e-mail of the register, with the application they came from', async () => {
      const { _id: student, email: old } = await applicant();
      const { email, _id, number } = member({ student });
      const { token, holder } = await new AccessBrowser(harness).signIn(email ?? '');
      expect(holder).toMatchObject({ member: _id, number, student, name: 'Bola Ade' });
      expect(claimsOf(token)).toMatchObject({ sub: _id, member: _id, student });
      // The member has moved on to another e-mail, so the old one opens nothing.
      await new AccessBrowser(harness).ask(old);
      await sweepCodes(harness);
      expect(codesTo(harness, old)).toEqual([]);
    });

    it('lets people who share an e-mail choose, by one code', async () => {
      const email = newEmail();
      const [first, second] = [member({ email, name: 'Ada Obi' }), member({ email, name: 'Eze Obi' })];
      const browser = new AccessBrowser(harness);
      const code = await browser.codeFor(email);
      for (let n = 0; n <= ACCESS_LIMITS.codeTries; n += 1)
        expect((await browser.verify(email, code)).body).toEqual({
          choices: [first, second].map(({ _id, name, number }) => ({ key: `member-${_id}`, name, number })),
        });
      const stranger = await browser.verify(email, code, `member-${newId()}`);
      expect(stranger.body).toHaveProperty('choices');
      const { body } = await browser.verify(email, code, `member-${second._id}`);
      expect(body).toMatchObject({ holder: { member: second._id } });
    });

    it('takes five tries, of ten at once too', async () => {
      const { email } = await applicant();
      const browser = new AccessBrowser(harness);
      const code = await browser.codeFor(email);
      const wrong = wrongOf(code);
      await Promise.all(Array.from({ length: 10 }, () => browser.verify(email, wrong)));
      expect(await browser.verify(email, code)).toMatchObject(refused);
      expect(await browser.codeFor(email).then((next) => browser.verify(email, next))).toMatchObject({
        status: 200,
      });
    });

    it('leaves the owner their tries, however many others guess', async () => {
      const { email } = await applicant();
      const owner = new AccessBrowser(harness);
      const code = await owner.codeFor(email);
      const guesses = Array.from({ length: 100 }, () =>
        new AccessBrowser(harness).verify(email, wrongOf(code)),
      );
      for (const guess of await Promise.all(guesses)) expect(guess).toMatchObject(refused);
      // Three tries from elsewhere are all that a code takes, also with the right digits.
      expect(await new AccessBrowser(harness).verify(email, code)).toMatchObject(refused);
      expect((await owner.verify(email, code)).status).toBe(200);
    });

    it('signs in on a second device that the owner reads the code to', async () => {
      const { email } = await applicant();
      const code = await new AccessBrowser(harness).codeFor(email);
      expect((await new AccessBrowser(harness).verify(email, code)).status).toBe(200);
    });

    it('signs in one of ten at once', async () => {
      const { email } = await applicant();
      const browser = new AccessBrowser(harness);
      const code = await browser.codeFor(email);
      const answers = await Promise.all(Array.from({ length: 5 }, () => browser.verify(email, code)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('refuses a code after ten minutes, a code of another e-mail, and any code of nobody', async () => {
      const [{ email }, other] = [await applicant(), await applicant()];
      const browser = new AccessBrowser(harness);
      const code = await browser.codeFor(email);
      expect(await browser.verify(other.email, code)).toMatchObject(refused);
      expect(await browser.verify(newEmail(), code)).toMatchObject(refused);
      await service
        .collection('access-codes')
        .updateMany({ email }, { $set: { endsAt: new Date(Date.now() - 1) } });
      expect(await browser.verify(email, code)).toMatchObject(refused);
    });

    it('keeps the code through an outage of the register', async () => {
      const { email } = await applicant();
      const browser = new AccessBrowser(harness);
      const code = await browser.codeFor(email);
      service.peers.behaviour = (request) =>
        request.path === '/internal/members/find'
          ? { status: 503, body: { code: 'UNAVAILABLE', message: 'later' } }
          : service.peers.defaultAnswer(request);
      expect((await browser.verify(email, code)).status).toBe(503);
      service.peers.behaviour = undefined;
      expect((await browser.verify(email, code)).status).toBe(200);
    });

    it('does not sign in an archived applicant', async () => {
      const { _id, email } = await applicant();
      const browser = new AccessBrowser(harness);
      const code = await browser.codeFor(email);
      await service.archiveStudent(_id, harness.admin);
      expect((await browser.verify(email, code)).status).toBe(403);
    });

    it.each([
      { email: { $gt: '' }, code: '123456' },
      { email: 'a@b.ng', code: { $gt: '' } },
      { email: 'a@b.ng', code: '12345' },
      { email: 'a@b.ng', code: '123456', as: 'member-1' },
      { email: 'a@b.ng', code: '123456', role: 'ADMIN' },
    ])('refuses %j', async (body) => {
      expect((await service.call('/access/verify', { body })).status).toBe(400);
    });
  });

  describe('access/renew', () => {
    it('gives a new token to the browser with the session', async () => {
      const { email, _id } = await applicant();
      const browser = new AccessBrowser(harness);
      const { token } = await browser.signIn(email);
      const { status, body } = await browser.renew();
      expect(status).toBe(200);
      expect(claimsOf(body.token)).toMatchObject({ sub: _id, sid: claimsOf(token).sid });
      expect((await new AccessBrowser(harness).renew()).status).toBe(401);
    });

    it('follows an applicant who becomes a member, and a record that was merged', async () => {
      const { email, _id: student } = await applicant();
      const browser = new AccessBrowser(harness);
      await browser.signIn(email);
      const { _id } = member({ student, email });
      expect((await browser.renew()).body.holder).toMatchObject({ member: _id, student });
      service.peers.members = service.peers.members.filter((each) => each._id !== _id);
      const kept = member({ student, email, name: 'Kept Record' });
      expect((await browser.renew()).body.holder).toMatchObject({ member: kept._id, name: 'Kept Record' });
    });

    it('continues while the register cannot be asked', async () => {
      const { email, _id } = member();
      const browser = new AccessBrowser(harness);
      await browser.signIn(email ?? '');
      service.peers.behaviour = () => ({ status: 503, body: { code: 'UNAVAILABLE', message: 'later' } });
      expect(await browser.renew()).toMatchObject({ status: 200, body: { holder: { member: _id } } });
      service.peers.behaviour = undefined;
    });

    it('ends with the records of the person', async () => {
      const { email, _id } = member();
      const browser = new AccessBrowser(harness);
      await browser.signIn(email ?? '');
      service.peers.members = service.peers.members.filter((each) => each._id !== _id);
      expect((await browser.renew()).status).toBe(401);
      expect(browser.cookies.has('__Secure-access-session')).toBe(false);
    });

    it('refuses another secret, and ends after thirty idle days', async () => {
      const { email } = await applicant();
      const browser = new AccessBrowser(harness);
      const { token } = await browser.signIn(email);
      const cookie = browser.cookies.get('__Secure-access-session') ?? '';
      browser.cookies.set('__Secure-access-session', cookie.replace(/\..{4}/, '.AAAA'));
      expect((await browser.renew()).status).toBe(401);
      browser.cookies.set('__Secure-access-session', cookie);
      const _id = new Types.ObjectId(claimsOf(token).sid as string);
      const lastSeenAt = new Date(Date.now() - 31 * 24 * 3_600_000);
      await service.collection('access-sessions').updateOne({ _id }, { $set: { lastSeenAt } });
      expect((await browser.renew()).status).toBe(401);
    });
  });

  describe('access/sign-out', () => {
    it('ends the session and its token at once, twice without harm, on record', async () => {
      const { email, _id } = await applicant();
      const browser = new AccessBrowser(harness);
      const { token } = await browser.signIn(email);
      const cookie = browser.cookies.get('__Secure-access-session') ?? '';
      expect((await browser.call('/access/sign-out', { body: {}, token })).body).toEqual({ ended: 1 });
      expect((await browser.call('/access/sign-out', { body: {} })).body).toEqual({ ended: 0 });
      expect((await service.call('/access/me', { token })).status).toBe(401);
      browser.cookies.set('__Secure-access-session', cookie);
      expect((await browser.renew()).status).toBe(401);
      await new Promise((resolve) => setTimeout(resolve, 400));
      const records = await service
        .collection('audit')
        .find({ id: _id, action: /^access\./ })
        .toArray();
      expect(records.map(({ action }) => action as string).sort()).toEqual([
        'access.sign-in',
        'access.sign-out',
      ]);
    });
  });
});
