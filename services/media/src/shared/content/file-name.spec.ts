import { contentDisposition, displayName } from './file-name';

describe('displayName', () => {
  it.each([
    ['Waec/Neco Result', 'Waec/Neco Result'],
    ['  result   sheet .pdf ', 'result sheet .pdf'],
    ['report\u202Efdp.exe', 'reportfdp.exe'],
    ['line\r\nbreak.pdf', 'linebreak.pdf'],
    ['شهادة.pdf', 'شهادة.pdf'],
    ['\u0000', 'file'],
    ['x'.repeat(300), 'x'.repeat(120)],
    ['...', 'file'],
    ['\u200f\u2066cv\u2069.pdf', 'cv.pdf'],
    ['say "hello" \'now\'.pdf', 'say "hello" \'now\'.pdf'],
    ['\u202e\u202e', 'file'],
    ['family 👩‍👩‍👧 result.pdf', 'family 👩‍👩‍👧 result.pdf'],
    ['a\u200d\u200d.\u200cpdf', 'a.pdf'],
    ['می‌خواهم.pdf', 'می‌خواهم.pdf'],
    ['Ọlá\u0301.pdf', 'Ọlá\u0301.pdf'],
    ['lone \ud83d.pdf', 'lone .pdf'],
    ['<script>alert(1)</script>.pdf', '<script>alert(1)</script>.pdf'],
  ])('shows %j as %j', (given, shown) => expect(displayName(given)).toBe(shown));
});

describe('contentDisposition', () => {
  it.each([
    ['Waec/Neco Result', 'application/pdf', 'Waec_Neco Result.pdf'],
    ['../../etc/passwd', 'application/pdf', '_.._etc_passwd.pdf'],
    ['a"; x="b.exe', 'application/msword', 'a__ x=_b.doc'],
    ['...', 'image/jpeg', 'file.jpg'],
    ['CON.pdf', 'application/pdf', '_CON.pdf'],
    ['lpt1', 'application/pdf', '_lpt1.pdf'],
    ['Nul.tar.gz', 'application/pdf', '_Nul.tar.pdf'],
    ['console.pdf', 'application/pdf', 'console.pdf'],
    ['C:\\Users\\x.pdf', 'application/pdf', 'C__Users_x.pdf'],
    ['cv\u202efdp.exe', 'application/pdf', 'cvfdp.pdf'],
    ['😀.jpeg', 'image/jpeg', '😀.jpg'],
    ['.....', 'application/msword', 'file.doc'],
    ['n'.repeat(300), 'application/msword', `${'n'.repeat(120)}.doc`],
  ])('saves %j under a safe name', (name, type, saved) => {
    const header = contentDisposition(name, type);
    expect(header).toMatch(
      /^(inline|attachment); filename="[^"\\/\r\n]+"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+$/,
    );
    expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '').replace(/;/g, '_')).toBe(saved);
  });

  it('shows pictures and PDF inline and other types as attachment, with the extension of the type', () => {
    expect(contentDisposition('a.exe', 'application/pdf')).toBe(
      `inline; filename="a.pdf"; filename*=UTF-8''a.pdf`,
    );
    expect(contentDisposition('cv.docx', 'application/msword')).toMatch(/^attachment; filename="cv\.doc"/);
    expect(contentDisposition('photo.png', 'image/jpeg')).toMatch(/^inline; filename="photo\.jpg"/);
  });

  it('is an attachment for whoever must not see the file shown', () => {
    expect(contentDisposition('a.pdf', 'application/pdf', true)).toMatch(/^attachment; filename="a\.pdf"/);
  });

  it('keeps names in any script and escapes what would end the header', () => {
    const header = contentDisposition('شهادة"\r\nX: 1.pdf', 'application/pdf');
    expect(header).toContain("filename*=UTF-8''%D8%B4");
    expect(header.match(/"/g)).toHaveLength(2);
  });
});
