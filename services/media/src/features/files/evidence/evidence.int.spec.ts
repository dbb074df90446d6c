import { randomBytes } from 'node:crypto';
import type { TransferEvidence } from '@concord/contracts';
import { makeEncryptedPdf, makePdf, makePortrait } from '@concord/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import sharp from 'sharp';
import { MediaHarness } from '../../../testing/harness';
import { makeEmptyPng } from '../../../testing/pictures';
import { OrphanedEvidence } from '../orphans/orphaned-evidence';

const media = MediaHarness.forSuite();
const OWNERS = '/internal/payments/evidence-owners';
const HALF_HOUR = 30 * 60 * 1000;
const MINUTE = 60_000;

const newPayment = () => randomBytes(12).toString('hex');
const store = (payment: string, bytes: Buffer, name = 'receipt.jpg') =>
  media.attach('/internal/evidence', { payment, name }, [bytes]);
const look = (payment: string, token = media.finance()) =>
  media.request('GET', `/media/evidence/${payment}`, { token });

describe('evidence of a transfer', () => {
  it('is a picture that is encoded again, for staff with the permission for money', async () => {
    const payment = newPayment();
    const photo = await sharp(await makePortrait(1, 40))
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .png()
      .toBuffer();
    expect((await store(payment, photo, 'my receipt.png')).json()).toEqual({ name: 'my receipt.png' });
    const { url = '', ...found } = (await look(payment)).json<TransferEvidence>();
    expect(found).toMatchObject({ name: 'my receipt.png', type: 'image/jpeg' });
    const file = await media.download(url);
    expect(file.headers['content-type']).toBe('image/jpeg');
    expect(file.rawPayload.toString('latin1')).not.toContain('secret place');
    for (const token of [media.staff('ADMIN'), media.member('a'.repeat(24))])
      expect((await look(payment, token)).statusCode).toBe(403);
  });

  it('is a PDF as it is', async () => {
    const payment = newPayment();
    expect((await store(payment, makePdf(), 'slip.pdf')).statusCode).toBe(200);
    const { url = '', type } = (await look(payment)).json<TransferEvidence>();
    expect(type).toBe('application/pdf');
    expect((await media.download(url)).rawPayload).toEqual(makePdf());
  });

  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['nothing', Buffer.alloc(0)],
    ['a bomb of pixels', makeEmptyPng(60_000, 60_000)],
    ['a PDF with a password', makeEncryptedPdf()],
  ])('may not be %s', async (_, bytes) => {
    const payment = newPayment();
    expect((await store(payment, bytes)).statusCode).toBe(400);
    expect((await look(payment)).statusCode).toBe(404);
  });

  it('has 5 MB at most, and is one file', async () => {
    expect((await store(newPayment(), Buffer.alloc(5 * 1024 * 1024 + 1))).statusCode).toBe(413);
    const two = media.attach('/internal/evidence', { payment: newPayment(), name: 'x' }, [
      makePdf(),
      makePdf(),
    ]);
    expect((await two).statusCode).toBe(400);
  });
});

describe(OrphanedEvidence.name, () => {
  let worker: NestFastifyApplication;
  beforeAll(async () => (worker = await media.worker()));
  const sweep = (ms: number) => worker.get(OrphanedEvidence, { strict: false }).sweep(Date.now() + ms);

  it('removes evidence without a payment after a while, and keeps it while the members service is away', async () => {
    const [known, unknown] = [newPayment(), newPayment()];
    for (const payment of [known, unknown]) await store(payment, makePdf());
    media.peer.answers.set(OWNERS, { status: 200, body: { payments: [known] } });
    expect(await sweep(HALF_HOUR - MINUTE)).toBe(0);
    media.peer.answers.set(OWNERS, { status: 503, body: {} });
    await expect(sweep(HALF_HOUR + MINUTE)).rejects.toThrow();
    expect((await look(unknown)).statusCode).toBe(200);
    media.peer.answers.set(OWNERS, { status: 200, body: { payments: [known] } });
    await sweep(HALF_HOUR + MINUTE);
    expect([(await look(known)).statusCode, (await look(unknown)).statusCode]).toEqual([200, 404]);
    expect(await sweep(HALF_HOUR + MINUTE)).toBe(0);
  });
});
