import type { PrintedMemberCard } from '@concord/contracts';
import { INSTITUTE } from '@concord/institute';
import { MEMBER_CARD } from '../../testing/member-documents';
import { makePrinter, readPdf } from '../../testing/printing';
import { solid } from '../../testing/pictures';
import { DocumentRenderer } from './document-renderer';
import type { PdfPrinter } from './pdf-printer';

let printer: PdfPrinter;
const asked: string[] = [];
const renderer = new DocumentRenderer(async (publicId, kind) => {
  asked.push(`${kind} ${publicId}`);
  return solid(300, 400).jpeg().toBuffer();
}, 'https://concord.example');

beforeAll(() => {
  printer = makePrinter();
});
afterAll(() => printer.close());

async function print(change: Partial<PrintedMemberCard> = {}) {
  const card = { ...MEMBER_CARD, ...change };
  const { html, name } = await renderer.render({ kind: 'member-card', owner: '', card });
  return { name, html, ...(await readPdf(await printer.print(html))) };
}

describe('the printed membership card', () => {
  it('has a front and a back of the size of a bank card', async () => {
    const { pages, name, tagged, title } = await print();
    expect([tagged, title]).toEqual([true, 'Membership card CIPCM-000123']);
    expect(name).toBe('Membership card CIPCM-000123 Okafor Ada.pdf');
    expect(pages.map(({ size }) => size)).toEqual([
      [243, 153],
      [243, 153],
    ]);
    const [front, back] = pages.map(({ text }) => text);
    for (const words of [INSTITUTE.name, 'Okafor Ada', 'Full', 'CIPCM-000123', '1 March 2019'])
      expect(front).toContain(words);
    expect(back?.replaceAll(' ', '')).toContain('concord.example/card/CIPCM-000123');
    expect(`${front} ${back}`).not.toContain('good standing until');
  });

  it('has the photo of the application', async () => {
    const { html } = await print({ photo: { public_id: 'f'.repeat(32) } });
    expect(asked).toContain(`passport ${'f'.repeat(32)}`);
    expect(html).toContain('src="data:image/jpeg;base64,');
  });

  it.each([
    'Ọláoyè-Adébáyọ̀ Oluwaseun Ọlúwáṣẹgun Chukwuemeka-Nwachukwu Ifeanyichukwu',
    '<b>Okafor</b> & "Sons"',
    'عبد الله',
  ])('keeps the name %s on its card', async (name) => {
    const { pages, html } = await print({ name });
    expect(pages).toHaveLength(2);
    expect(html).not.toContain('<b>Okafor');
    const pieces = pages[0]?.pieces ?? [];
    for (const { left, right, low, high } of pieces)
      expect([left > 10, right < 235, low > 0, high < 153]).toEqual([true, true, true, true]);
  });
});
