import { internalRoutes, LIMITS } from '@concord/contracts';
import { TEST_SECRET } from '@concord/nest-platform/testing';
import { dataUrlOf, makePdf, makePortrait, makePortraitUrl } from '@concord/testing';
import sharp from 'sharp';
import { ObjectStore } from '../../../store/objects/object-store';
import { MediaHarness } from '../../../testing/harness';
import { makeHeic } from '../../../testing/pictures';
import { STUDENT_ID } from '../../../testing/records';

const media = MediaHarness.forSuite();
afterEach(() => jest.restoreAllMocks());

const download = (publicId: string) => media.download(media.links.sign(publicId));
const doc = (bytes: Buffer, name: string) => ({
  name,
  file: dataUrlOf(bytes, 'application/octet-stream'),
});

describe('POST /internal/student-files', () => {
  it('stores a passport and documents, readable with a signed link only', async () => {
    const answer = await media.storeFiles({
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
    const photo = await download(id);
    expect(photo.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(photo.rawPayload.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': expect.stringMatching(/^private, max-age=\d{2,3}$/),
      'content-disposition': expect.stringContaining('inline'),
    });
    expect((await sharp(photo.rawPayload).metadata()).width).toBe(300);
    const pdf = await download(stored.documents[0].file.public_id);
    expect(pdf.rawPayload).toEqual(makePdf());
    expect(pdf.headers['content-disposition']).toContain('inline; filename="_waec result.pdf"');
  });

  it.each([
    ['text called photo.png', Buffer.from('some words'), 400, 'NOT_AN_IMAGE', 'not a picture'],
    ['over 2 MB', Buffer.alloc(LIMITS.pictureBytes + 1, 1), 413, 'PAYLOAD_TOO_LARGE', '2 MB'],
  ])('refuses %s as passport and names the reason', async (_, bytes, status, code, words) => {
    const passport = dataUrlOf(bytes, 'image/png');
    const answer = await media.storeFiles({ student: STUDENT_ID, passport, documents: [] });
    const message = expect.stringContaining(words);
    const issues = [{ path: 'image_data', message }];
    expect(answer.json()).toMatchObject({ statusCode: status, code, message, issues });
    expect(answer.statusCode).toBe(status);
  });

  it.each([
    ['HTML called .doc', Buffer.from('<html><script>1</script>'), 400, 'Only pictures'],
    ['HEIC', makeHeic(), 400, 'Save the picture as JPEG'],
    ['6 MB', Buffer.alloc(6 * 1024 * 1024, 1), 413, '5 MB'],
  ])('refuses %s as document, names its position and stores nothing', async (_, bytes, status, words) => {
    const put = jest.spyOn(media.objects, 'put');
    const answer = await media.storeFiles({
      student: 'f'.repeat(24),
      passport: await makePortraitUrl(),
      documents: [doc(makePdf(), 'good.pdf'), doc(bytes, 'a.pdf')],
    });
    expect(answer.statusCode).toBe(status);
    const { message, issues } = answer.json();
    expect(message).toContain(words);
    expect(issues).toEqual([{ path: 'documents.1.file', message }]);
    expect(put).not.toHaveBeenCalled();
  });

  it('removes all files of an owner, also twice', async () => {
    const owner = '1'.repeat(24);
    const stored = await media.storeFiles({
      student: owner,
      passport: await makePortraitUrl(),
      documents: [],
    });
    const id = stored.json().passport.public_id;
    expect(await media.objects.bytes(id)).toBeInstanceOf(Buffer);
    for (let time = 0; time < 2; time += 1)
      expect((await media.request('DELETE', `/internal/owners/${owner}`)).statusCode).toBe(200);
    expect((await download(id)).statusCode).toBe(404);
    expect(await media.objects.bytes(id)).toBeUndefined();
  });

  const away = Object.assign(new Error('away'), { statusCode: 503 });

  it('leaves no object when its owner is removed during the upload', async () => {
    const owner = '3'.repeat(24);
    const put = jest.spyOn(media.objects, 'put');
    put.mockImplementationOnce(async (...given) => {
      await media.request('DELETE', `/internal/owners/${owner}`);
      return ObjectStore.prototype.put.apply(media.objects, given);
    });
    const body = { student: owner, passport: await makePortraitUrl(), documents: [] };
    expect((await media.storeFiles(body)).statusCode).toBe(409);
    expect(await media.objects.bytes(put.mock.calls[0]?.[0] ?? '')).toBeUndefined();
  });

  /** Sends two files, of which the store takes the first only. @returns the key of the first. */
  async function storeHalf(owner: string): Promise<string> {
    const put = jest.spyOn(media.objects, 'put');
    put.mockImplementationOnce((...given) => ObjectStore.prototype.put.apply(media.objects, given));
    put.mockRejectedValueOnce(away);
    const body = { student: owner, passport: await makePortraitUrl(), documents: [doc(makePdf(), 'a.pdf')] };
    expect((await media.storeFiles(body)).statusCode).toBe(500);
    return put.mock.calls[0]?.[0] ?? '';
  }

  it('leaves no record when the object store fails half-way', async () => {
    const first = await storeHalf('2'.repeat(24));
    expect(await media.objects.bytes(first)).toBeUndefined();
    expect((await download(first)).statusCode).toBe(404);
  });

  it('keeps the records of objects it could not remove, so that removing the owner removes them', async () => {
    const owner = '4'.repeat(24);
    const remove = jest.spyOn(media.objects, 'remove').mockRejectedValue(away);
    const first = await storeHalf(owner);
    remove.mockRestore();
    expect(await media.objects.bytes(first)).toBeInstanceOf(Buffer);
    expect((await media.request('DELETE', `/internal/owners/${owner}`)).statusCode).toBe(200);
    expect(await media.objects.bytes(first)).toBeUndefined();
    expect((await download(first)).statusCode).toBe(404);
  });
});

it.each(Object.values(internalRoutes).filter(({ service }) => service === 'media'))(
  '$method $path needs the service secret, whatever token comes instead',
  async ({ method, path: url }) => {
    for (const token of ['', media.staff('SUPER_ADMIN'), TEST_SECRET]) {
      const headers = { authorization: `Bearer ${token}` };
      expect((await media.app.inject({ method, url, headers })).statusCode).toBe(403);
    }
  },
);
