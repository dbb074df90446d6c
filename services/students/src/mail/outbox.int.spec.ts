import type { Student } from '@concord/contracts';
import type { RedisConnection } from '@concord/nest-platform';
import { MailWorld } from '../testing/mail-world';
import { MailDelivery } from './mail-delivery.service';
import { MailQueue } from './mail.queue';
import { MailStatesRepository } from './mail-states.repository';
import { MailSweeper } from './mail.sweeper';

describe('outbox without a mail server', () => {
  const world = new MailWorld({ SMTP_URL: undefined });

  it('keeps mails where staff read them', async () => {
    const id = await world.orderOne();
    const kept = await world.mail(id);
    expect(kept).toMatchObject({
      status: 'kept',
      tries: 0,
      to: world.student.email,
      name: 'Ada Okafor',
      sentAt: null,
      error: null,
      canSendAgain: false,
    });
    expect(kept.text).toContain('Dear Ada Okafor,');
    expect(kept.html).toContain('<table');
    expect(await world.sendAgain(id)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(world.smtp.received).toBe(0);
  });
});

describe('outbox', () => {
  const world = new MailWorld();
  let other: Student;

  beforeAll(async () => {
    other = await world.service.student(world.admin, { surname: 'Adébáyọ̀', firstName: 'Tunde' });
    await world.forgetMails();
    for (let n = 0; n < 12; n += 1) await world.orderOne();
    await world.orderOne({ student: other._id });
  });

  it('lists newest first, by pages, with the total and without the words', async () => {
    const first = await world.list();
    expect(first.status).toBe(200);
    expect(first.headers.get('x-total-count')).toBe('13');
    expect(first.body).toHaveLength(10);
    expect(first.body[0]).toMatchObject({ name: 'Tunde Adébáyọ̀', status: 'queued', kind: 'result' });
    expect(first.body[0]).not.toHaveProperty('html');
    expect(first.body[0]).not.toHaveProperty('text');
    const second = await world.list('?page=2');
    expect(second.body).toHaveLength(3);
  });

  it('finds by name, e-mail and status', async () => {
    const named = await world.list('?search=adebayo');
    expect(named.body.map(({ student }) => student)).toEqual([other._id]);
    expect(named.headers.get('x-total-count')).toBe('1');
    expect((await world.list(`?search=${other.email}`)).body).toHaveLength(1);
    expect((await world.list('?search=okafor&status=queued&pageSize=100')).body).toHaveLength(12);
    expect((await world.list('?status=sent')).body).toEqual([]);
    expect((await world.list('?search=...')).body).toEqual([]);
  });

  it.each(['?status=spam', '?page=0', '?pageSize=101', '?status=queued&status=sent'])(
    'refuses the query %s',
    async (query) => expect((await world.list(query)).status).toBe(400),
  );

  it('is for staff, and sending again for a SUPER_ADMIN', async () => {
    const id = await world.orderOne();
    const pending = (await world.service.account('PENDING')).token;
    const candidate = world.service.signer.sign({ typ: 'candidate', sub: world.student._id, sid: 's' });
    const paths: [string, string][] = [
      ['GET', '/admin/outbox'],
      ['GET', `/admin/outbox/${id}`],
      ['POST', `/admin/outbox/${id}/send-again`],
    ];
    for (const [method, path] of paths) {
      expect((await world.service.call(path, { method })).status).toBe(401);
      for (const token of [pending, candidate])
        expect((await world.service.call(path, { method, token })).status).toBe(403);
    }
    expect((await world.sendAgain(id, world.admin)).status).toBe(403);
  });

  it.each(['f'.repeat(24), 'nope'])('answers 404 for %s', async (id) => {
    const token = world.super;
    expect((await world.service.call(`/admin/outbox/${id}`, { token })).status).toBe(404);
    expect((await world.sendAgain(id)).status).toBe(404);
  });

  it('sends again what failed, and nothing that is under way or sent', async () => {
    const id = await world.orderOne();
    expect((await world.sendAgain(id)).status).toBe(409);
    world.smtp.behaviour = (stage) => (stage === 'words' ? '554 5.7.1 looks like spam' : undefined);
    await world.startWorker();
    await world.settled(id, 'failed');
    world.smtp.behaviour = undefined;
    const tries = await Promise.all([world.sendAgain(id), world.sendAgain(id), world.sendAgain(id)]);
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await world.settled(id, 'sent')).toMatchObject({ tries: 1, error: null });
    expect(await world.sendAgain(id)).toMatchObject({
      status: 409,
      body: { message: 'This mail was sent already' },
    });
  });
});

describe('outbox while Redis is away', () => {
  const away = 'redis://127.0.0.1:1/0';
  const world = new MailWorld({ REDIS_URL: away });

  it('takes orders, and the sweeper sends them by itself', async () => {
    const id = await world.orderOne();
    expect(await world.mail(id)).toMatchObject({ status: 'queued' });
    const worker = await world.startWorker({ REDIS_URL: process.env.REDIS_URL });
    const of = <T>(part: abstract new (...args: never[]) => T) => worker.get<T>(part, { strict: false });
    const queue = new MailQueue({ url: away } as RedisConnection);
    const sweeper = new MailSweeper(of(MailStatesRepository), queue, of(MailDelivery));
    await sweeper.sweep(Date.now() + 2000);
    await queue.onApplicationShutdown();
    expect(await world.settled(id, 'sent')).toMatchObject({ tries: 1 });
    expect(world.smtp.taken).toHaveLength(1);
  });
});
