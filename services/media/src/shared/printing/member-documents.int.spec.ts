import { printedMemberDocument, type PrintedMemberDocument } from '@concord/contracts';
import { INSTITUTE } from '@concord/institute';
import { CPD_STATEMENT, MEMBER_DOCUMENTS } from '../../testing/member-documents';
import { makePrinter, readPdf } from '../../testing/printing';
import { DocumentRenderer } from './document-renderer';
import type { PdfPrinter } from './pdf-printer';

let printer: PdfPrinter;
const renderer = new DocumentRenderer(() => Promise.resolve(undefined), 'https://concord.example');

beforeAll(() => {
  printer = makePrinter();
});
afterAll(() => printer.close());

async function print(document: PrintedMemberDocument) {
  const { kind } = document;
  const { html, name } = await renderer.render({ kind, owner: '', document } as never);
  const pdf = await printer.print(html);
  return { name, ...(await readPdf(pdf)) };
}

const { invoice, receipt, creditNote, letter, certificate } = MEMBER_DOCUMENTS;

describe('printed documents of members', () => {
  it.each(Object.values(MEMBER_DOCUMENTS))('$kind $number keeps to the contract', (document) => {
    expect(printedMemberDocument.parse(document)).toEqual(document);
  });

  it('print an invoice with its lines, the account to pay to and the reference', async () => {
    const { name, pages, text, tagged, language, title } = await print(invoice);
    expect(name).toBe('Invoice INV-2026-000007 Okafor Ada.pdf');
    expect([tagged, language, title]).toEqual([true, 'en', 'Invoice INV-2026-000007']);
    expect(pages.map(({ size }) => size)).toEqual([[595, 842]]);
    for (const words of [
      INSTITUTE.name,
      'Number INV-2026-000007',
      'Date 29 November 2026',
      'Due 1 December 2026',
      'Okafor Ada',
      'Member number CIPCM-000123',
      'Annual subscription 2027 1 January 2027 ₦5,000.00',
      'Total to pay ₦25,000.00',
      `Account number ${INSTITUTE.bank.accountNumber}`,
      'Payment reference CIPCM-000123-37',
    ])
      expect(text).toContain(words);
  });

  it('print a receipt with the payment and what it paid', async () => {
    const { text, pages } = await print(receipt);
    expect(pages).toHaveLength(1);
    for (const words of [
      'Received 27 November 2026',
      'Paid by Bank transfer',
      'Reference of the payment FT/0091',
      'Credit for later charges ₦1,500.50',
      'Total received ₦21,500.50',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('How to pay');
  });

  it('print a credit note with the invoice that it reduces and the reason', async () => {
    const { text } = await print(creditNote);
    for (const words of ['For invoice INV-2026-000007', 'Reason Charged twice', 'Total credited ₦20,000.00'])
      expect(text).toContain(words);
  });

  it('print a letter of good standing with the address that verifies it', async () => {
    const { text, pages } = await print(letter);
    expect(pages).toHaveLength(1);
    for (const words of [
      'Okafor Ada, member number CIPCM-000123, is a member of',
      'in the grade of Full. The member is in good standing on 29 November 2026',
      'In good standing until 31 December 2026',
      'concord.example/certificate/LETR-2026-7KQ2M-XW9PD',
    ])
      expect(text).toContain(words);
  });

  it('print a certificate of membership on the sheet of certificates', async () => {
    const { text, pages } = await print(certificate);
    expect(pages.map(({ size }) => size)).toEqual([[842, 595]]);
    for (const words of ['Certificate of Membership', 'Okafor Ada', 'Full Member', 'MEMB-2026-7KQ2M-XW9PD'])
      expect(text).toContain(words);
  });

  it('print a statement of CPD with its sum, and what waits without points', async () => {
    const record = { kind: 'cpd-statement', owner: '', statement: CPD_STATEMENT } as const;
    const { html, name } = await renderer.render(record);
    const { text, pages, title } = await readPdf(await printer.print(html));
    expect([name, title]).toEqual([
      'CPD statement 2026 CIPCM-000123 Okafor Ada.pdf',
      'CPD statement 2026 CIPCM-000123',
    ]);
    expect(pages).toHaveLength(1);
    for (const words of [
      'Points that count 11.5',
      'Points required 20',
      '8.5 more needed',
      '4 May 2026 Mediation in practice',
      'Lecture at Jos Teaching or mentoring Not confirmed yet',
      'Private study 5 2.5 2.5',
      'Total 11.5',
    ])
      expect(text).toContain(words);
    const nothing = { ...CPD_STATEMENT, counted: 0, required: 0, entries: [], kinds: [] };
    const empty = await renderer.render({ ...record, statement: nothing });
    expect(empty.html).toContain('No activities are entered for this year.');
    expect(empty.html).toContain('No points are required');
  });

  it('break an invoice of many lines over pages with the head of the table on each', async () => {
    const lines = Array.from({ length: 60 }, (_, n) => ({
      title: `Fee ${n}`,
      amount: 100,
      due: '2026-12-01',
    }));
    const { pages } = await print({ ...invoice, lines, total: 6000 });
    expect(pages.length).toBeGreaterThan(2);
    for (const { text } of pages.slice(0, -1)) expect(text).toContain('Amount');
    expect(pages.filter(({ text }) => text.includes('Total to pay'))).toHaveLength(1);
  });

  it('are the same whenever they are printed, and escape hostile text', async () => {
    const name = '<script>x</script> & Ọláyínká';
    const [first, second] = await Promise.all([print({ ...invoice, name }), print({ ...invoice, name })]);
    expect(first.text).toBe(second.text);
    expect(first.text).toContain(name);
  });
});
