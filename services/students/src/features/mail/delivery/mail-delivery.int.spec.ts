// On one server: the mail server fails, not the store.
import { eventually } from '@concord/nest-platform/testing';
import { MailHarness } from '../../../testing/mail-harness';
import { CLAIM_MS } from './mail-delivery.service';

const harness = new MailHarness();
const acceptedWith = (key: string) =>
  harness.smtp.accepted.filter(({ source }) => source.includes(`<${key}@`));
const CLAIM_EXPIRED = CLAIM_MS + 1000;

describe('MailDeliveryService', () => {
  it('sends a mail once, with its key as message id', async () => {
    await harness.startWorker();
    const request = harness.resultRequest();
    const sent = await harness.settled(await harness.requestOne(request), 'sent');
    expect(sent).toMatchObject({ tries: 1, error: null, sentAt: expect.any(String), canSendAgain: false });
    const [mail, ...more] = acceptedWith(request.key);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ from: 'info@concord.example', to: harness.student.email });
    expect(mail?.source).toMatch(/^Message-ID: <result-[0-9a-f]{24}@concord\.example>\r$/m);
    expect(mail?.source).toMatch(/^Subject: Your result: Peace Education \(PEA-1001\)\r$/m);
    expect(mail?.source).toMatch(/^Content-Type: text\/plain/m);
    expect(mail?.source).toMatch(/^Content-Type: text\/html/m);
    expect(mail?.source).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(harness.smtp.greetings).toContain('peace.example');
  });

  it('sends 100 results, each once, with two workers', async () => {
    await Promise.all([harness.startWorker(), harness.startWorker()]);
    const requests = Array.from({ length: 100 }, () => harness.resultRequest());
    await harness.request(...requests);
    const keys = requests.map(({ key }) => key);
    const sent = { key: { $in: keys }, status: 'sent' };
    await eventually(async () => (await harness.stored(sent)).length === 100);
    for (const key of keys) expect(acceptedWith(key)).toHaveLength(1);
  });

  it('sends the receipt of a registration once; a hostile name starts no header', async () => {
    const worker = await harness.startWorker();
    const surname = '"Okafor", <eve@example.org>\u202E\r\nBcc: all@example.org\r\n\r\n<script>';
    const student = await harness.service.student(harness.admin, { surname });
    const key = `receipt-${student._id}`;
    const mail = await eventually(() => acceptedWith(key)[0]);
    expect(mail.to).toBe(student.email);
    const [head = ''] = mail.source.split('\r\n\r\n');
    expect(head).toMatch(/^Subject: We have received your registration$/m);
    expect(head).not.toMatch(/^Bcc:/im);
    expect(head.match(/^To: /gim)).toHaveLength(1);
    expect(mail.source).not.toContain(student.serialNumber);
    await harness.sweep(worker);
    expect(acceptedWith(key)).toHaveLength(1);
  });

  it('retries a temporary refusal with back-off', async () => {
    const worker = await harness.startWorker();
    harness.smtp.behaviour = (stage) => (stage === 'rcpt' ? '451 4.7.1 greylisted' : undefined);
    const id = await harness.requestOne();
    const error = expect.stringContaining('greylisted');
    expect(await harness.refused(id)).toMatchObject({ status: 'queued', tries: 1, error });
    await harness.sweep(worker);
    expect(await harness.mail(id)).toMatchObject({ status: 'queued', tries: 1 });
    harness.smtp.behaviour = undefined;
    await harness.makeDue(id);
    await harness.sweep(worker);
    expect(await harness.settled(id, 'sent')).toMatchObject({ tries: 2, error: null });
  });

  it('fails after the last attempt', async () => {
    const worker = await harness.startWorker();
    harness.smtp.behaviour = (stage) => (stage === 'greeting' ? '421 4.3.2 closing' : undefined);
    const id = await harness.requestOne();
    await harness.refused(id);
    await harness.makeDue(id, 29);
    await harness.sweep(worker);
    expect(await harness.settled(id, 'failed')).toMatchObject({ tries: 30, canSendAgain: true });
  });

  it('fails when the server refuses the mail', async () => {
    await harness.startWorker();
    harness.smtp.behaviour = (stage) => (stage === 'rcpt' ? '550 5.1.1 no such user' : undefined);
    const id = await harness.requestOne();
    expect(await harness.settled(id, 'failed')).toMatchObject({
      tries: 1,
      error: expect.stringContaining('no such user'),
    });
  });

  it('is unknown when the connection breaks after the content, and is not sent again automatically', async () => {
    const worker = await harness.startWorker();
    harness.smtp.behaviour = (stage) => (stage === 'content' ? 'drop' : undefined);
    const request = harness.resultRequest();
    const id = await harness.requestOne(request);
    expect(await harness.settled(id, 'unknown')).toMatchObject({ tries: 1, canSendAgain: true });
    const { received } = harness.smtp;
    harness.smtp.behaviour = undefined;
    await harness.sweep(worker, CLAIM_EXPIRED);
    await harness.sweep(worker, CLAIM_EXPIRED);
    expect(await harness.mail(id)).toMatchObject({ status: 'unknown', tries: 1 });
    expect(harness.smtp.received).toBe(received);
    expect((await harness.sendAgain(id)).status).toBe(200);
    await harness.settled(id, 'sent');
    expect(acceptedWith(request.key)).toHaveLength(1);
  });

  it('does not send again what a killed worker may have sent', async () => {
    harness.smtp.behaviour = (stage) => (stage === 'content' ? 'silence' : undefined);
    const before = harness.smtp.received;
    const killed = await harness.startProcess();
    const id = await harness.requestOne();
    await eventually(() => harness.smtp.received > before || undefined);
    expect(await harness.mail(id)).toMatchObject({ status: 'sending', canSendAgain: false });
    await killed.end('SIGKILL');
    harness.smtp.behaviour = undefined;
    const worker = await harness.startWorker();
    // This worker gets the job of the killed one, but the mail is still claimed.
    await harness.sweep(worker);
    expect(await harness.mail(id)).toMatchObject({ status: 'sending', tries: 1 });
    await harness.sweep(worker, CLAIM_EXPIRED);
    await harness.sweep(worker, CLAIM_EXPIRED);
    expect(await harness.mail(id)).toMatchObject({
      status: 'unknown',
      tries: 1,
      error: expect.stringContaining('may or may not'),
      canSendAgain: true,
    });
    expect(harness.smtp.received).toBe(before + 1);
  });

  it('keeps mails without a mail server', async () => {
    await harness.startWorker({ SMTP_URL: undefined });
    const id = await harness.requestOne();
    expect(await harness.settled(id, 'kept')).toMatchObject({
      sentAt: null,
      error: null,
      canSendAgain: true,
    });
  });

  it('sends mails whose jobs Redis lost', async () => {
    const id = await harness.requestOne();
    await harness.deleteJobs();
    const worker = await harness.startWorker();
    await harness.sweep(worker, 2000);
    await harness.settled(id, 'sent');
  });

  it('is degraded, not down, while the mail server is unreachable', async () => {
    const worker = await harness.startWorker({ SMTP_URL: 'smtp://127.0.0.1:1' });
    const health = await eventually(async () => {
      const answer = await worker.inject({ method: 'GET', url: '/health/stores' });
      const { status } = answer.json<{ status: string }>();
      return status === 'degraded' ? answer : undefined;
    });
    expect(health.statusCode).toBe(200);
    expect(health.json()).toMatchObject({
      checks: { mailServer: { status: 'degraded' }, redis: { status: 'up' } },
    });
    const id = await harness.requestOne();
    expect(await harness.refused(id)).toMatchObject({ status: 'queued', tries: 1 });
  });
});
