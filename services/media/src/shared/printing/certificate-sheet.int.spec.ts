import { CERTIFICATE_DESIGNS, type CertificateDesign, type PrintedCertificate } from '@concord/contracts';
import { FIRST_TEMPLATES } from '@concord/institute';
import { HARD_NAMES } from '@concord/testing/letters';
import { signatureInk } from '../../features/documents/certificate-templates/signature-ink';
import { hasWords, makePrinter, readPdf } from '../../testing/printing';
import { CERTIFICATE } from '../../testing/records';
import { showsCode } from '../../testing/rendered-code';
import { signedPaper } from '../../testing/signatures';
import { DocumentRenderer } from './document-renderer';
import type { PdfPrinter } from './pdf-printer';

const MOST_BYTES = 150_000;
/** Points to the millimetre. */
const MILLIMETRE = 72 / 25.4;

let printer: PdfPrinter;
let ink: Buffer;
beforeAll(async () => {
  printer = makePrinter();
  ink = (await signatureInk(await signedPaper({ stroke: 14 }), '')).bytes;
});
afterAll(() => printer.close());

const renderer = new DocumentRenderer(() => Promise.resolve(ink), 'https://concord.example');
const signature = 'a'.repeat(32);
const signed = (name: string, role: string) => ({ name, role, signature });

const certificateOf = (
  design: CertificateDesign,
  change: Partial<PrintedCertificate> = {},
): PrintedCertificate => {
  const signatories = [signed('Adaeze Nwosu', 'Registrar'), signed('Ibrahim Ƙofar', 'President')];
  const print = { design, version: 1, ...FIRST_TEMPLATES[design], signatories };
  return { ...CERTIFICATE, certificateNumber: 'CERT-2026-7KQ2M-XW9PD', print, ...change };
};
const htmlOf = async (certificate: PrintedCertificate) =>
  (await renderer.render({ kind: 'certificate', owner: '', certificate })).html;

describe.each(CERTIFICATE_DESIGNS)('the design %s', (design) => {
  it('is one tagged page of A4 with its fonts, small with two signatures', async () => {
    const printed = await readPdf(await printer.print(await htmlOf(certificateOf(design))));
    const { bytes, tagged, language, title, fonts, pages } = printed;
    expect({ tagged, language, title }).toEqual({
      tagged: true,
      language: 'en',
      title: 'Certificate: Ngozi & Co',
    });
    expect(fonts).toEqual(['Inter-Bold', 'Inter-Regular', 'NotoSerif-SemiBold']);
    expect(pages.map(({ size }) => size)).toEqual([[842, 595]]);
    expect(bytes).toBeLessThan(MOST_BYTES);
    for (const words of [
      FIRST_TEMPLATES[design].title,
      'Peace Education',
      'Adaeze Nwosu',
      '20 November 2026',
    ])
      expect(hasWords(printed, words)).toBe(true);
  });

  it('has text of nine points at least, inside its frame, also with the longest words', async () => {
    const body = [
      'Words '.repeat(20),
      '{name}',
      'Words '.repeat(20),
      '{course}',
      'on {date} {number}',
      'a',
      'b',
      'c',
    ];
    const signatories = Array.from({ length: 3 }, () => signed('W'.repeat(36), 'Office '.repeat(5)));
    const full = { title: 'W'.repeat(48), body: body.join('\n'), signatories };
    const print = { design, version: 2, ...FIRST_TEMPLATES[design], ...full };
    const selectedCourse = { id: CERTIFICATE._id, courseTitle: 'Mediation '.repeat(20) };
    for (const studentName of ['M'.repeat(28), 'W'.repeat(28), ...HARD_NAMES.slice(0, 2)]) {
      const certificate = certificateOf(design, { print, studentName, selectedCourse });
      const printed = await readPdf(await printer.print(await htmlOf(certificate)));
      expect(printed.bytes).toBeLessThan(MOST_BYTES);
      const [page] = printed.pages;
      expect(printed.pages).toHaveLength(1);
      const pieces = page?.pieces ?? [];
      expect(pieces.filter(({ low, high }) => high - low < 8.95)).toEqual([]);
      const [width = 0, height = 0] = page?.size ?? [];
      const edge = 10 * MILLIMETRE;
      const outside = pieces.filter(
        ({ left, right, low, high }) =>
          left < edge || right > width - edge || low < edge || high > height - edge,
      );
      expect(outside.map(({ text }) => text)).toEqual([]);
      expect(hasWords(printed, studentName)).toBe(true);
    }
  });

  it('has a code that can be read in grey', async () => {
    const html = await htmlOf(certificateOf(design));
    const address = 'https://concord.example/certificate/CERT-2026-7KQ2M-XW9PD';
    expect(await showsCode(html, address)).toBe(true);
    expect(await showsCode(html, `${address}X`)).toBe(false);
  });
});
