import { provideSettings } from '@concord/institute';
import { aStudent, CERTIFICATE, RESULT } from '../../testing/records';
import { DocumentRenderer } from './document-renderer';
import { pageStyle } from './page-style';
import { qrCode } from './qr-code';

const renderer = new DocumentRenderer(
  () => Promise.resolve(Buffer.from('jpeg')),
  'https://concord.example',
  () => new Date('2026-11-21T12:00:00Z'),
);
const form = (changes: Parameters<typeof aStudent>[0]) =>
  renderer.render({ kind: 'registration-form', owner: '', student: aStudent(changes) });

describe('DocumentRenderer', () => {
  afterEach(() => provideSettings({}));

  it('has name, contacts and colour of the site settings, but for the colours of a certificate', async () => {
    provideSettings({ name: 'Lakeside & Hill', email: 'a@b.example', colours: { primary: '#1f4e8c' } });
    const { html } = await form({});
    expect(html).toContain('Lakeside &amp; Hill');
    expect(html).toContain('a@b.example');
    expect(html).toContain('--brand:#1f4e8c');
    const certificate = await renderer.render({ kind: 'certificate', owner: '', certificate: CERTIFICATE });
    expect(certificate.html).toContain('Lakeside &amp; Hill');
    expect(certificate.html).not.toContain('#1f4e8c');
    expect(`${html}${certificate.html}`).not.toMatch(/Concord Institute/);
  });

  it('escapes markup and template expressions', async () => {
    const { html } = await form({
      firstName: '<script>alert(1)</script>',
      surname: '"><img src=x onerror=alert(1)>',
      state: '{{institute.name}}',
      documents: [{ name: '<b>x</b>', file: { url: '', public_id: 'x' } }],
    });
    expect(html).not.toMatch(/<script|<img src=x|<b>/);
    expect(html).toContain('&lt;script&gt;alert(1)');
    expect(html).toContain('{{institute.name}}');
  });

  it('prints page numbers and escapes the footer text', async () => {
    expect((await form({})).html).toMatch(/@bottom-left\{content:'Concord [^'<\\]+ printed 21 November/);
    expect(pageStyle({ footer: `it's </style> \\ "new"\n` })).toContain(
      `content:'it\\27 s \\3c \\2f style\\3e  \\5c  \\22 new\\22 \\a '`,
    );
  });

  it('embeds the photo, or states that there is none', async () => {
    expect((await form({})).html).toContain('src="data:image/jpeg;base64,anBlZw');
    const without = new DocumentRenderer(() => Promise.resolve(undefined), '');
    const page = await without.render({ kind: 'registration-form', owner: '', student: aStudent() });
    expect(page.html).toContain('No photograph on file');
  });

  it('prints a certificate on one landscape page without a footer', async () => {
    const record = { kind: 'certificate', owner: '', certificate: CERTIFICATE } as const;
    const { html, name } = await renderer.render(record);
    expect(html).toContain('@page{size:A4 landscape;margin:0}');
    expect(html).toContain('Ngozi &amp; Co');
    expect(html).toContain('20 November 2026');
    expect(name).toBe('Certificate 2026-11-21 Ngozi & Co.pdf');
    // The code leads to the page that verifies the certificate.
    expect(html).toContain(await qrCode('https://concord.example/certificate/CN-000123'));
  });

  it('prints a result with its score and the total, where it is known', async () => {
    const slip = (change: object = {}) =>
      renderer.render({ kind: 'result-slip', owner: '', result: { ...RESULT, ...change } });
    const { html, name } = await slip();
    expect(html).toContain('Total score 4 of 10');
    expect(html).toMatch(/<dt>Not answered<\/dt><dd>1<\/dd>/);
    expect(html).toMatch(/Bello Amina/);
    expect(name).toBe('Result 2026-11-21 M-1 Bello Amina.pdf');
    const { html: untold } = await slip({ total_questions: undefined });
    expect(untold).toContain('Total score 4<');
    expect(untold).not.toContain('Not answered');
  });

  it('prints a list of students, also an empty one', async () => {
    const list = (students: ReturnType<typeof aStudent>[]) =>
      renderer.render({ kind: 'student-list', owner: '', students });
    expect((await list([aStudent(), aStudent()])).html.match(/Bello Amina/g)).toHaveLength(2);
    expect((await list([])).html).toContain('No Result Found');
  });
});
