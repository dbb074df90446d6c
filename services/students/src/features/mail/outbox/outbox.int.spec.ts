import type { BulkOutcome, Student } from '@concord/contracts';
import { RedisConnection } from '@concord/nest-platform';
import { refusal } from '@concord/nest-platform/testing';
import { Types } from 'mongoose';
import { MailStatesRepository } from '../../../store/mails/mail-states.repository';
import { MailHarness } from '../../../testing/mail-harness';
import { MailDeliveryService } from '../delivery/mail-delivery.service';
import { MailSweeper } from '../delivery/mail.sweeper';
import { MailQueue } from '../queue/mail.queue';

describe('outbox without a mail server', () => {
  const harness = new MailHarness({ SMTP_URL: undefined });

  it('keeps mails for staff to read', async () => {
    const id = await harness.requestOne();
    const kept = await harness.mail(id);
    expect(kept).toMatchObject({
      status: 'kept',
      tries: 0,
      to: harness.student.email,
      name: 'Okafor Ada',
      sentAt: null,
      error: null,
      canSendAgain: false,
    });
    expect(kept.text).toContain('Dear Ada Okafor,');
    expect(kept.html).toContain('<table');
    expect(await harness.sendAgain(id)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(harness.smtp.received).toBe(0);
  });
});

describe('outbox', () => {
  const harness = new MailHarness();
  let other: Student;

  beforeAll(async () => {
    other = await harness.service.student(harness.admin, { surname: 'Adébáyọ̀', firstName: 'Tunde' });
    await harness.deleteMails();
    for (let n = 0; n < 12; n += 1) await harness.requestOne();
    await harness.requestOne({ student: other._id });
  });

  it('lists newest first by page, with the total and without the content', async () => {
    const first = await harness.list();
    expect(first.status).toBe(200);
    expect(first.headers.get('x-total-count')).toBe('13');
    expect(first.body).toHaveLength(10);
    expect(first.body[0]).toMatchObject({ name: 'Adébáyọ̀ Tunde', status: 'queued', kind: 'result' });
    expect(first.body[0]).not.toHaveProperty('html');
    expect(first.body[0]).not.toHaveProperty('text');
    const second = await harness.list('?page=2');
    expect(second.body).toHaveLength(3);
  });

  it('finds by name, e-mail and status', async () => {
    const named = await harness.list('?search=adebayo');
    expect(named.body.map(({ student }) => student)).toEqual([other._id]);
    expect(named.headers.get('x-total-count')).toBe('1');
    expect((await harness.list(`?search=${other.email}`)).body).toHaveLength(1);
    expect((await harness.list(`?student=${other._id}`)).body).toMatchObject([
      { student: other._id, result: expect.stringMatching(/^[0-9a-f]{24}$/) },
    ]);
    expect((await harness.list('?search=okafor&status=queued&pageSize=100')).body).toHaveLength(12);
    expect((await harness.list('?status=sent')).body).toEqual([]);
    expect((await harness.list('?kind=registration-receipt&status=queued')).body).toEqual([]);
    expect((await harness.list('?kind=result&pageSize=100')).body).toHaveLength(13);
    expect((await harness.list(`?to=${new Date(0).toISOString()}`)).body).toEqual([]);
    expect((await harness.list('?colour=green')).status).toBe(400);
    expect((await harness.list('?search=...')).body).toEqual([]);
  });

  it('shows results to SUPER_ADMIN only, and other mails to all staff', async () => {
    const read = (id: string, token: string) => harness.service.call(`/admin/outbox/${id}`, { token });
    const result = await harness.requestOne();
    expect(await read(result, harness.admin)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(JSON.stringify((await read(result, harness.admin)).body)).not.toContain('score');
    expect((await read(result, harness.super)).status).toBe(200);
    const receipts = await harness.list(`?search=${harness.student.email}&pageSize=100`);
    const receipt = receipts.body.find(({ kind }) => kind === 'registration-receipt');
    if (receipt) expect((await read(receipt._id, harness.admin)).status).toBe(200);
    await harness.deleteMails();
  });

  it('refuses an unknown status', async () => {
    for (const query of ['?status=spam', '?status=queued&status=sent'])
      expect((await harness.list(query)).status).toBe(400);
  });

  it.each(['f'.repeat(24), 'nope'])('answers 404 for %s', async (id) => {
    const token = harness.super;
    expect((await harness.service.call(`/admin/outbox/${id}`, { token })).status).toBe(404);
    expect((await harness.sendAgain(id)).status).toBe(404);
  });

  it('sends a failed mail again, but not one that is queued or sent', async () => {
    const id = await harness.requestOne();
    expect((await harness.sendAgain(id)).status).toBe(409);
    harness.smtp.behaviour = (stage) => (stage === 'content' ? '554 5.7.1 looks like spam' : undefined);
    await harness.startWorker();
    await harness.settled(id, 'failed');
    harness.smtp.behaviour = undefined;
    const tries = await Promise.all([harness.sendAgain(id), harness.sendAgain(id), harness.sendAgain(id)]);
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await harness.settled(id, 'sent')).toMatchObject({ tries: 1, error: null });

    expect(await harness.sendAgain(id)).toMatchObject({
      status: 409,
      body: { message: 'This e-mail has already been sent' },
    });
  });
});

describe('many mails of the outbox', () => {
  const harness = new MailHarness();
  const sendManyAgain = (body: object, token = harness.super) =>
    harness.service.call<BulkOutcome>('/admin/outbox/send-many-again', { token, body });
  const set = async (id: string, status: string) =>
    harness.service.collection('mails').updateOne({ _id: new Types.ObjectId(id) }, { $set: { status } });

  it('are sent again as each would be by itself, with a record of its own', async () => {
    await harness.deleteMails();
    const [failed, sent] = [await harness.requestOne(), await harness.requestOne()];
    await set(failed, 'failed');
    await set(sent, 'sent');
    expect(await sendManyAgain({ filter: {}, count: 3 })).toMatchObject(refusal(409, 'CONFLICT'));
    expect((await sendManyAgain({ filter: {}, count: 2 }, harness.admin)).status).toBe(403);
    for (const body of [{ count: 1 }, { filter: { colour: 'red' }, count: 1 }])
      expect((await sendManyAgain(body)).status).toBe(400);
    const { body } = await sendManyAgain({ ids: [failed, sent], count: 2 });
    expect(body).toMatchObject({
      done: 1,
      refused: [
        { _id: sent, name: expect.stringContaining(', to '), reason: 'This e-mail has already been sent' },
      ],
    });
    expect((await harness.mail(failed)).status).not.toBe('failed');
    const { batch } = body;
    const onRecord = await harness.service.collection('audit').find({ 'details.batch': batch }).toArray();
    expect(onRecord.map(({ action, outcome, id }) => `${action} ${outcome} ${id}`).sort()).toEqual(
      [
        `mail.send-again done ${failed}`,
        `mail.send-again refused ${sent}`,
        `mail.send-many-again done ${batch}`,
      ].sort(),
    );
    expect((await sendManyAgain({ filter: { status: 'sent' }, count: 1 })).body.done).toBe(0);
  });
});

describe('outbox without Redis', () => {
  const unreachable = 'redis://127.0.0.1:1/0';
  const harness = new MailHarness({ REDIS_URL: unreachable });

  it('accepts requests, and the sweeper sends them itself', async () => {
    const id = await harness.requestOne();
    expect(await harness.mail(id)).toMatchObject({ status: 'queued' });
    const worker = await harness.startWorker({ REDIS_URL: process.env.REDIS_URL });
    const get = <T>(type: abstract new (...args: never[]) => T) => worker.get<T>(type, { strict: false });
    const away = new RedisConnection(unreachable);
    const queue = new MailQueue(away);
    const sweeper = new MailSweeper(get(MailStatesRepository), queue, get(MailDeliveryService));
    await sweeper.sweep(Date.now() + 2000);
    await queue.onApplicationShutdown();
    away.close();
    expect(await harness.settled(id, 'sent')).toMatchObject({ tries: 1 });
    expect(harness.smtp.accepted).toHaveLength(1);
  });
});
