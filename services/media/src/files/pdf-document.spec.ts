import { makeEncryptedPdf, makePdf, pdfOfObjects } from '@concord/testing';
import { getDocumentProxy } from 'unpdf';
import { judgePdf } from './pdf-document';

const text = (bytes: Buffer) => bytes.toString('latin1');
const bytesOf = (content: string) => Buffer.from(content, 'latin1');

/** A whole document whose page says what an encrypted one has in its trailer. */
const speaking = makePdf('trailer << /Root 1 0 R /Encrypt 9 0 R >> startxref 0');

/** A change saved after the document, as editors do it. */
function withUpdate(bytes: Buffer, entries: string): Buffer {
  const before = text(bytes);
  const previous = /startxref\n(\d+)/.exec(before)?.[1] ?? '';
  const table = `xref\n0 0\ntrailer << /Size 6 /Root 1 0 R /Prev ${previous} ${entries} >>\n`;
  return bytesOf(`${before}${table}startxref\n${before.length}\n%%EOF\n`);
}

describe('judgePdf', () => {
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
    ['whose last lines are gone', bytesOf(text(makePdf()).replace(/startxref[^]*/, ''))],
    ['changed once', withUpdate(makePdf(), '')],
    ['that speaks of encryption on its page', speaking],
    [
      'that speaks of it and has lost its table',
      bytesOf(text(speaking).replace(/xref\n0 6[^]*?trailer/, 'trailer')),
    ],
    ['that speaks of it in a string', withUpdate(makePdf(), '/Info (/Encrypt (4) 0 R \\) >>)')],
    ['that speaks of it in a comment', withUpdate(makePdf(), '% /Encrypt 4 0 R\n')],
    [
      'that speaks of it within another entry',
      withUpdate(makePdf(), '/Info << /Encrypt 4 0 R >> /X [/Encrypt]'),
    ],
    ['that names no encryption', withUpdate(makePdf(), '/Encrypt null')],
  ])('takes one %s', (_, bytes) => expect(judgePdf(bytes)).toBe('whole'));

  it.each([
    ['RC4 in a trailer', makeEncryptedPdf('RC4', 'table')],
    ['RC4 in a stream', makeEncryptedPdf('RC4', 'stream')],
    ['AES in a trailer', makeEncryptedPdf('AES', 'table')],
    ['AES in a stream', makeEncryptedPdf('AES', 'stream')],
    ['an update after it', withUpdate(makeEncryptedPdf(), '')],
    ['a name with a hidden letter', bytesOf(text(makeEncryptedPdf()).replace('/Encrypt', '/Encr#79pt'))],
    ['no table', bytesOf(text(makeEncryptedPdf()).replace(/startxref[^]*/, ''))],
    [
      'no offset of its stream',
      bytesOf(text(makeEncryptedPdf('AES', 'stream')).replace(/startxref[^]*/, '')),
    ],
    ['junk before it', Buffer.concat([Buffer.from('junk\n'), makeEncryptedPdf()])],
  ])('knows that one is protected: %s', (_, bytes) => expect(judgePdf(bytes)).toBe('protected'));

  it.each([
    ['ends half way', makePdf().subarray(0, 300)],
    ['has its first line only', bytesOf('%PDF-1.7\n')],
    ['names no pages', pdfOfObjects({ objects: ['<< >>'] }).subarray(0, 60)],
    [
      'was made for the web and cut',
      bytesOf(
        `%PDF-1.5\n1 0 obj << /Linearized 1 /L 90000 >> endobj xref\n0 0\ntrailer << /Root 2 0 R >>\nstartxref\n0\n%%EOF\n${'x'.repeat(5000)}`,
      ),
    ],
  ])('knows that one is damaged which %s', (_, bytes) => expect(judgePdf(bytes)).toBe('damaged'));

  it('comes to an end with what is made to be read for ever', () => {
    const size = 1024 * 1024;
    for (const piece of ['obj<<', 'obj<<(', 'trailer<</Prev 9', '%%%%', 'obj<<%', 'stream '])
      expect(judgePdf(bytesOf(`%PDF-1.4\n${piece.repeat(size / piece.length)}`))).toBe('damaged');
  });

  it('agrees with a reader about the documents of these tests', async () => {
    const open = (bytes: Buffer) => getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    for (const bytes of [makePdf(), makePdf('Result', 'stream'), speaking])
      expect((await open(bytes)).numPages).toBe(1);
    for (const encryption of ['RC4', 'AES'] as const)
      for (const place of ['table', 'stream'] as const)
        await expect(open(makeEncryptedPdf(encryption, place))).rejects.toThrow(/password/i);
  });
});
