import { makeEncryptedPdf, makePdf, pdfOfObjects } from '@concord/testing';
import {
  makeCompoundFile,
  makeDoc,
  makeDocWithMacros,
  makeLockedDoc,
  makeLockedDocx,
} from '../testing/office-files';
import { makeDocm, makeDocx, makeZip } from '../testing/uploads';
import { documentKind } from './document-kind';

const PDF = 'application/pdf';
const DOC = 'application/msword';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const before = (words: string) => Buffer.concat([Buffer.from(words, 'latin1'), makePdf()]);

const withScript = pdfOfObjects({
  objects: [
    '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>',
    '<< /Type /Pages /Kids [] /Count 0 >>',
  ],
});

describe('documentKind', () => {
  it.each([
    ['PDF', makePdf(), PDF],
    ['PDF with a line of the scanner before it', before('\x1b%-12345X@PJL\r\n'), PDF],
    ['PDF with 1 kB before it', before('x'.repeat(1024)), PDF],
    ['PDF with a script in it', withScript, PDF],
    ['.doc', makeDoc(), DOC],
    ['.doc whose text speaks of macros and passwords', makeDoc('_VBA_PROJECT EncryptedPackage'), DOC],
    ['.docx', makeDocx(), DOCX],
    ['.docx that says it unpacks to very much', makeDocx({ 'word/media/image1.bmp': '0'.repeat(2e6) }), DOCX],
  ])('knows %s by its content', async (_, bytes, type) => {
    expect(await documentKind(bytes)).toEqual({ type });
  });

  it.each([
    ['a program called .pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(900)]), 'Only pictures'],
    ['a program with the first word of a PDF in it', before(`MZ${'\0'.repeat(60)}`), 'Only pictures'],
    ['a page with a PDF in it', before('<!doctype html><script>alert(1)</script>'), 'Only pictures'],
    ['a PDF that begins too late', before('x'.repeat(1025)), 'Only pictures'],
    ['text called .jpg', Buffer.from('hello, this is text'), 'Only pictures'],
    ['HTML called .doc', Buffer.from('<html><script>1</script>'), 'Only pictures'],
    ['an SVG called .doc', Buffer.from('<svg onload="alert(1)"/>'), 'Only pictures'],
    ['a macro document called .docx', makeDocm(), 'macros'],
    ['a macro document in the old format', makeDocWithMacros(), 'macros'],
    ['an old Excel file called .doc', makeCompoundFile('Workbook'), 'Only pictures'],
    ['an old document that ends in its directory', makeDoc().subarray(0, 1200), 'damaged'],
    ['an old document that ends before its text', makeDoc().subarray(0, 1540), 'damaged'],
    ['an archive called .docx', makeZip({ 'a.txt': 'a' }), 'Only pictures'],
    ['an archive with a Word part only', makeZip({ 'word/document.xml': 'a' }), 'Only pictures'],
    ['a zip that ends early', makeDocx().subarray(0, 200), 'Only pictures'],
    ['PK and nothing more', Buffer.from('PK'), 'Only pictures'],
    ['a PDF under a password', makeEncryptedPdf(), 'Save it without one, or print it to PDF'],
    ['a .docx under a password', makeLockedDocx(), 'protected with a password'],
    ['a .doc under a password', makeLockedDoc(), 'protected with a password'],
    ['a PDF that ends half way', makePdf().subarray(0, 300), 'damaged or incomplete'],
  ])('refuses %s', async (_, bytes, words) => {
    expect(await documentKind(bytes)).toEqual({ refusal: expect.stringContaining(words) });
  });
});
