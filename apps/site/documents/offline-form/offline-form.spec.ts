import {
  GENDERS,
  MEMBERSHIP_CADRES,
  PAYMENT_METHODS,
  QUALIFICATIONS,
  TITLES,
  YEARS_EXPERIENCE,
} from '@concord/contracts';
import { offlineForm } from './offline-form.ts';
import { type OfflineFormContent, offlineFormContent } from './content.ts';

const pagesOf = async (file: Buffer): Promise<string[]> => {
  const { extractText } = await import('unpdf');
  return (await extractText(new Uint8Array(file))).text;
};

const FONTS = {
  regular: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf'),
};

describe('offlineForm', () => {
  let content: OfflineFormContent;
  let file: Buffer;
  let pages: string[];

  beforeAll(async () => {
    content = offlineFormContent();
    file = await offlineForm(content, FONTS);
    pages = await pagesOf(file);
  });

  it('has four numbered A4 pages', async () => {
    const { getDocumentProxy } = await import('unpdf');
    const document = await getDocumentProxy(new Uint8Array(file));
    expect(document.numPages).toBe(4);
    for (const [index, text] of pages.entries()) {
      const { view } = await document.getPage(index + 1);
      expect(view.map(Math.round)).toEqual([0, 0, 595, 842]);
      expect(text).toContain(`Page ${index + 1} of 4`);
    }
  });

  it('names the fees of the scheme, the account and every step on its first page', () => {
    const { bank } = content.institute;
    const words = pages[0]!.replace(/\s+/g, ' ');
    expect(content.fees.length).toBeGreaterThan(0);
    for (const { name, amount } of content.fees) expect(words).toContain(`${name} ${amount}`);
    expect(words).toContain(`Total ${content.total}`);
    for (const value of Object.values(bank)) expect(words).toContain(value);
    expect(content.steps).toHaveLength(5);
    for (const { title, text } of content.steps) {
      expect(words).toContain(title);
      expect(words).toContain(text);
    }
  });

  it('contains every field of a registration', () => {
    const words = pages.join(' ').replace(/\s+/g, ' ');
    const asked = [
      ...TITLES,
      ...GENDERS,
      ...QUALIFICATIONS,
      ...YEARS_EXPERIENCE,
      ...MEMBERSHIP_CADRES,
      ...PAYMENT_METHODS.filter((method) => method !== 'Nil'),
      ...['Surname', 'First name', 'Middle name', 'Date of birth', 'Mobile number', 'E-mail', 'Country'],
      ...['State or province', 'Highest qualification', 'Organisation', 'Position', 'Date joined'],
      ...['Years of career experience', 'Location', 'Membership route', 'Membership cadre'],
      ...['Application fee', 'Waec/Neco Result', 'Jamb Result', 'Payment method', 'Amount paid'],
      ...['Serial number', 'Declaration', 'Signature of the applicant', 'For office use only'],
      'passport photograph',
    ];
    for (const label of asked) expect(words).toContain(label);
  });

  it('has the same bytes in each build, so that builds can be cached', async () => {
    expect((await offlineForm(content, FONTS)).equals(file)).toBe(true);
  });

  it('has a language, an outline for screen readers, and embedded fonts', () => {
    const source = file.toString('latin1');
    expect(source).toContain('/Lang (en-NG)');
    expect(source).toContain('/Marked true');
    expect(source).toContain('/DisplayDocTitle true');
    expect(source.match(/\/S \/H1\b/g)).toHaveLength(1);
    expect(source.match(/\/S \/H2\b/g)!.length).toBeGreaterThanOrEqual(7);
    expect(source.match(/\/FontFile2 /g)).toHaveLength(2);
    expect(file.length).toBeLessThan(80_000);
  });

  it('throws for content that does not fit its page', async () => {
    const step = { title: 'A step', text: 'with far too many words '.repeat(30) };
    await expect(offlineForm({ ...content, steps: Array<typeof step>(5).fill(step) }, FONTS)).rejects.toThrow(
      /too long/,
    );
  });
});
