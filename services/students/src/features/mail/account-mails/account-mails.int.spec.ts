import { eventually } from '@concord/nest-platform/testing';
import { ACCOUNT_NOTICES } from '../../../store/account-mails/account-mail.schema';
import { FactorUser } from '../../../testing/factor-user';
import { newEmail } from '../../../testing/harness';
import { MailHarness } from '../../../testing/mail-harness';
import { AccountNotices } from '../../accounts/account-records/account-notices';
import { AccountMailSweeper } from './account-mail.sweeper';
import { ACCOUNT_NOTICE_WORDS } from './account-notice-words';

const NEW = 'olive-7tan';

describe('AccountMailDelivery', () => {
  const harness = new MailHarness();
  const { service, smtp } = harness;
  const mailsTo = (email: string) => smtp.accepted.filter(({ to }) => to === email);
  /** Text of a mail, without the soft line breaks of quoted-printable. */
  const wordsOf = ({ source }: { source: string }) => source.replace(/=\r\n/g, '').replace(/=3D/g, '=');
  const forgot = (email: string) => service.call('/auth/forgot', { body: { email } });
  const signUp = (email: string, username = 'grace') =>
    service.call('/auth/register', { body: { username, email, password: NEW } });
  const reset = (token: string) => service.call('/auth/reset', { body: { token, password: NEW } });
  const orderOf = (email: string) => service.collection('account-mails').findOne({ email });
  const recordsOf = (label: string, action: string) =>
    service.collection('audit').find({ label, action }).toArray();
  const tokenIn = (mail: { source: string }) =>
    /https:\/\/peace\.example\/reset-password#([\w-]{43})/.exec(wordsOf(mail))?.[1] ?? '';
  const sweep = (worker: Awaited<ReturnType<MailHarness['startWorker']>>, aheadMs = 0) =>
    worker.get(AccountMailSweeper, { strict: false }).sweep(Date.now() + aheadMs);

  // Accounts come before the worker, which would send the mail of their approval.
  it('mails a link that opens the account once, to the owner alone', async () => {
    const { email } = await service.account('ADMIN');
    const worker = await harness.startWorker();
    await forgot(email);
    await sweep(worker);
    const mail = await eventually(() => mailsTo(email)[0]);
    expect(wordsOf(mail)).toMatch(/^Subject: Choose a new password\r$/m);
    expect((await reset(tokenIn(mail))).status).toBe(200);
    expect((await reset(tokenIn(mail))).status).toBe(400);
    expect(await recordsOf(email, 'staff.password-forgot')).toMatchObject([
      { outcome: 'done', entity: 'staff' },
    ]);
  });

  it('stores nothing of the link, also while the mail waits', async () => {
    const { email } = await service.account('ADMIN');
    const worker = await harness.startWorker();
    smtp.behaviour = (stage) => (stage === 'rcpt' ? '451 4.7.1 later' : undefined);
    await forgot(email);
    await eventually(async () => {
      const order = await orderOf(email);
      return order?.tries === 1 && order.dueAt !== null;
    });
    smtp.behaviour = undefined;
    await sweep(worker, 60_000);
    const mail = await eventually(() => mailsTo(email)[0]);
    const token = tokenIn(mail);
    for (const name of ['account-mails', 'mails', 'password-resets', 'audit'])
      expect(JSON.stringify(await service.collection(name).find({}).toArray())).not.toContain(token);
    expect((await reset(token)).status).toBe(200);
  });

  it('sends each mail once with two workers, and none after a refusal for good', async () => {
    const [taken, refused] = [await service.account('ADMIN'), await service.account('ADMIN')];
    const workers = await Promise.all([harness.startWorker(), harness.startWorker()]);
    smtp.behaviour = (stage, to) =>
      stage === 'rcpt' && to === refused.email ? '550 no such box' : undefined;
    await Promise.all([forgot(taken.email), forgot(refused.email)]);
    await Promise.all(workers.map((worker) => sweep(worker)));
    await eventually(async () => ((await orderOf(refused.email))?.tries as number) === 1);
    smtp.behaviour = undefined;
    await Promise.all(workers.map((worker) => sweep(worker, 3600_000)));
    await eventually(() => mailsTo(taken.email).length === 1);
    expect(mailsTo(refused.email)).toEqual([]);
  });

  it('sends nothing where no account has the e-mail, and records it as refused', async () => {
    const worker = await harness.startWorker();
    const email = newEmail();
    await forgot(email);
    await sweep(worker);
    await eventually(async () => (await orderOf(email))?.dueAt === null);
    expect(await eventually(async () => (await recordsOf(email, 'staff.password-forgot'))[0])).toMatchObject({
      outcome: 'refused',
      reason: 'No account has this e-mail',
    });
    expect(mailsTo(email)).toEqual([]);
  });

  it('mails the link that a SUPER_ADMIN makes, and shows it to nobody else', async () => {
    const { id, email } = await service.account('ADMIN');
    const worker = await harness.startWorker();
    const path = `/admin/${id}/reset-link`;
    const { body } = await service.call(path, { method: 'POST', token: harness.super });
    expect(body).toEqual({ mailedTo: email });
    await sweep(worker);
    expect(tokenIn(await eventually(() => mailsTo(email)[0]))).not.toBe('');
  });

  it('tells the owner of a taken e-mail once a day, without a word of whoever tried', async () => {
    const { email } = await service.account('ADMIN');
    const worker = await harness.startWorker();
    const tries = [await signUp(email, 'visit-evil'), await signUp(email.toUpperCase(), 'evil.com')];
    for (const { status, body } of tries) expect([status, body.code]).toEqual([409, 'EMAIL_TAKEN']);
    await sweep(worker);
    const mail = await eventually(() => mailsTo(email)[0]);
    expect(wordsOf(mail)).toMatch(/tried to open a staff account/);
    expect(wordsOf(mail)).not.toMatch(/evil/);
    await signUp(email);
    await sweep(worker, 3600_000);
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('tells owners what was done to their accounts, whoever has the e-mail by then', async () => {
    const worker = await harness.startWorker();
    const notices = service.get<AccountNotices>(AccountNotices);
    const origin = { address: '10.0.0.1', requestId: 'r1' };
    const told = ACCOUNT_NOTICES.map((kind) => ({ kind, email: newEmail(), username: 'grace' }));
    for (const { kind, ...owner } of told) await notices.tell(kind, owner, origin);
    await sweep(worker);
    for (const { kind, email } of told) {
      const words = wordsOf(await eventually(() => mailsTo(email)[0]));
      const { subject, path } = ACCOUNT_NOTICE_WORDS[kind];
      expect(words).toContain(`Subject: ${subject}\r`);
      expect(words).toContain(`https://peace.example${path}`);
      expect(mailsTo(email)).toHaveLength(1);
    }
  });

  it('tells the owner of a new password, and of a second factor that a SUPER_ADMIN took off', async () => {
    const user = await FactorUser.enrolled(service, 'ADMIN');
    const body = { current: 'mango-9tw', next: NEW };
    await service.call('/auth/password', { method: 'PATCH', body, token: user.token });
    await service.call(`/admin/${user.id}/factor`, { method: 'DELETE', token: harness.super });
    const orders = await service.collection('account-mails').find({ email: user.email }).toArray();
    expect(orders.map(({ kind }) => String(kind))).toEqual(['factor-on', 'password-changed', 'factor-off']);
  });

  it('only records what is asked for where no mail server is set', async () => {
    const { email } = await service.account('ADMIN');
    const worker = await harness.startWorker({ SMTP_URL: undefined });
    await forgot(email);
    await sweep(worker);
    expect(await eventually(async () => (await recordsOf(email, 'staff.password-forgot'))[0])).toMatchObject({
      outcome: 'refused',
      reason: 'No mail server is set up',
    });
    expect(mailsTo(email)).toEqual([]);
  });
});
