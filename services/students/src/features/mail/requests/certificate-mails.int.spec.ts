import { eventually, type PeerAnswer, peerRefusal } from '@concord/nest-platform/testing';
import { Types } from 'mongoose';
import { MailHarness } from '../../../testing/mail-harness';
import { FILE_WAIT_MS } from '../delivery/mail-documents';

const harness = new MailHarness();
const { peers } = harness.service;
const FILE = '/internal/documents/file';
const PDF = Buffer.from('%PDF-1.7 of a certificate');

/** Sets the media service's answer to requests of the file. @returns received requests */
function answersWith(answer: () => PeerAnswer): { asked: unknown[] } {
  const seen: { asked: unknown[] } = { asked: [] };
  peers.behaviour = (request) => {
    if (request.path !== FILE) return peers.defaultAnswer(request);
    seen.asked.push(request.body);
    return answer();
  };
  return seen;
}

/** Answers with these states in turn, then always with the last one. */
const fileIs = (...states: object[]) =>
  answersWith(() => ({ status: 200, body: (states.length > 1 ? states.shift() : states[0]) ?? {} }));

const done = { status: 'done', name: 'Certificate Ọlá.pdf', file: PDF.toString('base64') };

async function requested() {
  const certificate = new Types.ObjectId().toHexString();
  const key = `certificate-${new Types.ObjectId().toHexString()}`;
  const data = {
    certificate,
    studentName: 'Ọlá Okafor',
    courseTitle: 'Mediation',
    certificateNumber: 'CERT-2026-ABCDEFGH',
    dateGenerated: '2026-11-20',
  };
  const mail = { key, student: harness.student._id, kind: 'certificate', data };
  await harness.service.internal('/certificate-mails', { body: { mails: [mail] } });
  const [stored] = await harness.stored({ key });
  return { key, certificate, id: String(stored?._id) };
}

const sourceOf = (key: string) =>
  harness.smtp.accepted.find(({ source }) => source.includes(`<${key}@`))?.source ?? '';

describe('the mail of a certificate', () => {
  afterEach(() => (peers.behaviour = undefined));

  it('waits until the PDF is printed, and has it as a file', async () => {
    const seen = fileIs({ status: 'working' }, done);
    const worker = await harness.startWorker();
    const { key, certificate, id } = await requested();
    await eventually(() => Promise.resolve(seen.asked.length === 1));
    expect(await eventually(async () => (await harness.mail(id)).status === 'queued')).toBe(true);
    expect(await harness.mail(id)).toMatchObject({ tries: 0, error: null, certificate });
    await harness.makeDue(id);
    await harness.sweep(worker);
    expect(await harness.settled(id, 'sent')).toMatchObject({ tries: 1 });
    expect(seen.asked).toEqual([
      { kind: 'certificate', id: certificate },
      { kind: 'certificate', id: certificate },
    ]);
    const source = sourceOf(key);
    expect(source).toMatch(/Content-Type: application\/pdf/);
    expect(source.replace(/\s/g, '')).toContain(PDF.toString('base64'));
    expect(source).toContain('certificate/CERT-2026-ABCDEFGH');
  });

  it('goes without a file that cannot be printed', async () => {
    fileIs({ status: 'failed' });
    await harness.startWorker();
    const { key, id } = await requested();
    await harness.settled(id, 'sent');
    expect(sourceOf(key)).not.toMatch(/application\/pdf/);
  });

  it.each([
    ['is being made', { status: 200, body: { status: 'working' } }],
    ['nobody answers for', peerRefusal(404, 'NOT_FOUND')],
  ])('goes after ten minutes without a file that %s', async (_, answer) => {
    const seen = answersWith(() => answer);
    const worker = await harness.startWorker();
    const { key, id } = await requested();
    await eventually(() => Promise.resolve(seen.asked.length === 1));
    await eventually(async () => (await harness.mail(id)).status === 'queued');
    const createdAt = new Date(Date.now() - FILE_WAIT_MS);
    await harness.service
      .collection('mails')
      .updateOne({ _id: new Types.ObjectId(id) }, { $set: { createdAt } });
    await harness.makeDue(id);
    await harness.sweep(worker);
    await harness.settled(id, 'sent');
    expect(sourceOf(key)).not.toMatch(/application\/pdf/);
  });
});
