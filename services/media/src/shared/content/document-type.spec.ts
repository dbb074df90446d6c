import { makeEncryptedPdf, makePdf, pdfOfObjects } from '@concord/testing';
import {
  makeCompoundFile,
  makeDoc,
  makeDocWithMacros,
  makeEncryptedDoc,
  makeEncryptedDocx,
} from '../../testing/office-files';
import { makeDocm, makeDocx, makeZip } from '../../testing/docx-files';
import { detectDocumentType } from './document-type';

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

describe('detectDocumentType', () => {
  it.each([
    ['PDF', makePdf(), PDF],
    ['PDF after a line of a scanner', before('\x1b%-12345X@PJL\r\n'), PDF],
    ['PDF after 1 kB', before('x'.repeat(1024)), PDF],
    ['PDF with a script', withScript, PDF],
    ['.doc', makeDoc(), DOC],
    ['.doc whose text mentions macros and encryption', makeDoc('_VBA_PROJECT EncryptedPackage'), DOC],
    ['.docx', makeDocx(), DOCX],
    ['.docx with a large part', makeDocx({ 'word/media/image1.bmp': '0'.repeat(2e6) }), DOCX],
  ])('detects %s by its content', async (_, bytes, type) => {
    expect(await detectDocumentType(bytes)).toEqual({ type });
  });

  it.each([
    ['a program called .pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(900)]), 'Only pictures'],
    ['a program that contains a PDF signature', before(`MZ${'\0'.repeat(60)}`), 'Only pictures'],
    ['an HTML page that contains a PDF', before('<!doctype html><script>alert(1)</script>'), 'Only pictures'],
    ['a PDF that begins too late', before('x'.repeat(1025)), 'Only pictures'],
    ['text called .jpg', Buffer.from('hello, this is text'), 'Only pictures'],
    ['HTML called .doc', Buffer.from('<html><script>1</script>'), 'Only pictures'],
    ['an SVG called .doc', Buffer.from('<svg onload="alert(1)"/>'), 'Only pictures'],
    ['a macro document called .docx', makeDocm(), 'macros'],
    ['a .doc with macros', makeDocWithMacros(), 'macros'],
    ['an old Excel file called .doc', makeCompoundFile('Workbook'), 'Only pictures'],
    ['a .doc truncated in its directory', makeDoc().subarray(0, 1200), 'damaged'],
    ['a .doc truncated before its text', makeDoc().subarray(0, 1540), 'damaged'],
    ['an archive called .docx', makeZip({ 'a.txt': 'a' }), 'Only pictures'],
    ['an archive with nothing but a Word part', makeZip({ 'word/document.xml': 'a' }), 'Only pictures'],
    ['a truncated zip', makeDocx().subarray(0, 200), 'Only pictures'],
    ['the zip signature alone', Buffer.from('PK'), 'Only pictures'],
    ['a PDF with a password', makeEncryptedPdf(), 'Save a copy without one, or print it to PDF'],
    ['a .docx with a password', makeEncryptedDocx(), 'protected with a password'],
    ['a .doc with a password', makeEncryptedDoc(), 'protected with a password'],
    ['a truncated PDF', makePdf().subarray(0, 300), 'damaged or incomplete'],
  ])('refuses %s', async (_, bytes, words) => {
    expect(await detectDocumentType(bytes)).toEqual({ refusal: expect.stringContaining(words) });
  });
});
