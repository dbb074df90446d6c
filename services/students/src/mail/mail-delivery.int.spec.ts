import { eventually, kill, MailWorld } from '../testing/mail-world';
import { CLAIM_MS } from './mail-delivery.service';

const world = new MailWorld();
const takenOf = (key: string) => world.smtp.taken.filter(({ source }) => source.includes(`<${key}@`));
const CLAIM_ENDED = CLAIM_MS + 1000;

describe('MailDelivery', () => {
  it('sends a mail once, under a message id of its key', async () => {
    await world.startWorker();
    const order = world.resultOrder();
    await world.order(order);
    const [stored] = await world.stored({ key: order.key });
    const sent = await world.settled(String(stored?._id), 'sent');
    expect(sent).toMatchObject({ tries: 1, error: null, sentAt: expect.any(String), canSendAgain: false });
    const [mail, ...more] = takenOf(order.key);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ from: 'info@concord.example', to: world.student.email });
    expect(mail?.source).toMatch(/^Message-ID: <result-[0-9a-f]{24}@concord\.example>\r$/m);
    expect(mail?.source).toMatch(/^Subject: Your result: Peace Education \(PEA-1001\)\r$/m);
    expect(mail?.source).toMatch(/^Content-Type: text\/plain/m);
    expect(mail?.source).toMatch(/^Content-Type: text\/html/m);
    expect(mail?.source).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(world.smtp.greetings).toContain('peace.example');
  });

  it('sends 100 results at once, each once, with two workers', async () => {
    await Promise.all([world.startWorker(), world.startWorker()]);
    const orders = Array.from({ length: 100 }, () => world.resultOrder());
    await world.order(...orders);
    const keys = orders.map(({ key }) => key);
    await eventually(async () =>
      (await world.stored({ key: { $in: keys }, status: 'sent' })).length === 100 ? true : undefined,
    );
    for (const key of keys) expect(takenOf(key)).toHaveLength(1);
  });

  it('sends a registered student the receipt once, whatever the name', async () => {
    const worker = await world.startWorker();
    const surname = '"Okafor", <eve@example.org>\u202E\r\nBcc: all@example.org';
    const student = await world.service.student(world.admin, { surname });
    const key = `receipt-${student._id}`;
    const mail = await eventually(() => takenOf(key)[0]);
    expect(mail.to).toBe(student.email);
    const [head = ''] = mail.source.split('\r\n\r\n');
    expect(head).toMatch(/^Subject: We have received your registration$/m);
    expect(head).not.toMatch(/^Bcc:/im);
    expect(head.match(/^To: /gim)).toHaveLength(1);
    expect(mail.source).not.toContain(student.serialNumber);
    await world.sweep(worker);
    expect(takenOf(key)).toHaveLength(1);
  });

  it('never lets a hostile name start a header', async () => {
    await world.startWorker();
    const surname = 'Eve\r\nBcc: all@example.org\r\n\r\n<script>alert(1)</script>"; x';
    const student = await world.service.student(world.admin, { surname });
    const order = world.resultOrder({ student: student._id });
    order.data.examName = 'Peace\r\nX-Evil: 1';
    await world.order(order);
    const mail = await eventually(() => takenOf(order.key)[0]);
    const [head = ''] = mail.source.split('\r\n\r\n');
    expect(head).not.toMatch(/^(Bcc|X-Evil):/im);
    expect(mail.to).toBe(student.email);
  });

  it('tries later what is refused for now, and gives the server time', async () => {
    const worker = await world.startWorker();
    world.smtp.behaviour = (stage) => (stage === 'rcpt' ? '451 4.7.1 greylisted' : undefined);
    const id = await world.orderOne();
    const waiting = await eventually(async () => {
      const mail = await world.mail(id);
      return mail.error ? mail : undefined;
    });
    expect(waiting).toMatchObject({
      status: 'queued',
      tries: 1,
      error: expect.stringContaining('greylisted'),
    });
    await world.sweep(worker);
    expect(await world.mail(id)).toMatchObject({ status: 'queued', tries: 1 });
    world.smtp.behaviour = undefined;
    await world.makeDue(id);
    await world.sweep(worker);
    expect(await world.settled(id, 'sent')).toMatchObject({ tries: 2, error: null });
  });

  it('gives up after many tries', async () => {
    const worker = await world.startWorker();
    world.smtp.behaviour = (stage) => (stage === 'greeting' ? '421 4.3.2 closing' : undefined);
    const id = await world.orderOne();
    await eventually(async () => ((await world.mail(id)).error ? true : undefined));
    await world.makeDue(id, 29);
    await world.sweep(worker);
    expect(await world.settled(id, 'failed')).toMatchObject({ tries: 30, canSendAgain: true });
  });

  it('has failed for good where the server refuses the mail', async () => {
    await world.startWorker();
    world.smtp.behaviour = (stage) => (stage === 'rcpt' ? '550 5.1.1 no such user' : undefined);
    const id = await world.orderOne();
    expect(await world.settled(id, 'failed')).toMatchObject({
      tries: 1,
      error: expect.stringContaining('no such user'),
    });
  });

  it('does not know when the line breaks after the words, and does not send again by itself', async () => {
    const worker = await world.startWorker();
    world.smtp.behaviour = (stage) => (stage === 'words' ? 'drop' : undefined);
    const order = world.resultOrder();
    await world.order(order);
    const [stored] = await world.stored({ key: order.key });
    const id = String(stored?._id);
    expect(await world.settled(id, 'unknown')).toMatchObject({ tries: 1, canSendAgain: true });
    const { received } = world.smtp;
    world.smtp.behaviour = undefined;
    await world.sweep(worker, CLAIM_ENDED);
    await world.sweep(worker, CLAIM_ENDED);
    expect(await world.mail(id)).toMatchObject({ status: 'unknown', tries: 1 });
    expect(world.smtp.received).toBe(received);
    expect((await world.sendAgain(id)).status).toBe(200);
    await world.settled(id, 'sent');
    expect(takenOf(order.key)).toHaveLength(1);
  });

  it('does not send again what a killed worker may have sent', async () => {
    world.smtp.behaviour = (stage) => (stage === 'words' ? 'silence' : undefined);
    const before = world.smtp.received;
    const child = world.startProcess();
    const id = await world.orderOne();
    await eventually(() => world.smtp.received > before || undefined);
    expect(await world.mail(id)).toMatchObject({ status: 'sending', canSendAgain: false });
    await kill(child);
    world.smtp.behaviour = undefined;
    const worker = await world.startWorker();
    // The queue hands the dead worker's job to this one, which finds the mail claimed.
    await world.sweep(worker);
    expect(await world.mail(id)).toMatchObject({ status: 'sending', tries: 1 });
    await world.sweep(worker, CLAIM_ENDED);
    await world.sweep(worker, CLAIM_ENDED);
    expect(await world.mail(id)).toMatchObject({
      status: 'unknown',
      tries: 1,
      error: expect.stringContaining('may or may not'),
      canSendAgain: true,
    });
    expect(world.smtp.received).toBe(before + 1);
  });

  it('keeps what it has no mail server for', async () => {
    await world.startWorker({ SMTP_URL: undefined });
    const id = await world.orderOne();
    expect(await world.settled(id, 'kept')).toMatchObject({ sentAt: null, error: null, canSendAgain: true });
  });

  it('finds mails that Redis forgot', async () => {
    const id = await world.orderOne();
    await world.forgetJobs();
    const worker = await world.startWorker();
    await world.sweep(worker, 2000);
    await world.settled(id, 'sent');
  });

  it('says degraded, not down, while the mail server is away', async () => {
    const worker = await world.startWorker({ SMTP_URL: 'smtp://127.0.0.1:1' });
    const health = await eventually(async () => {
      const answer = await worker.inject({ method: 'GET', url: '/health/ready' });
      const { status } = answer.json<{ status: string }>();
      return status === 'degraded' ? answer : undefined;
    });
    expect(health.statusCode).toBe(200);
    expect(health.json()).toMatchObject({
      checks: { mailServer: { status: 'degraded' }, redis: { status: 'up' } },
    });
    const id = await world.orderOne();
    await eventually(async () => ((await world.mail(id)).error ? true : undefined));
    expect(await world.mail(id)).toMatchObject({ status: 'queued', tries: 1 });
  });
});
