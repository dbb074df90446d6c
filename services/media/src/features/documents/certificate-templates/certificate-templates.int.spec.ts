import type { StoredSignature, TemplatePreview } from '@concord/contracts';
import { FIRST_TEMPLATES } from '@concord/institute';
import { dataUrlOf, makePortraitUrl } from '@concord/testing';
import { OrphanedSignatures } from '../../files/orphans/orphaned-signatures';
import { makeAnimatedGif, makeEmptyPng } from '../../../testing/pictures';
import { PrintedDocuments } from '../../../testing/printed-documents';
import { readPdf } from '../../../testing/printing';
import { signedPaper } from '../../../testing/signatures';

const printed = new PrintedDocuments();
const { media } = printed;
const DAY = 24 * 60 * 60 * 1000;
const DRAFT = { design: 'diploma', ...FIRST_TEMPLATES.diploma } as const;

const superAdmin = () => media.staff('SUPER_ADMIN');
const send = (imageFile: string, token = superAdmin()) =>
  media.request('POST', '/certificate-signatures', { token, body: { imageFile } });
const upload = async () => (await send(dataUrlOf(await signedPaper(), 'image/png'))).json<StoredSignature>();
const claim = async (files: string[]) =>
  (await media.request('POST', '/internal/certificate-signatures/claim', { body: { files } })).json<{
    files: string[];
  }>().files;
const preview = (body: object, token = media.staff()) =>
  media.request('POST', '/certificate-previews', { token, body });
const signedBy = (signature: string) => ({ signatories: [{ name: 'Ọlá', role: 'Registrar', signature }] });
const portrait = async () => {
  const body = { student: 'a'.repeat(24), passport: await makePortraitUrl(1, 40), documents: [] };
  return (await media.storeFiles(body)).json<{ passport: { public_id: string } }>().passport.public_id;
};

describe('signatures', () => {
  it('are stored as ink alone, and served to nobody by a link', async () => {
    const { file, picture } = await upload();
    expect(picture).toMatch(/^data:image\/png;base64,/);
    const link = media.links.sign(file, { lifetimeSeconds: 600, stepSeconds: 60 });
    expect((await media.download(`/api/media/files/${file}`)).statusCode).toBe(403);
    expect((await media.download(link)).headers['content-type']).toBe('image/png');
    expect((await preview({ ...DRAFT, ...signedBy(file) })).json<TemplatePreview>().html).toContain(picture);
  });

  it.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['an animation', makeAnimatedGif()],
    ['a bomb of pixels', makeEmptyPng(60_000, 60_000)],
    ['a PNG without pixels', makeEmptyPng(10, 10)],
  ])('may not be %s', async (_, bytes) => {
    const refused = await send(dataUrlOf(bytes, 'image/png'));
    expect(refused.json()).toMatchObject({ statusCode: 400, code: 'NOT_AN_IMAGE' });
  });

  it('are for SUPER_ADMIN, of 2 MB at most', async () => {
    expect((await send(dataUrlOf(Buffer.alloc(2 * 1024 * 1024 + 1), ''))).statusCode).toBe(413);
    expect((await send(dataUrlOf(await signedPaper(), ''), media.staff('ADMIN'))).statusCode).toBe(403);
  });

  it('stay once a template has them; others go after a day, and no other file is claimed', async () => {
    const worker = await media.worker();
    const [kept, unused] = [(await upload()).file, (await upload()).file];
    expect(await claim([kept, 'f'.repeat(32), await portrait()])).toEqual([kept]);
    const sweep = (days: number) =>
      worker.get(OrphanedSignatures, { strict: false }).sweep(Date.now() + days * DAY);
    await sweep(0.9);
    expect(await media.exist([kept, unused])).toEqual([true, true]);
    await sweep(400);
    expect(await media.exist([kept, unused])).toEqual([true, false]);
    expect(await claim([unused, kept])).toEqual([kept]);
  });
});

describe('previews', () => {
  it('show what is typed, escaped, with a style sheet apart', async () => {
    const title = '<img src=x onerror=alert(1)> {{title}}';
    const { html, css } = (await preview({ ...DRAFT, title })).json<TemplatePreview>();
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; {{title}}');
    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain('<style></style>');
    expect(css).toContain('.sheet');
  });

  it('show no file but a signature', async () => {
    const html = (await preview({ ...DRAFT, ...signedBy(await portrait()) })).json<TemplatePreview>().html;
    expect(html).not.toContain('data:image');
  });

  it('refuse what a template may not say', async () => {
    for (const wrong of [
      { body: '{name}' },
      { accent: '#ffffff' },
      { design: 'x' },
      { accent: '#000;}</style>' },
    ])
      expect((await preview({ ...DRAFT, ...wrong })).statusCode).toBe(400);
    expect((await preview({ ...DRAFT, title: 'x'.repeat(200_000) })).statusCode).toBe(413);
  });

  it('are printed as specimens, for SUPER_ADMIN', async () => {
    const print = (token: string) =>
      media.request('POST', '/certificate-previews/print', { token, body: { ...DRAFT, title: 'Ẹ̀bùn' } });
    expect((await print(media.staff('ADMIN'))).statusCode).toBe(403);
    const answer = await print(superAdmin());
    expect(answer.statusCode).toBe(202);
    const { jobId } = answer.json<{ jobId: string }>();
    expect(
      (await media.request('GET', `/media/documents/${jobId}`, { token: media.staff() })).statusCode,
    ).toBe(404);
    const pdf = await readPdf(await printed.pdfOf(superAdmin(), jobId));
    expect(pdf.pages).toHaveLength(1);
    expect(pdf.text).toContain('Specimen');
    expect(pdf.text).toContain('CERT-2026-00000-00000');
  });
});
