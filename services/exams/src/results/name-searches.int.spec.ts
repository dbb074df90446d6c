import type { Result } from '@concord/contracts';
import { ListIndex } from '@concord/nest-platform';
import { eventually, listSizes } from '@concord/nest-platform/testing';
import { examsHarness } from '../testing/exams-harness';

const harness = examsHarness();
const token = harness.tokens.staff('SUPER_ADMIN');

const PEOPLE = [
  ['Muhammed', 'Nasiu'],
  ['Ó’Brien', 'Halima'],
  ['Ƴarʼadua', 'Mohammed'],
] as const;
const SEARCHES = ['hammed', 'HAMMED nasiu', 'asiu', 'obrien', 'O’Brien', 'yaradua', 'adua', 'lima'];
const NOTHING = ['ed', 'eace', '---', 'hammed lima'];

describe('searches by name', () => {
  const { namedMin } = listSizes;

  beforeAll(async () => {
    for (const [surname, firstName] of PEOPLE) {
      const sitting = await harness.sitting(harness.exam, harness.addStudent(surname, firstName));
      await harness.submit(sitting);
      await eventually(() => harness.stored('results', sitting.attempt._id));
    }
  });
  afterEach(() => (listSizes.namedMin = namedMin));

  const namesOf = async (search: string) => {
    const path = `/result?search=${encodeURIComponent(search)}`;
    const { body, headers } = await harness.call<Result[]>('GET', path, { token });
    expect(headers.get('x-total-count')).toBe(String(body.length));
    return body.map(({ student }) => student.surname);
  };

  it('find results by letters inside names, from the store and from memory alike', async () => {
    const found = new Map<string, string[]>();
    for (const search of SEARCHES) found.set(search, await namesOf(search));
    expect(Object.fromEntries(found)).toEqual({
      hammed: ['Ƴarʼadua', 'Muhammed'],
      'HAMMED nasiu': ['Muhammed'],
      asiu: ['Muhammed'],
      obrien: ['Ó’Brien'],
      'O’Brien': ['Ó’Brien'],
      yaradua: ['Ƴarʼadua'],
      adua: ['Ƴarʼadua'],
      lima: ['Ó’Brien'],
    });
    for (const search of NOTHING) expect(await namesOf(search)).toEqual([]);
    listSizes.namedMin = 1;
    const page = jest.spyOn(ListIndex.prototype, 'page');
    for (const search of SEARCHES) expect(await namesOf(search)).toEqual(found.get(search));
    for (const search of NOTHING) expect(await namesOf(search)).toEqual([]);
    // The first one waited for the table.
    expect(await Promise.all(page.mock.results.map(({ value }) => value as unknown))).not.toContain(
      undefined,
    );
    // A result of a moment ago is found.
    const late = harness.addStudent('Muhammed', 'Late');
    const sitting = await harness.sitting(harness.exam, late);
    await harness.submit(sitting);
    await eventually(() => harness.stored('results', sitting.attempt._id));
    expect(await namesOf('hammed late')).toEqual(['Muhammed']);
  });
});
