import { FileLinks } from '@concord/nest-platform';
import { dataUrlOf, makePdf, makePortraitUrl, pdfOfObjects } from '@concord/testing';
import { MediaHarness, OTHER_ID } from '../testing/harness';
import { makeDoc } from '../testing/office-files';

let media: MediaHarness;

beforeAll(async () => {
  media = await MediaHarness.start();
});
afterAll(() => media.stop());

const links = new FileLinks('a-file-link-secret');
/** The path as the gateway passes it on. */
const inside = (url: string) => url.replace('/api', '');
const linkTo = (publicId: string) => inside(links.sign(publicId));
const storeFiles = (body: unknown) => media.ask('POST', '/internal/student-files', { body });

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

  const kept = async (bytes: Buffer, name: string) => {
    const documents = [{ name, file: dataUrlOf(bytes, 'text/html') }];
    const stored = await storeFiles({ student: OTHER_ID, passport: await makePortraitUrl(), documents });
    return stored.json().documents[0];
  };

  it('serves a PDF that holds a script under a policy that lets nothing of it near our pages', async () => {
    const action = '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>';
    const bytes = pdfOfObjects({
      objects: [`<< /Type /Catalog /Pages 2 0 R ${action} >>`, '<< /Type /Pages /Kids [] /Count 0 >>'],
    });
    const file = await media.ask('GET', linkTo((await kept(bytes, 'a.html')).file.public_id));
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
  ])('shows a document called %j as such, and saves it under a safe name', async (given, shown, saved) => {
    const stored = await kept(makeDoc(), given);
    expect(stored.name).toBe(shown);
    const { headers } = await media.ask('GET', linkTo(stored.file.public_id));
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
