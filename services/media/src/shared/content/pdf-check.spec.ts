import { makeEncryptedPdf, makePdf, pdfOfObjects } from '@concord/testing';
import { getDocumentProxy } from 'unpdf';
import { checkPdf } from './pdf-check';

const text = (bytes: Buffer) => bytes.toString('latin1');
const bytesOf = (content: string) => Buffer.from(content, 'latin1');

/** A valid document whose page text looks like the trailer of an encrypted one. */
const withTrailerText = makePdf('trailer << /Root 1 0 R /Encrypt 9 0 R >> startxref 0');

/** Appends an incremental update, as editors do. */
function withUpdate(bytes: Buffer, entries: string): Buffer {
  const before = text(bytes);
  const previous = /startxref\n(\d+)/.exec(before)?.[1] ?? '';
  const table = `xref\n0 0\ntrailer << /Size 6 /Root 1 0 R /Prev ${previous} ${entries} >>\n`;
  return bytesOf(`${before}${table}startxref\n${before.length}\n%%EOF\n`);
}

describe('checkPdf', () => {
  it.each([
    ['with a table', makePdf()],
    ['with a cross-reference stream', makePdf('Result', 'stream')],
    ['without its last line', bytesOf(text(makePdf()).replace('%%EOF\n', ''))],
    ['with junk after its end', Buffer.concat([makePdf(), Buffer.alloc(3000)])],
    ['with junk before it', Buffer.concat([Buffer.from('junk\n'), makePdf()])],
    [
      'whose offset of the table is wrong',
      bytesOf(text(makePdf()).replace(/startxref\n\d+/, 'startxref\n7')),
    ],
    ['without its last lines', bytesOf(text(makePdf()).replace(/startxref[^]*/, ''))],
    ['with an incremental update', withUpdate(makePdf(), '')],
    ['with `/Encrypt` in the text of a page', withTrailerText],
    [
      'with `/Encrypt` in the text of a page and without its table',
      bytesOf(text(withTrailerText).replace(/xref\n0 6[^]*?trailer/, 'trailer')),
    ],
    ['with `/Encrypt` in a string', withUpdate(makePdf(), '/Info (/Encrypt (4) 0 R \\) >>)')],
    ['with `/Encrypt` in a comment', withUpdate(makePdf(), '% /Encrypt 4 0 R\n')],
    [
      'with `/Encrypt` inside another entry',
      withUpdate(makePdf(), '/Info << /Encrypt 4 0 R >> /X [/Encrypt]'),
    ],
    ['whose `/Encrypt` is null', withUpdate(makePdf(), '/Encrypt null')],
  ])('accepts a document %s', (_, bytes) => expect(checkPdf(bytes)).toBe('valid'));

  it.each([
    ['in a trailer', makeEncryptedPdf('table')],
    ['in a stream', makeEncryptedPdf('stream')],
    ['an incremental update', withUpdate(makeEncryptedPdf(), '')],
    ['an escaped letter in the name', bytesOf(text(makeEncryptedPdf()).replace('/Encrypt', '/Encr#79pt'))],
    ['no offset of its table', bytesOf(text(makeEncryptedPdf()).replace(/startxref[^]*/, ''))],
    ['no offset of its stream', bytesOf(text(makeEncryptedPdf('stream')).replace(/startxref[^]*/, ''))],
    ['junk before it', Buffer.concat([Buffer.from('junk\n'), makeEncryptedPdf()])],
  ])('detects an encrypted document: %s', (_, bytes) => expect(checkPdf(bytes)).toBe('protected'));

  it.each([
    ['ends half-way', makePdf().subarray(0, 300)],
    ['has its first line only', bytesOf('%PDF-1.7\n')],
    ['names no pages', pdfOfObjects({ objects: ['<< >>'] }).subarray(0, 60)],
    [
      'is linearized and truncated',
      bytesOf(
        `%PDF-1.5\n1 0 obj << /Linearized 1 /L 90000 >> endobj xref\n0 0\ntrailer << /Root 2 0 R >>\nstartxref\n0\n%%EOF\n${'x'.repeat(5000)}`,
      ),
    ],
  ])('detects a damaged document that %s', (_, bytes) => expect(checkPdf(bytes)).toBe('damaged'));

  it('stops early on input made to be parsed for ever', () => {
    const size = 1024 * 1024;
    for (const piece of ['obj<<', 'obj<<(', 'trailer<</Prev 9', '%%%%', 'obj<<%', 'stream '])
      expect(checkPdf(bytesOf(`%PDF-1.4\n${piece.repeat(size / piece.length)}`))).toBe('damaged');
  });

  it('agrees with a PDF reader about the documents of these tests', async () => {
    const open = (bytes: Buffer) => getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    for (const bytes of [makePdf(), makePdf('Result', 'stream'), withTrailerText])
      expect((await open(bytes)).numPages).toBe(1);
    for (const place of ['table', 'stream'] as const)
      await expect(open(makeEncryptedPdf(place))).rejects.toThrow(/password/i);
  });
});
