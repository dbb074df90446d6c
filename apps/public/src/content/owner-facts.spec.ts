import { PROGRAMMES } from '@concord/contracts';
import { OFFICES } from './offices';
import { loadPages } from '../testing/read-page';
import { PARTNERS } from './contact';
import { COORDINATORS } from './coordinators';
import { DIETS } from './exam-info';
import { HOME } from './home';
import { LEVELS } from './levels';
import { EXAMINATION_ROUTES, EXECUTIVE_ROUTES } from './membership-routes';
import { NYSC_STEPS } from './nysc-form';

/** Facts of the owner's specification by page, independent of the pages' constants. */
const STATED: readonly (readonly [path: string, ...texts: string[]])[] = [
  ['/about', '"bankAccount":true'],
  ['/career', ...LEVELS.map(({ level }) => level)],
  ['/certification', 'At most 4 weeks', '2 months', '3 months', '10 to 12 weeks', '40 to 52 weeks'],
  [
    '/certification',
    '9 months to 4 years',
    '15,000 / 10,000 / 8,000 / 5,000',
    'N7,000 and is not refundable',
  ],
  ['/consultancy', 'Human capacity building', 'Short courses', 'Workshops', 'more than 3 of its staff'],
  ['/exam-info', 'sold from September to December'],
  ['/license', '"bankAccount":true'],
  ['/member', 'No experience needed', '3 or more years', '1 to 5 years', '6 to 10 years', '10 to 15 years'],
  [
    '/member',
    '16 or more years',
    '3 or more years of operation',
    'more than 3',
    '5 years of active membership',
  ],
  ['/member', 'fail 3 consecutive attempts pay an extra 20% of the total initial fee for the level'],
  [
    '/member',
    '15,000',
    '40,000',
    '60,000',
    '80,000',
    '100,000',
    '150,000',
    '190,000',
    '2 months',
    '3 months',
  ],
  ['/money-laundry', 'at least 5 years'],
  ['/nysc', '1,000', '9,000', '13,000', '23,000', '/documents/nysc-offline-registration-form.pdf'],
  ['/policy', 'at least 5 years'],
  ['/projects', '50,000', '100,000', '200', '400', 'from 2022 to 2028', 'groups of 2 to 5'],
  ['/t&c', 'within 30 days', 'minus the application fee', '50 percent of what you paid', 'N7,000'],
];

describe("the owner's facts", () => {
  let pages: Awaited<ReturnType<typeof loadPages>>;

  beforeAll(async () => {
    pages = await loadPages();
  });

  const textOf = (path: string) => JSON.stringify(pages.get(path));

  it.each(STATED)('%s states them', (path, ...texts) => {
    const page = textOf(path).toLowerCase();
    expect(texts.filter((text) => !page.includes(text.toLowerCase()))).toEqual([]);
  });

  it.each([
    ['coordinators', COORDINATORS.map(({ state }) => state), 18],
    ['phones of coordinators', COORDINATORS.map(({ phone }) => phone), 18],
    ['offices', OFFICES.map(({ name }) => name), 4],
    ['partners', PARTNERS.map(({ title }) => title), 3],
    ['categories', LEVELS.map(({ level }) => level), 7],
    ['examination routes', EXAMINATION_ROUTES.map(({ title }) => title), 3],
    ['executive routes', EXECUTIVE_ROUTES.map(({ title }) => title), 6],
    ['offline steps', NYSC_STEPS.map(({ title }) => title), 5],
    ['diets', DIETS.map(({ name }) => name), 4],
    ['postgraduate diplomas', PROGRAMMES.find(({ id }) => id === 'pgd')?.options ?? [], 9],
    ['core values', HOME.coreValues.map(({ name }) => name), 6],
    ['themes', HOME.themes.map(({ name }) => name), 9],
    ['titles of themes', HOME.themes.map(({ title }) => title), 9],
  ])('%s are all different and as many as specified', (_name, names, count) => {
    expect(new Set(names).size).toBe(count);
    expect(names).toHaveLength(count);
  });

  it('the examination page names no year, because the diets repeat every year', () => {
    expect(textOf('/exam-info')).not.toMatch(/\b20\d\d\b/);
  });
});
