import { aStudent } from '../testing/harness';
import { DocumentPages } from './document-pages';
import { pageStyle } from './page-style';
import { qrCode } from './qr-code';

const pages = new DocumentPages(
  () => Promise.resolve(Buffer.from('jpeg')),
  'https://concord.example',
  () => new Date('2026-11-21T12:00:00Z'),
);
const form = (changes: Parameters<typeof aStudent>[0]) =>
  pages.of({ kind: 'registration-form', owner: '', student: aStudent(changes) });

describe('DocumentPages', () => {
  it('shows hostile text as text', async () => {
    const { request } = await form({
      firstName: '<script>alert(1)</script>',
      surname: '"><img src=x onerror=alert(1)>',
      state: '{{institute.name}}',
      documents: [{ name: '<b>x</b>', file: { url: '', public_id: 'x' } }],
    });
    expect(request.html).not.toMatch(/<script|<img src=x|<b>/);
    expect(request.html).toContain('&lt;script&gt;alert(1)');
    expect(request.html).toContain('{{institute.name}}');
  });

  it('numbers the pages of a form and ends neither its style nor its text early', async () => {
    expect((await form({})).request.html).toMatch(
      /@bottom-left\{content:'Concord [^'<\\]+ printed 21 November/,
    );
    expect(pageStyle({ foot: `it's </style> \\ "new"\n` })).toContain(
      `content:'it\\27 s \\3c \\2f style\\3e  \\5c  \\22 new\\22 \\a '`,
    );
  });

  it('puts the photo in the page, and says so when there is none', async () => {
    expect((await form({})).request.html).toContain('src="data:image/jpeg;base64,anBlZw');
    const without = new DocumentPages(() => Promise.resolve(undefined), '');
    const page = await without.of({ kind: 'registration-form', owner: '', student: aStudent() });
    expect(page.request.html).toContain('No photograph on file');
  });

  it('prints a certificate on one wide page without a foot', async () => {
    const { request, name } = await pages.of({
      kind: 'certificate',
      owner: '',
      certificate: {
        _id: 'c'.repeat(24),
        studentName: 'Ngozi & Co',
        selectedCourse: { id: 'c'.repeat(24), courseTitle: 'Peace Education' },
        createdAt: '2026-11-21T10:00:00.000Z',
        dateGenerated: '2026-11-20',
        serialNumber: 'ABCD',
        certificateNumber: 'CN-1',
        genrated: 'manual',
      },
    });
    expect(request.html).toContain('@page{size:A4 landscape;margin:0}');
    expect(request.html).toContain('Ngozi &amp; Co');
    expect(request.html).toContain('20 November 2026');
    expect(name).toBe('Certificate Ngozi & Co.pdf');
    // Whoever scans it reads the page that says whether it is genuine.
    expect(request.html).toContain(await qrCode('https://concord.example/certificate?number=CN-1'));
  });

  it('lists students, also none', async () => {
    const list = (students: ReturnType<typeof aStudent>[]) =>
      pages.of({ kind: 'student-list', owner: '', students });
    expect((await list([aStudent(), aStudent()])).request.html.match(/Okonkwo Ngozi/g)).toHaveLength(2);
    expect((await list([])).request.html).toContain('No Result Found');
  });
});
