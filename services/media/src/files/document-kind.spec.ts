import { makePdf } from '@concord/testing';
import { makeCompoundFile, makeDocm, makeDocx, makeZip } from '../testing/uploads';
import { documentKind } from './document-kind';

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
