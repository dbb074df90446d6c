import { refusal } from '@concord/nest-platform/testing';
import { Types } from 'mongoose';
import { MailStatesRepository } from '../../../store/mails/mail-states.repository';
import { MailHarness } from '../../../testing/mail-harness';

const harness = new MailHarness();
const aRequest = (change: object = {}) => ({
  key: `assignment-${new Types.ObjectId().toHexString()}`,
  student: harness.student._id,
  kind: 'assignment',
  data: {
    examName: 'Peace Education',
    examCode: 'PEA-1001',
    dueDate: '2030-05-01T23:59:59.999Z',
    duration: 60,
    extraTime: 30,
  },
  ...change,
});
const request = (...mails: object[]) =>
  harness.service.internal<{ accepted: number }>('/assignment-mails', { body: { mails } });

const cancel = (...keys: string[]) =>
  harness.service.internal<{ cancelled: number }>('/assignment-mails/cancel', { body: { keys } });

/** Content of the part of a mail with this media type. */
function partOf(source: string, type: string): string {
  const part = source.split(/^--.*$/m).find((each) => each.includes(`Content-Type: ${type}`)) ?? '';
  const [head = '', ...rest] = part.trimStart().split('\r\n\r\n');
  const text = rest.join('\r\n\r\n').trim();
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString();
  return /quoted-printable/i.test(head)
    ? Buffer.from(
        text
          .replace(/=\r\n/g, '')
          .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
        'latin1',
      ).toString()
    : text;
}

describe('the mail of an assignment', () => {
  it('is kept with its calendar file, once for repeated requests, and shown to staff', async () => {
    const one = aRequest();
    expect((await request(one)).body).toEqual({ accepted: 1 });
    await Promise.all([request(one), request(one, aRequest())]);
    const stored = await harness.stored({ key: one.key });
    expect(stored).toHaveLength(1);
    const mail = await harness.mail(String(stored[0]?._id));
    expect(mail).toMatchObject({ kind: 'assignment', subject: 'Your exam: Peace Education (PEA-1001)' });
    expect(mail.text).toContain('90 minutes, including 30 minutes of extra time');
    expect(mail.text).not.toContain(harness.student.serialNumber);
    expect(mail.attachments).toMatchObject([{ name: 'exam.ics', type: 'text/calendar' }]);
    expect(mail.attachments?.[0]?.content).toContain(`UID:${one.key}@peace.example`);
    expect((await harness.list('?kind=assignment')).body[0]).not.toHaveProperty('attachments');
    expect(await harness.mail(await harness.requestOne())).not.toHaveProperty('attachments');
  });

  it('goes out with the calendar file as it is kept', async () => {
    await harness.startWorker();
    const one = aRequest();
    await request(one);
    const [stored] = await harness.stored({ key: one.key });
    const sent = await harness.settled(String(stored?._id), 'sent');
    const mail = harness.smtp.accepted.find(({ source }) => source.includes(`<${one.key}@`));
    expect(mail?.source).toMatch(/^Content-Disposition: attachment; filename=exam\.ics\r$/m);
    const content = partOf(mail?.source ?? '', 'text/calendar');
    expect(content.trim()).toBe(sent.attachments?.[0]?.content.trim());
  });

  it('does not go when its assignment is removed while it waits, nor is it sent again', async () => {
    const worker = await harness.startWorker();
    harness.smtp.behaviour = (stage) => (stage === 'rcpt' ? '451 4.7.1 greylisted' : undefined);
    const [one, other] = [aRequest(), aRequest()];
    await request(one, other);
    const [stored] = await harness.stored({ key: one.key });
    const id = String(stored?._id);
    await harness.refused(id);
    expect([(await cancel(one.key)).body, (await cancel(one.key)).body]).toEqual([
      { cancelled: 1 },
      { cancelled: 0 },
    ]);
    harness.smtp.behaviour = undefined;
    await harness.makeDue(id);
    await harness.sweep(worker);
    const error = 'The exam was removed from the student before this e-mail was sent';
    expect(await harness.mail(id)).toMatchObject({
      status: 'failed',
      cancelled: true,
      error,
      canSendAgain: false,
    });
    const again = await harness.service.call(`/admin/outbox/${id}/send-again`, {
      method: 'POST',
      token: harness.super,
    });
    expect(again).toMatchObject({ status: 409, body: { message: error } });
    await request(one);
    expect(await harness.mail(id)).toMatchObject({ cancelled: true });
    expect(harness.smtp.accepted.filter(({ source }) => source.includes(`<${one.key}@`))).toEqual([]);
  });

  it('stays as sent when it went before, or while it was cancelled', async () => {
    await harness.startWorker();
    const one = aRequest();
    await request(one);
    const [stored] = await harness.stored({ key: one.key });
    const id = String(stored?._id);
    await harness.settled(id, 'sent');
    expect((await cancel(one.key)).body).toEqual({ cancelled: 0 });
    const states = harness.service.get<MailStatesRepository>(MailStatesRepository);
    const claim = 'a-claim';
    await harness.service
      .collection('mails')
      .updateOne({ key: one.key }, { $set: { status: 'sending', claim, dueAt: new Date() } });
    expect((await cancel(one.key)).body).toEqual({ cancelled: 1 });
    expect(await states.reschedule(id, claim, new Date(), 'later')).toBe(false);
    expect(await states.markSent(id, claim, new Date())).toBe(true);
    const mail = await harness.mail(id);
    expect(mail).toMatchObject({ status: 'sent', error: null });
    expect(mail).not.toHaveProperty('cancelled');
  });

  it('is refused in another shape, of another kind, and by the call of the previous release', async () => {
    const one = aRequest();
    for (const wrong of [
      { ...one, kind: 'result' },
      { ...one, student: { $ne: null } },
      { ...one, key: 'assignment-1\r\nBcc: x' },
      { ...one, data: { ...one.data, dueDate: 'soon' } },
    ])
      expect(await request(wrong)).toMatchObject(refusal(400, 'VALIDATION'));
    expect(await harness.request(one)).toMatchObject(refusal(400, 'VALIDATION'));
    expect((await request(aRequest({ student: 'f'.repeat(24) }))).body).toEqual({ accepted: 0 });
  });
});
