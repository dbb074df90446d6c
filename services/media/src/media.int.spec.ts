import { LIMITS } from '@concord/contracts';
import { FileLinks } from '@concord/nest-platform';
import { dataUrlOf, makePdf, makePortrait, makePortraitUrl } from '@concord/testing';
import sharp from 'sharp';
import { ObjectStore } from './storage/object-store';
import { MediaHarness, OTHER_ID, STAFF_ID, STUDENT_ID } from './testing/harness';
import { makeHollowPng } from './testing/pictures';
import { makeDocm, makeDocx } from './testing/uploads';

let media: MediaHarness;
const links = new FileLinks('a-file-link-secret');
/** The path as the gateway passes it on. */
const inside = (url: string) => url.replace('/api', '');
const linkTo = (publicId: string) => inside(links.sign(publicId));

beforeAll(async () => {
  media = await MediaHarness.start();
});
afterAll(() => media.stop());

const storeFiles = (body: unknown) => media.ask('POST', '/internal/student-files', { body });
const doc = (bytes: Buffer, name: string) => ({
  name,
  file: dataUrlOf(bytes, 'application/octet-stream'),
});

describe('POST /internal/student-files', () => {
  it('stores a passport and documents, readable by a signed link only', async () => {
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
    expect((await media.ask('GET', `/media/files/${id}`)).statusCode).toBe(403);
    const photo = await media.ask('GET', linkTo(id));
    expect(photo.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(photo.rawPayload.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': expect.stringMatching(/^private, max-age=\d{2,3}$/),
      'content-disposition': expect.stringContaining('inline'),
    });
    expect((await sharp(photo.rawPayload).metadata()).width).toBe(300);
    const pdf = await media.ask('GET', linkTo(stored.documents[0].file.public_id));
    expect(pdf.rawPayload).toEqual(makePdf());
    expect(pdf.headers['content-disposition']).toContain('inline; filename="_waec result.pdf"');
  });

  it('sends Word documents as attachments', async () => {
    const passport = await makePortraitUrl();
    const answer = await storeFiles({ student: OTHER_ID, passport, documents: [doc(makeDocx(), 'cv.docx')] });
    const file = await media.ask('GET', linkTo(answer.json().documents[0].file.public_id));
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="cv\.docx"/);
  });

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  it.each([
    ['an SVG called photo.png', svg, 400, 'NOT_AN_IMAGE'],
    ['HTML called photo.png', Buffer.from('<html><body>hi'), 400, 'NOT_AN_IMAGE'],
    ['a picture of 30 megapixels', makeHollowPng(6000, 5000), 400, 'NOT_AN_IMAGE'],
    ['more than 2 MB', Buffer.alloc(LIMITS.pictureBytes + 1, 1), 413, 'PAYLOAD_TOO_LARGE'],
  ])('refuses %s as passport', async (_, bytes, status, code) => {
    const answer = await storeFiles({
      student: STUDENT_ID,
      passport: dataUrlOf(bytes, 'image/png'),
      documents: [],
    });
    expect(answer.json()).toMatchObject({ statusCode: status, code, issues: [{ path: 'image_data' }] });
    expect(answer.statusCode).toBe(status);
  });

  it.each([
    ['a program called .pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]), 400],
    ['a macro document called .docx', makeDocm(), 400],
    ['more than 5 MB', Buffer.alloc(LIMITS.documentBytes + 1, 1), 413],
  ])('refuses %s as document, names its place and stores nothing', async (_, bytes, status) => {
    const owner = 'f'.repeat(24);
    const answer = await storeFiles({
      student: owner,
      passport: await makePortraitUrl(),
      documents: [doc(makePdf(), 'good.pdf'), doc(bytes, 'a.pdf')],
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().issues).toEqual([{ path: 'documents.1.file', message: expect.any(String) }]);
  });

  it('removes all files of an owner, once or twice', async () => {
    const owner = '1'.repeat(24);
    const stored = await storeFiles({ student: owner, passport: await makePortraitUrl(), documents: [] });
    const id = stored.json().passport.public_id;
    const store = media.app.get(ObjectStore, { strict: false });
    expect(await store.bytes(id)).toBeInstanceOf(Buffer);
    for (let time = 0; time < 2; time += 1)
      expect((await media.ask('DELETE', `/internal/owners/${owner}`)).statusCode).toBe(200);
    expect((await media.ask('GET', linkTo(id))).statusCode).toBe(404);
    expect(await store.bytes(id)).toBeUndefined();
  });

  it('leaves no object behind when its owner is removed while it is being stored', async () => {
    const owner = '3'.repeat(24);
    const store = media.app.get(ObjectStore, { strict: false });
    const put = jest.spyOn(store, 'put');
    put.mockImplementationOnce(async (...given) => {
      await media.ask('DELETE', `/internal/owners/${owner}`);
      return ObjectStore.prototype.put.apply(store, given);
    });
    const body = { student: owner, passport: await makePortraitUrl(), documents: [] };
    expect((await storeFiles(body)).statusCode).toBe(409);
    const key = put.mock.calls[0]?.[0] ?? '';
    put.mockRestore();
    expect(await store.bytes(key)).toBeUndefined();
  });

  it('leaves no record behind when the object store fails half way', async () => {
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
    expect((await media.ask('GET', linkTo(first))).statusCode).toBe(404);
  });
});

describe('GET /media/files/:public_id', () => {
  it('refuses a link whose signature, time or file was changed', async () => {
    const stored = await storeFiles({ student: OTHER_ID, passport: await makePortraitUrl(), documents: [] });
    const id = stored.json().passport.public_id;
    const good = linkTo(id);
    const ended = inside(new FileLinks('a-file-link-secret', () => Date.now() - 3_600_000).sign(id));
    const forged = inside(new FileLinks('another-secret').sign(id));
    const other = linkTo('0'.repeat(32)).replace('0'.repeat(32), id);
    for (const url of [
      ended,
      forged,
      other,
      good.replace(/exp=\d/, 'exp=9'),
      `${good}x`,
      good.split('&')[0] ?? '',
    ])
      expect((await media.ask('GET', url)).statusCode).toBe(403);
    expect((await media.ask('GET', good)).statusCode).toBe(200);
  });

  it.each(['nothing', '..%2F..%2Fetc%2Fpasswd', '0'.repeat(32)])('knows no file %s', async (id) => {
    expect((await media.ask('GET', `/media/files/${id}`)).statusCode).toBe(404);
  });
});

describe('gallery', () => {
  const upload = async (caption: string, seed = 1) =>
    media.ask('POST', '/gallery/upload', {
      token: media.staff(),
      body: {
        imageFile: await makePortraitUrl(seed, 60),
        caption,
        uploadedBy: 'someone else',
        mongoDbId: 'x',
      },
    });

  it('shows an uploaded picture to everyone, with its size, for ever', async () => {
    const answer = await upload('<b>Peace</b> walk');
    expect(answer.statusCode).toBe(201);
    const item = answer.json();
    expect(item).toMatchObject({
      image: { width: 60, height: 60 },
      caption: '<b>Peace</b> walk',
      uploadedBy: { _id: STAFF_ID, username: 'mary' },
    });
    expect(item.image.url).toBe(`/api/media/files/${item.image.public_id}`);
    const picture = await media.ask('GET', inside(item.image.url));
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const list = await media.ask('GET', '/gallery');
    expect(list.json()[0]).toEqual(item);
    expect(list.headers['x-total-count']).toBe('1');
    const removed = await media.ask('DELETE', `/gallery/${item._id}`, { token: media.staff() });
    expect(removed.json()).toEqual({ _id: item._id });
    expect((await media.ask('GET', inside(item.image.url))).statusCode).toBe(404);
    expect((await media.ask('DELETE', `/gallery/${item._id}`, { token: media.staff() })).statusCode).toBe(
      404,
    );
  });

  it.each([
    ['text', dataUrlOf(Buffer.from('hello there'), 'image/png'), 400, 'NOT_AN_IMAGE'],
    ['a path', '/etc/passwd', 400, 'NOT_AN_IMAGE'],
    ['nothing', '', 400, 'VALIDATION'],
    [
      '2 MB and one byte',
      dataUrlOf(Buffer.alloc(LIMITS.pictureBytes + 1), 'image/png'),
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    ['more than the body limit', 'x'.repeat(4 * 1024 * 1024), 413, 'PAYLOAD_TOO_LARGE'],
  ])('refuses %s', async (_, imageFile, status, code) => {
    const answer = await media.ask('POST', '/gallery/upload', { token: media.staff(), body: { imageFile } });
    expect(answer.json()).toMatchObject({ statusCode: status, code });
  });

  it('keeps the newest 32, and the objects of the rest are gone', async () => {
    const first = (await upload('first')).json();
    for (let index = 1; index <= LIMITS.galleryMax; index += 1)
      expect((await upload(`picture ${index}`, index)).statusCode).toBe(201);
    const list = (await media.ask('GET', '/gallery')).json();
    expect(list).toHaveLength(LIMITS.galleryMax);
    expect([list[0].caption, list.at(-1).caption]).toEqual(['picture 32', 'picture 1']);
    const store = media.app.get(ObjectStore, { strict: false });
    expect(await store.bytes(first.image.public_id)).toBeUndefined();
    const page = await media.ask('GET', '/gallery?page=2&pageSize=10');
    expect(page.json().map(({ caption }: { caption: string }) => caption)[0]).toBe('picture 22');
    expect(page.headers['x-total-count']).toBe('32');
  });
});

describe('readiness', () => {
  it('names its stores', async () => {
    expect((await media.ask('GET', '/health/ready')).json()).toEqual({
      status: 'up',
      checks: { mongodb: { status: 'up' }, redis: { status: 'up' }, s3: { status: 'up' } },
    });
  });

  it('is down and answers 503 in words when the object store is away', async () => {
    const away = await MediaHarness.start({ S3_ENDPOINT: 'http://127.0.0.1:9' });
    try {
      expect((await away.ask('GET', '/health/ready')).statusCode).toBe(503);
      const body = { imageFile: await makePortraitUrl() };
      const answer = await away.ask('POST', '/gallery/upload', { token: away.staff(), body });
      expect(answer.json()).toMatchObject({ statusCode: 503, code: 'UPSTREAM_UNAVAILABLE' });
      expect((await away.ask('GET', '/gallery')).json()).toEqual([]);
    } finally {
      await away.stop();
    }
  });
});
