import { LIMITS } from '@concord/contracts';
import { dataUrlOf, makeEncryptedPdf, makePdf, makePortrait, makePortraitUrl } from '@concord/testing';
import sharp from 'sharp';
import { ObjectStore } from '../storage/object-store';
import { MediaHarness } from '../testing/harness';
import { OTHER_ID, STUDENT_ID } from '../testing/student';
import { makeEncryptedDocx } from '../testing/office-files';
import {
  makeAnimatedGif,
  makeAnimatedPng,
  makeAnimatedWebp,
  makeHeic,
  makeEmptyPng,
} from '../testing/pictures';
import { makeDocm, makeDocx } from '../testing/docx-files';

let media: MediaHarness;

beforeAll(async () => {
  media = await MediaHarness.start();
});
afterAll(() => media.stop());

const linkTo = (publicId: string) => media.links.sign(publicId).replace('/api', '');
const storeFiles = (body: unknown) => media.request('POST', '/internal/student-files', { body });
const doc = (bytes: Buffer, name: string) => ({
  name,
  file: dataUrlOf(bytes, 'application/octet-stream'),
});

describe('POST /internal/student-files', () => {
  it('stores a passport and documents, readable with a signed link only', async () => {
    const answer = await storeFiles({
      student: STUDENT_ID,
      passport: await makePortraitUrl(),
      documents: [doc(makePdf(), '../waec result.pdf'), doc(await makePortrait(2), 'jamb.png')],
    });
    expect(answer.statusCode).toBe(200);
    const stored = answer.json();
    expect(stored.documents.map(({ name }: { name: string }) => name)).toEqual([
      '../waec result.pdf',
      'jamb.png',
    ]);
    const id = stored.passport.public_id;
    expect((await media.request('GET', `/media/files/${id}`)).statusCode).toBe(403);
    const photo = await media.request('GET', linkTo(id));
    expect(photo.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(photo.rawPayload.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': expect.stringMatching(/^private, max-age=\d{2,3}$/),
      'content-disposition': expect.stringContaining('inline'),
    });
    expect((await sharp(photo.rawPayload).metadata()).width).toBe(300);
    const pdf = await media.request('GET', linkTo(stored.documents[0].file.public_id));
    expect(pdf.rawPayload).toEqual(makePdf());
    expect(pdf.headers['content-disposition']).toContain('inline; filename="_waec result.pdf"');
  });

  it('sends Word documents as attachments', async () => {
    const passport = await makePortraitUrl();
    const answer = await storeFiles({ student: OTHER_ID, passport, documents: [doc(makeDocx(), 'cv.docx')] });
    const file = await media.request('GET', linkTo(answer.json().documents[0].file.public_id));
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="cv\.docx"/);
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  it.each<[string, () => Buffer | Promise<Buffer>, number, string, string]>([
    ['an SVG called photo.png', () => svg, 400, 'NOT_AN_IMAGE', 'not a picture'],
    ['text called photo.jpg', () => Buffer.from('some words'), 400, 'NOT_AN_IMAGE', 'not a picture'],
    ['HTML called photo.png', () => Buffer.from('<html><body>hi'), 400, 'NOT_AN_IMAGE', 'not a picture'],
    ['a PDF', () => makePdf(), 400, 'NOT_AN_IMAGE', 'not a picture'],
    ['an animated GIF', makeAnimatedGif, 400, 'NOT_AN_IMAGE', 'Animated'],
    ['an animated WebP', makeAnimatedWebp, 400, 'NOT_AN_IMAGE', 'Animated'],
    ['an animated PNG', makeAnimatedPng, 400, 'NOT_AN_IMAGE', 'Animated'],
    ['HEIC', makeHeic, 400, 'NOT_AN_IMAGE', 'Save the picture as JPEG'],
    [
      'a truncated JPEG',
      async () => (await makePortrait()).subarray(0, 2000),
      400,
      'NOT_AN_IMAGE',
      'damaged',
    ],
    ['30 megapixels', () => makeEmptyPng(6000, 5000), 400, 'NOT_AN_IMAGE', '30 megapixels'],
    ['a decompression bomb', () => makeEmptyPng(900_000, 900_000), 400, 'NOT_AN_IMAGE', 'megapixels'],
    ['an empty file', () => Buffer.alloc(0), 400, 'NOT_AN_IMAGE', 'empty'],
    ['over 2 MB', () => Buffer.alloc(LIMITS.pictureBytes + 1, 1), 413, 'PAYLOAD_TOO_LARGE', '2 MB'],
  ])('refuses %s as passport and names the reason', async (_, make, status, code, words) => {
    const passport = dataUrlOf(await make(), 'image/png');
    const answer = await storeFiles({ student: STUDENT_ID, passport, documents: [] });
    expect(answer.json()).toMatchObject({
      statusCode: status,
      code,
      message: expect.stringContaining(words),
      issues: [{ path: 'image_data', message: expect.stringContaining(words) }],
    });
    expect(answer.statusCode).toBe(status);
  });

  it.each([
    ['no data URL', '/etc/passwd', 'NOT_AN_IMAGE', 'image_data'],
    ['no base64', 'data:image/png;base64,%%%', 'NOT_AN_IMAGE', 'image_data'],
    ['base64 with spaces', 'data:image/png;base64,AAAA AAAA', 'NOT_AN_IMAGE', 'image_data'],
    ['an empty text', '', 'VALIDATION', 'passport'],
    ['a number', 7, 'VALIDATION', 'passport'],
    ['a list', ['data:image/png;base64,AAAA'], 'VALIDATION', 'passport'],
    ['an object', { $ne: 1 }, 'VALIDATION', 'passport'],
    ['null', null, 'VALIDATION', 'passport'],
  ])('refuses %s as the passport field', async (_, passport, code, path) => {
    const answer = await storeFiles({ student: STUDENT_ID, passport, documents: [] });
    expect(answer.json()).toMatchObject({ statusCode: 400, code, issues: [{ path }] });
  });

  it.each(['', 'text/html', 'image/svg+xml;charset=utf-8'])(
    'detects a picture by its content when the media type is %j',
    async (type) => {
      const passport = dataUrlOf(await makePortrait(), type);
      const answer = await storeFiles({ student: OTHER_ID, passport, documents: [] });
      const photo = await media.request('GET', linkTo(answer.json().passport.public_id));
      expect(photo.headers['content-type']).toBe('image/jpeg');
    },
  );

  it.each([
    [
      'a program called .pdf',
      () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]),
      400,
      'Only pictures',
    ],
    ['HTML called .doc', () => Buffer.from('<html><script>1</script>'), 400, 'Only pictures'],
    ['an SVG called .doc', () => svg, 400, 'Only pictures'],
    ['a macro document called .docx', makeDocm, 400, 'macros'],
    ['a PDF with a password', makeEncryptedPdf, 400, 'This PDF is protected with a password'],
    ['a Word document with a password', makeEncryptedDocx, 400, 'protected with a password'],
    ['a truncated PDF', () => makePdf().subarray(0, 300), 400, 'damaged or incomplete'],
    ['HEIC', makeHeic, 400, 'Save the picture as JPEG'],
    ['an empty file', () => Buffer.alloc(0), 400, 'empty'],
    ['6 MB', () => Buffer.alloc(6 * 1024 * 1024, 1), 413, '5 MB'],
  ])('refuses %s as document, names its position and stores nothing', async (_, make, status, words) => {
    const owner = 'f'.repeat(24);
    const put = jest.spyOn(media.app.get(ObjectStore, { strict: false }), 'put');
    const answer = await storeFiles({
      student: owner,
      passport: await makePortraitUrl(),
      documents: [doc(makePdf(), 'good.pdf'), doc(make(), 'a.pdf')],
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ message: expect.stringContaining(words) });
    expect(answer.json().issues).toEqual([{ path: 'documents.1.file', message: answer.json().message }]);
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
  });

  it('removes all files of an owner, also twice', async () => {
    const owner = '1'.repeat(24);
    const stored = await storeFiles({ student: owner, passport: await makePortraitUrl(), documents: [] });
    const id = stored.json().passport.public_id;
    const store = media.app.get(ObjectStore, { strict: false });
    expect(await store.bytes(id)).toBeInstanceOf(Buffer);
    for (let time = 0; time < 2; time += 1)
      expect((await media.request('DELETE', `/internal/owners/${owner}`)).statusCode).toBe(200);
    expect((await media.request('GET', linkTo(id))).statusCode).toBe(404);
    expect(await store.bytes(id)).toBeUndefined();
  });

  it('leaves no object when its owner is removed during the upload', async () => {
    const owner = '3'.repeat(24);
    const store = media.app.get(ObjectStore, { strict: false });
    const put = jest.spyOn(store, 'put');
    put.mockImplementationOnce(async (...given) => {
      await media.request('DELETE', `/internal/owners/${owner}`);
      return ObjectStore.prototype.put.apply(store, given);
    });
    const body = { student: owner, passport: await makePortraitUrl(), documents: [] };
    expect((await storeFiles(body)).statusCode).toBe(409);
    const key = put.mock.calls[0]?.[0] ?? '';
    put.mockRestore();
    expect(await store.bytes(key)).toBeUndefined();
  });

  it('leaves no record when the object store fails half-way', async () => {
    const owner = '2'.repeat(24);
    const store = media.app.get(ObjectStore, { strict: false });
    const put = jest.spyOn(store, 'put');
    put.mockImplementationOnce((...given) => ObjectStore.prototype.put.apply(store, given));
    put.mockRejectedValueOnce(Object.assign(new Error('away'), { statusCode: 503 }));
    const body = { student: owner, passport: await makePortraitUrl(), documents: [doc(makePdf(), 'a.pdf')] };
    expect((await storeFiles(body)).statusCode).toBe(500);
    const first = put.mock.calls[0]?.[0] ?? '';
    put.mockRestore();
    expect(await store.bytes(first)).toBeUndefined();
    expect((await media.request('GET', linkTo(first))).statusCode).toBe(404);
  });

  it('keeps the records of objects it could not remove, so that removing the owner removes them', async () => {
    const owner = '4'.repeat(24);
    const store = media.app.get(ObjectStore, { strict: false });
    const away = Object.assign(new Error('away'), { statusCode: 503 });
    const put = jest.spyOn(store, 'put');
    const remove = jest.spyOn(store, 'remove').mockRejectedValue(away);
    put.mockImplementationOnce((...given) => ObjectStore.prototype.put.apply(store, given));
    put.mockRejectedValueOnce(away);
    const body = { student: owner, passport: await makePortraitUrl(), documents: [doc(makePdf(), 'a.pdf')] };
    expect((await storeFiles(body)).statusCode).toBe(500);
    const first = put.mock.calls[0]?.[0] ?? '';
    put.mockRestore();
    remove.mockRestore();
    expect(await store.bytes(first)).toBeInstanceOf(Buffer);
    expect((await media.request('DELETE', `/internal/owners/${owner}`)).statusCode).toBe(200);
    expect(await store.bytes(first)).toBeUndefined();
    expect((await media.request('GET', linkTo(first))).statusCode).toBe(404);
  });
});
