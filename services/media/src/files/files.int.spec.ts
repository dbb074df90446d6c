import { FileLinks } from '@concord/nest-platform';
import { dataUrlOf, makePdf, makePortraitUrl, pdfOfObjects } from '@concord/testing';
import { MediaHarness } from '../testing/harness';
import { OTHER_ID } from '../testing/student';
import { makeDoc } from '../testing/office-files';

let media: MediaHarness;

beforeAll(async () => {
  media = await MediaHarness.start();
});
afterAll(() => media.stop());

/** The path as the gateway forwards it. */
const servicePath = (url: string) => url.replace('/api', '');
const linkTo = (publicId: string) => servicePath(media.links.sign(publicId));
const storeFiles = (body: unknown) => media.request('POST', '/internal/student-files', { body });

describe('GET /media/files/:public_id', () => {
  it('refuses a link with a changed signature, expiry or file', async () => {
    const stored = await storeFiles({ student: OTHER_ID, passport: await makePortraitUrl(), documents: [] });
    const id = stored.json().passport.public_id;
    const valid = linkTo(id);
    const expired = servicePath(
      new FileLinks(media.env.FILE_LINK_SECRET, () => Date.now() - 3_600_000).sign(id),
    );
    const forged = servicePath(new FileLinks('another-secret').sign(id));
    const other = linkTo('0'.repeat(32)).replace('0'.repeat(32), id);
    for (const url of [
      expired,
      forged,
      other,
      valid.replace(/exp=\d/, 'exp=9'),
      `${valid}x`,
      valid.split('&')[0] ?? '',
    ])
      expect((await media.request('GET', url)).statusCode).toBe(403);
    expect((await media.request('GET', valid)).statusCode).toBe(200);
  });

  it.each(['nothing', '..%2F..%2Fetc%2Fpasswd', '0'.repeat(32)])('answers 404 for %s', async (id) => {
    expect((await media.request('GET', `/media/files/${id}`)).statusCode).toBe(404);
  });

  const storeDocument = async (bytes: Buffer, name: string) => {
    const documents = [{ name, file: dataUrlOf(bytes, 'text/html') }];
    const stored = await storeFiles({ student: OTHER_ID, passport: await makePortraitUrl(), documents });
    return stored.json().documents[0];
  };

  it('serves a PDF with a script under a policy without script-src', async () => {
    const action = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>';
    const bytes = pdfOfObjects({
      objects: [`<< /Type /Catalog /Pages 2 0 R ${action} >>`, '<< /Type /Pages /Kids [] /Count 0 >>'],
    });
    const file = await media.request('GET', linkTo((await storeDocument(bytes, 'a.html')).file.public_id));
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^default-src 'none'(?!.*script-src)/),
      'content-disposition': expect.stringContaining('inline; filename="a.pdf"'),
    });
  });

  it.each([
    ['../..\\etc/passwd', '../..\\etc/passwd', '_.._etc_passwd.doc'],
    [`a"; filename="b.exe`, `a"; filename="b.exe`, 'a__ filename=_b.doc'],
    ['cv\u202ecod.exe', 'cvcod.exe', 'cvcod.doc'],
    ['a\r\nSet-Cookie: x=1.doc', 'aSet-Cookie: x=1.doc', 'aSet-Cookie_ x=1.doc'],
    ['n'.repeat(300), 'n'.repeat(120), `${'n'.repeat(120)}.doc`],
    ['.....', 'file', 'file.doc'],
    ['NUL.doc', 'NUL.doc', '_NUL.doc'],
    ['CV 😀 Ọláyínká.doc', 'CV 😀 Ọláyínká.doc', 'CV 😀 Ọláyínká.doc'],
    ['سيرة.doc', 'سيرة.doc', 'سيرة.doc'],
  ])('keeps the display name %j and sends a safe file name', async (given, shown, saved) => {
    const stored = await storeDocument(makeDoc(), given);
    expect(stored.name).toBe(shown);
    const { headers } = await media.request('GET', linkTo(stored.file.public_id));
    const disposition = String(headers['content-disposition']);
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+$/);
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '').replace(/;/g, '_')).toBe(saved);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('refuses a name of more than 300 characters', async () => {
    const documents = [{ name: 'n'.repeat(301), file: dataUrlOf(makePdf(), '') }];
    const answer = await storeFiles({ student: OTHER_ID, passport: await makePortraitUrl(), documents });
    expect(answer.json()).toMatchObject({ statusCode: 400, issues: [{ path: 'documents.0.name' }] });
  });
});
