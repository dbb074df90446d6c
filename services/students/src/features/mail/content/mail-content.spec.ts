import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CertificateMail, DecisionMail, ResultMail } from '@concord/contracts';
import { provideSettings } from '@concord/institute';
import { attachmentsOf, renderMail } from './mail-content';

const RESULT: ResultMail = {
  examName: 'Peace Education',
  examCode: 'PEA-1001',
  score: 18,
  total: 40,
  answered: 38,
  correct: 18,
  wrong: 20,
  percentage: 45,
  pass: false,
  gradedAt: '2026-11-21T23:30:00.000Z',
};
const ADA = { title: 'Dr', surname: 'Okafor', firstName: 'Ada', middleName: 'Ngozi' };
const render = (data: Partial<ResultMail> = {}, person: Partial<typeof ADA> = {}) =>
  renderMail(
    { kind: 'result', data: { ...RESULT, ...data } },
    { ...ADA, ...person },
    'https://peace.example/',
  );

describe('renderMail', () => {
  afterEach(() => provideSettings({}));

  it('says who sends it by the site settings', () => {
    provideSettings({ name: 'Lakeside & Hill', email: 'a@b.example', phones: ['+234 803 555 0100'] });
    const { text, html } = render();
    for (const value of ['a@b.example', '+234 803 555 0100']) expect([text, html].join()).toContain(value);
    expect(text).toContain('Lakeside & Hill');
    expect(html).toContain('Lakeside &amp; Hill');
    expect(`${text}${html}`).not.toMatch(/Concord Institute|concord\.example/);
  });
});

describe('the colours of mails', () => {
  afterEach(() => provideSettings({}));
  const coloursOf = (html: string) => new Set(html.match(/#[0-9a-f]{6}\b/g));

  it(`are the institute's; "Passed" stays green`, () => {
    const [green, passed] = [render().html, render({ pass: true }).html].map(coloursOf);
    provideSettings({ colours: { primary: '#000080' } });
    const [own, ownPassed] = [render().html, render({ pass: true }).html].map(coloursOf);
    for (const colour of ['#000080', '#ededf6', '#b3b3d9']) expect([...own!]).toContain(colour);
    for (const colour of ['#14663a', '#eff4f1', '#b9d1c4']) {
      expect([...green!]).toContain(colour);
      expect([...own!]).not.toContain(colour);
    }
    expect([...passed!, ...ownPassed!].filter((colour) => colour === '#14663a')).toHaveLength(2);
  });

  it('are in no template', () => {
    const folder = join(__dirname, 'templates');
    const fixed = readdirSync(folder).flatMap((file) => [
      ...coloursOf(readFileSync(join(folder, file), 'utf8')),
    ]);
    // Colours of text, and white.
    expect([...new Set(fixed)].sort()).toEqual(['#1b241f', '#55635b', '#ffffff']);
  });
});

describe('renderMail of a result', () => {
  it('has every value in text and HTML, with Nigerian time', () => {
    const { subject, text, html, name } = render();
    expect([name, subject]).toEqual(['Okafor Ada Ngozi', 'Your result: Peace Education (PEA-1001)']);
    expect(text).toMatch(/Result: +Fail\nPercentage: +45%\nTotal score: +18 of 40\nTotal answered: +38\n/);
    expect(text).toMatch(
      /Total correct: +18\nTotal wrong: +20\nTotal unanswered: +2\nDate: +22 November 2026 at 00:30\n/,
    );
    for (const part of [text, html])
      for (const value of [
        'Dear Dr Ada Okafor,',
        '18 of 40',
        'Fail',
        '45%',
        '38',
        '20',
        'https://peace.example/start-exam',
      ])
        expect(part).toContain(value);
    expect(render({ total: undefined }).text).toMatch(/Total score: +18\n/);
    expect(render({ pass: true }).text).toMatch(/Result: +Passed/);
  });

  it.each<[Partial<ResultMail>, string | undefined]>([
    [{}, '2'],
    [{ answered: 40 }, '0'],
    [{ total: undefined }, undefined],
  ])('says how many questions were not answered where the request has the total: %j', (data, unanswered) => {
    const { text, html } = render(data);
    expect(/^Total unanswered: (.*)$/m.exec(text)?.[1]).toBe(unanswered);
    expect(/Total unanswered<\/td>\s*<td[^>]*>(.*)<\/td>/.exec(html)?.[1]).toBe(unanswered);
  });

  it('says that it was corrected, and takes the place of an earlier one', () => {
    const { text, html } = render({ corrected: true });
    for (const part of [text, html]) {
      expect(part).toContain('has been corrected');
      expect(part).not.toContain('has been marked');
      expect(render().text).not.toContain('corrected');
    }
    expect(text).toMatch(/Total score: +18 of 40\n/);
  });

  it('has HTML without images and external resources', () => {
    expect(render().html).not.toMatch(/<(img|link|script|style|iframe)|url\(|background=/i);
  });

  it.each([
    ['markup', '<img src=x onerror=alert(1)>', '&lt;img src&#x3D;x onerror&#x3D;alert(1)&gt;'],
    ['quotes', `"'><a href="https://evil.example">`, '&quot;&#x27;&gt;&lt;a href&#x3D;'],
    ['a template', '{{institute}} {{{html}}}', '{{institute}} {{{html}}}'],
    ['a formula', '=cmd|"/c calc"!A1', '&#x3D;cmd|&quot;/c calc&quot;!A1'],
    ['Yoruba letters', 'Adébáyọ̀', 'Adébáyọ̀'],
    ['Arabic letters', 'فاطمة', 'فاطمة'],
    ['an emoji', 'Ada 🕊️', 'Ada 🕊️'],
  ])('keeps %s in a name as text', (_case, surname, shown) => {
    const { text, html } = render({}, { surname });
    expect(text).toContain(`Dear Dr Ada ${surname},`);
    expect(html).toContain(shown);
  });

  it.each([
    '\r\nBcc: all@example.org',
    '\n\nSubject: x',
    '\u2028x',
    '\u0000x',
    '\u0085x',
    '\u202Egro.elpmaxe',
  ])('removes line ends and direction marks from the name %j', (surname) => {
    const { subject, text, html, name } = render(
      { examName: `Exam${surname}`, examCode: surname },
      { surname },
    );
    for (const line of [subject, name]) expect(line).not.toMatch(/[\p{Cc}\u2028\u202E]/u);
    expect(text.split('\n')).toHaveLength(render().text.split('\n').length);
    expect(`${text}${html}`).not.toMatch(/[\u2028\u202E\u0085\0\r]/);
  });

  it('greets an invisible name as applicant, and truncates a long one', () => {
    const nothing = { title: '', surname: '\u202E', firstName: '\u0000', middleName: '' };
    expect(render({}, nothing).text).toContain('Dear applicant,');
    expect([...render({}, { surname: '😀'.repeat(5000) }).name]).toHaveLength(300);
  });
});

describe('renderMail of a receipt', () => {
  it('has the time of the registration and the link, and escapes the name', () => {
    const mail = {
      kind: 'registration-receipt',
      data: { registeredAt: '2026-11-21T09:00:00.000Z' },
    } as const;
    const hostile = { ...ADA, surname: '</p><script>alert(1)</script>' };
    const { subject, text, html } = renderMail(mail, hostile, 'https://peace.example');
    expect(subject).toBe('We have received your registration');
    expect(text).toContain('21 November 2026 at 10:00');
    expect(text).toContain('https://peace.example/start-exam');
    expect(html).toContain('21 November 2026 at 10:00');
    expect(html).not.toContain('<script');
  });
});

describe('renderMail of a decision', () => {
  const decision = (data: DecisionMail, person = ADA) =>
    renderMail({ kind: 'decision', data }, person, 'https://peace.example');

  it.each<[DecisionMail['decision'], string, string]>([
    ['accepted', 'Your application has been accepted', 'A message from us:'],
    ['rejected', 'Our decision on your application', 'The reason:'],
    ['more-information', 'We need more information for your application', 'What we need:'],
  ])('%s has its words and the reason, escaped, by lines', (kind, subject, because) => {
    const mail = decision({ decision: kind, reason: 'A <b>photo</b>\n\u202E and a form' });
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(`${because}\nA <b>photo</b>\nand a form\n`);
    expect(mail.html).toContain('A &lt;b&gt;photo&lt;/b&gt;\nand a form');
    expect(decision({ decision: kind, reason: null }).text).not.toContain(because);
  });

  it('links to the page of the application, where a question is answered', () => {
    const mail = decision({ decision: 'more-information', reason: 'A photo' });
    expect(mail.text).toContain('Answer now: https://peace.example/me/application\n');
    expect(mail.html).toContain('href="https://peace.example/me/application"');
    expect(decision({ decision: 'accepted', reason: null }).text).toContain('Open your page: https://');
  });
});

describe('renderMail of an assignment', () => {
  it('is the only mail with a file', () => {
    const mail = { key: 'result-1', kind: 'result', data: RESULT } as const;
    expect(attachmentsOf(mail, 'https://peace.example', new Date())).toBeUndefined();
  });
});

describe('renderMail of a certificate', () => {
  const CERTIFICATE: CertificateMail = {
    certificate: 'a'.repeat(24),
    studentName: 'Ada Okafor',
    courseTitle: 'Peace Building',
    certificateNumber: 'CERT-2026-7KQ2M-XW9PD',
    dateGenerated: '2026-11-21',
  };
  const told = (more: Partial<CertificateMail> = {}) =>
    renderMail({ kind: 'certificate', data: { ...CERTIFICATE, ...more } }, ADA, 'https://peace.example/');

  it('has what it says, and the address by which anyone can check it', () => {
    const { subject, text, html } = told();
    expect(subject).toBe('Your certificate: Peace Building');
    for (const part of [text, html]) {
      for (const value of ['Ada Okafor', 'CERT-2026-7KQ2M-XW9PD', '21 November 2026'])
        expect(part).toContain(value);
      expect(part).toContain('https://peace.example/certificate/CERT-2026-7KQ2M-XW9PD');
      expect(part).not.toContain('replaces');
    }
    expect(told({ replaces: 'CERT-2025-AAAAA-BBBBB' }).text).toContain(
      'It replaces the certificate CERT-2025-AAAAA-BBBBB, which is no longer valid.',
    );
  });

  it('takes names and titles as text', () => {
    const { subject, text, html } = told({ studentName: '<b>Ada</b>', courseTitle: 'A\nBcc: x@y.example' });
    expect(html).toContain('&lt;b&gt;Ada&lt;/b&gt;');
    expect([subject, text]).toEqual([
      'Your certificate: A Bcc: x@y.example',
      expect.stringContaining('<b>Ada</b>'),
    ]);
  });
});
