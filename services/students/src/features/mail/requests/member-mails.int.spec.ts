import { eventually } from '@concord/nest-platform/testing';
import { Types } from 'mongoose';
import { MailHarness } from '../../../testing/mail-harness';

const harness = new MailHarness();
const { peers } = harness.service;
const PDF = Buffer.from('%PDF-1.7 of a receipt');
const MEMBER = new Types.ObjectId().toHexString();

function receipt(document = new Types.ObjectId().toHexString()) {
  const recipient = { surname: 'Okafor', firstName: 'Ada', middleName: null, title: null };
  const data = { document, number: 'REC-2026-000003', total: 500_000, receivedOn: '2026-11-27' };
  const to = 'ada@members.example';
  return { key: `receipt-${document}`, member: MEMBER, to, recipient, kind: 'receipt', data };
}
const request = (...mails: object[]) => harness.service.internal('/member-mails', { body: { mails } });

describe('mails to members', () => {
  afterEach(() => (peers.behaviour = undefined));

  it('are sent once for a key, to the address of the member, with the printed document', async () => {
    const asked: unknown[] = [];
    peers.behaviour = (peer) => {
      if (peer.path !== '/internal/documents/file') return peers.defaultAnswer(peer);
      asked.push(peer.body);
      return { status: 200, body: { status: 'done', name: 'Receipt.pdf', file: PDF.toString('base64') } };
    };
    const worker = await harness.startWorker();
    const mail = receipt();
    const { key, data } = mail;
    const answers = await Promise.all([request(mail), request(mail)]);
    expect(answers.map(({ body }) => body)).toEqual([{ accepted: 1 }, { accepted: 1 }]);
    const stored = await harness.stored({ key });
    expect(stored).toHaveLength(1);
    const id = String(stored[0]?._id);
    await harness.sweep(worker);
    expect(await harness.settled(id, 'sent')).toMatchObject({
      to: 'ada@members.example',
      name: 'Okafor Ada',
      member: MEMBER,
      student: MEMBER,
      document: { kind: 'receipt', id: data.document },
    });
    expect(asked).toContainEqual({ kind: 'receipt', id: data.document });
    const source = await eventually(() =>
      Promise.resolve(harness.smtp.accepted.find((sent) => sent.source.includes(`<${key}@`))?.source),
    );
    expect(source).toContain('Receipt.pdf');
  });

  it('are deleted with what the audit log replaced when the member is erased, and those of nobody else', async () => {
    const [gone, other] = [new Types.ObjectId().toHexString(), new Types.ObjectId().toHexString()];
    const [mail, kept] = [
      { ...receipt(), member: gone },
      { ...receipt(), member: other },
    ];
    await request(mail, kept);
    const audit = harness.service.collection('audit');
    const values = { before: { email: 'ada@members.example' }, after: { email: 'eze@members.example' } };
    const { insertedId } = await audit.insertOne({ id: gone, action: 'member.update', ...values });
    const path = `/members/${gone}`;
    const forget = () => harness.service.internal(path, { method: 'DELETE' });
    expect([(await forget()).status, (await forget()).status]).toEqual([200, 200]);
    expect([await harness.stored({ key: mail.key }), await harness.stored({ key: kept.key })]).toEqual([
      [],
      [expect.objectContaining({ key: kept.key })],
    ]);
    expect(JSON.stringify(await audit.findOne({ _id: insertedId }))).not.toContain('members.example');
    await audit.deleteOne({ _id: insertedId });
  });

  it('about decisions have no document, and a link to the page of the member', async () => {
    const id = new Types.ObjectId().toHexString();
    const { document: _, ...rest } = receipt().data;
    const decision = { about: 'profile', decision: 'refused', reason: 'Send the whole page' };
    const mail = { ...receipt(), key: `change-decided-${id}`, kind: 'change-decided', data: decision };
    expect(await request(mail)).toMatchObject({ status: 200, body: { accepted: 1 } });
    const [stored] = await harness.stored({ key: mail.key });
    expect(stored).toMatchObject({ kind: 'change-decided', isToMember: true });
    expect(stored).not.toHaveProperty('document');
    expect(stored?.['text']).toContain('/me/profile');
    expect(await request({ ...mail, kind: 'receipt', data: rest })).toMatchObject({ status: 400 });
  });

  it('are refused with a key of another form, and without the service secret', async () => {
    expect((await request({ ...receipt(), key: 'receipt-1' })).status).toBe(400);
  });
});
