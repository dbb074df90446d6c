import type { Student } from '@concord/contracts';
import { makePortrait } from '@concord/testing';
import { aStudent, STUDENT_ID } from '../../testing/records';
import { hasWords, makePrinter, type Printed, type PrintedText, readPdf } from '../../testing/printing';
import { DocumentRenderer } from './document-renderer';
import type { PdfPrinter } from './pdf-printer';

const PGDS = Array.from({ length: 9 }, (_, n) => `Peace-building and Environmental Sustainability ${n}`);
const ACADEMIC = Array.from({ length: 6 }, (_, n) => `International Relations and Diplomacy ${n}`);

const work = (changes: Partial<Student['currentEmploymet']>): Pick<Student, 'currentEmploymet'> => ({
  currentEmploymet: {
    organization: 'Ministry of Peace',
    position: 'Senior mediator',
    yearsExperience: '4-10 yrs',
    startDate: '2018-02-01',
    location: '12 Unity Road,\nKaduna',
    ...changes,
  },
});
const documents = (...names: string[]): Pick<Student, 'documents'> => ({
  documents: names.map((name) => ({ name, file: { url: '', public_id: 'x' } })),
});

let printer: PdfPrinter;
let photo: Buffer | undefined;
const renderer = new DocumentRenderer(
  () => Promise.resolve(photo),
  'https://concord.example',
  () => new Date('2026-11-21T12:00:00Z'),
);

beforeAll(() => {
  printer = makePrinter();
});
afterAll(() => printer.close());
beforeEach(() => {
  photo = undefined;
});

async function print(changes: Partial<Student>, by = printer): Promise<Printed> {
  const record = { kind: 'registration-form', owner: '', student: aStudent(changes) } as const;
  const { html } = await renderer.render(record);
  return readPdf(await by.print(html));
}

/** Presentation forms: joined Arabic letters. */
const JOINED = '[\\ufb50-\\ufeff]';

/** Overlap in points beyond a tolerance, because adjacent text touches. */
const overlap = (one: PrintedText, other: PrintedText) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
  Math.min(one.high, other.high) - Math.max(one.low, other.low) > 2;

describe('the printed registration form', () => {
  it('is one tagged A4 page with every section, its number and the record id', async () => {
    const { pages, text, tagged, language, title, fonts } = await print({
      ...work({}),
      ...documents('Waec/Neco Result', 'Jamb Result'),
      academicPrograms: [{ name: 'Academic Programs', options: ['Msc'] }],
      membershipType: ['Academic Programs', 'NYSC Scheme'],
    });
    expect(pages.map(({ size }) => size)).toEqual([[595, 842]]);
    expect([tagged, language, title]).toEqual([true, 'en', 'Registration form: Mrs Bello Amina']);
    expect(fonts).toEqual(['Inter-Bold', 'Inter-Regular', 'NotoSerif-SemiBold']);
    for (const words of [
      'Serial number ABCD-EFGH-JKMN-PQRS',
      `Record ${STUDENT_ID}`,
      'No photograph on file',
      'Surname Bello',
      '12 Unity Road, Kaduna',
      'Msc',
      'Jamb Result',
      'Page 1 of 1',
    ])
      expect(text).toContain(words);
  });

  it('stays below 300 kB without the photo, in any script', async () => {
    const scripts = { surname: 'Ọláyínká محمد 😀', firstName: 'Ɓala Γιώργος Ђорђе', ...work({}) };
    const without = await print(scripts);
    photo = await makePortrait(3, 1000);
    const withPhoto = await print(scripts);
    expect(without.bytes).toBeLessThan(300_000);
    expect(withPhoto.bytes - without.bytes).toBeLessThan(photo.length + 5000);
    expect(withPhoto.text).not.toContain('No photograph on file');
  });

  it.each([
    ['Yoruba', 'Ọláyínká', 'Ṣọlá Adébọ́wálé Ẹ̀bùn', 'Inter-Regular'],
    ['Igbo', 'Ụzọma', 'Nwáńnẹ́ka Chị́nyẹ̀rẹ́', 'Inter-Regular'],
    ['Hausa', 'Ɓala Ƙasim', 'Ɗanladi ʼYar', 'Inter-Regular'],
    ['letters with three marks', 'O\u0303\u0323\u0301sun', 'Zo\u0308\u0301e\u0323\u0304', 'Inter-Regular'],
    ['Greek and Cyrillic', 'Γιώργος', 'Ђорђе', 'Inter-Regular'],
    ['letters of other languages', 'Ọ̩la', 'E̱nosa देव', 'NotoSans-Regular'],
    ['emoji', 'Peace 😀', 'Team 🕊', 'NotoEmoji-Regular'],
  ])('shows names in %s', async (_, surname, firstName, font) => {
    const printed = await print({ surname, firstName });
    const { fonts, pages } = printed;
    for (const name of [surname, firstName]) expect([name, hasWords(printed, name)]).toEqual([name, true]);
    expect(fonts).toContain(font);
    expect(pages).toHaveLength(1);
  });

  it('shows Arabic joined and from right to left, also beside Latin', async () => {
    const { text, fonts } = await print({ surname: 'محمد', firstName: 'Salma سعد' });
    // A PDF reader extracts the letters in visual order, each in its joined form.
    const visualOrder = (word: string) => [...word].reverse().join('');
    expect(text).toMatch(new RegExp(`Surname ${JOINED}{4} First name Salma ${JOINED}{3} `, 'u'));
    expect(text.normalize('NFKC')).toContain(
      `Surname ${visualOrder('محمد')} First name Salma ${visualOrder('سعد')}`,
    );
    expect(fonts).toContain('NotoNaskhArabic-Regular');
  });

  it('prints the same on a system without fonts', async () => {
    const withoutFonts = makePrinter({ systemFonts: '/nowhere/fonts.conf' });
    try {
      const names = { surname: 'Ọláyínká محمد', firstName: 'Ɓala 😀' };
      const [here, there] = [await print(names), await print(names, withoutFonts)];
      expect(there.text).toBe(here.text);
      expect(there.fonts).toEqual(here.fonts);
      expect(there.fonts).toContain('NotoNaskhArabic-Regular');
    } finally {
      await withoutFonts.close();
    }
  });

  it('wraps long text: nothing is cut off, outside the page or overlapping', async () => {
    const location = Array.from({ length: 20 }, (_, index) => `Line ${index} of an address`).join('\n');
    const { pages, text } = await print({
      surname: 'A'.repeat(100),
      firstName: 'Bartholomew'.repeat(9),
      middleName: 'W'.repeat(100),
      email: `${'a'.repeat(64)}@${'b'.repeat(60)}.example`,
      ...work({ organization: 'M'.repeat(200), position: 'P'.repeat(200), location }),
      ...documents('F'.repeat(116) + '.pdf', 'Result of the year 2019 '.repeat(5)),
      applicationFee: 'Nil',
      paymentMethods: 'USSD',
      membershipCadre: 'Full Member',
      membershipRoute: 'NYSC Scheme',
      membershipType: [
        'Direct Membership Admission',
        'Executive Professional PGD',
        'Academic Programs',
        'NYSC Scheme',
      ],
      academicPrograms: [
        { name: 'Executive Professional PGD', options: PGDS },
        { name: 'Academic Programs', options: ACADEMIC },
      ],
    });
    for (const value of ['A'.repeat(100), 'Bartholomew'.repeat(9), 'W'.repeat(100), 'M'.repeat(200)])
      expect(text.replace(/\s/g, '')).toContain(value);
    for (const words of [...PGDS, ...ACADEMIC, 'Line 19 of an address', 'Declaration'])
      expect(text).toContain(words);
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, { text: pageText, pieces }] of pages.entries()) {
      expect(pageText).toContain(`Page ${index + 1} of ${pages.length}`);
      for (const piece of pieces) {
        expect(piece.left).toBeGreaterThan(30);
        expect(piece.right).toBeLessThan(565);
        expect(piece.low).toBeGreaterThan(20);
        expect(piece.high).toBeLessThan(822);
      }
      const overlaps = pieces.flatMap((one, at) =>
        pieces
          .slice(at + 1)
          .filter((other) => overlap(one, other))
          .map(({ text: otherText }) => [one.text, otherText]),
      );
      expect(overlaps).toEqual([]);
    }
  });
});
