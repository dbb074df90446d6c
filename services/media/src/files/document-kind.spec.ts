import { makePdf } from '@concord/testing';
import { makeCompoundFile, makeDocm, makeDocx, makeZip } from '../testing/uploads';
import { documentKind } from './document-kind';
import { contentDisposition, displayName } from './file-name';

describe('documentKind', () => {
  it.each([
    ['PDF', makePdf(), 'application/pdf'],
    ['.doc', makeCompoundFile('Root Entry', 'WordDocument'), 'application/msword'],
    ['.docx', makeDocx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('knows %s by its content', async (_, bytes, type) => {
    expect(await documentKind(bytes)).toEqual({ type });
  });

  it.each([
    ['a program called .pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(900)]), 'Only pictures'],
    ['text called .jpg', Buffer.from('hello, this is text'), 'Only pictures'],
    ['HTML', Buffer.from('<html><script>1</script>'), 'Only pictures'],
    ['a macro document called .docx', makeDocm(), 'macros'],
    ['a macro document in the old format', makeCompoundFile('WordDocument', '_VBA_PROJECT'), 'macros'],
    ['an old Excel file called .doc', makeCompoundFile('Workbook'), 'Only pictures'],
    ['an archive called .docx', makeZip({ 'a.txt': 'a' }), 'Only pictures'],
    ['an archive with a Word part only', makeZip({ 'word/document.xml': 'a' }), 'Only pictures'],
    ['a zip that ends early', makeDocx().subarray(0, 200), 'Only pictures'],
    ['PK and nothing more', Buffer.from('PK'), 'Only pictures'],
  ])('refuses %s', async (_, bytes, words) => {
    expect(await documentKind(bytes)).toEqual({ refusal: expect.stringContaining(words) });
  });
});

describe('displayName', () => {
  it.each([
    ['../../etc/passwd', '_.._etc_passwd'],
    ['a\u202Efdp.exe', 'afdp.exe'],
    ['line\r\nbreak.pdf', 'linebreak.pdf'],
    ['  result   sheet .pdf ', 'result sheet .pdf'],
    ['...', 'file'],
    ['شهادة.pdf', 'شهادة.pdf'],
    ['x'.repeat(300), 'x'.repeat(120)],
  ])('makes %j safe', (given, safe) => {
    expect(displayName(given)).toBe(safe);
  });
});

describe('contentDisposition', () => {
  it('shows pictures and PDF in the page and saves all else, under the extension of the content', () => {
    expect(contentDisposition('a.exe', 'application/pdf')).toBe(
      `inline; filename="a.pdf"; filename*=UTF-8''a.pdf`,
    );
    expect(contentDisposition('cv.docx', 'application/msword')).toMatch(/^attachment; filename="cv\.doc"/);
    expect(contentDisposition('photo.png', 'image/jpeg')).toMatch(/^inline; filename="photo\.jpg"/);
  });

  it('keeps a name of any script and lets nothing end the header', () => {
    const header = contentDisposition('شهادة"\r\nX: 1.pdf', 'application/pdf');
    expect(header).not.toMatch(/[\r\n]/);
    expect(header).toContain("filename*=UTF-8''%D8%B4");
    expect(header.match(/"/g)).toHaveLength(2);
  });
});
