import type { Result } from '@concord/contracts';
import { chooseListReader, eventually, ListIndex, listSizes } from '@concord/nest-platform/testing';
import { Types } from 'mongoose';
import { repositoriesOf } from '../../../testing/database-questions/repositories';
import { examsHarness } from '../../../testing/exams-harness';

const harness = examsHarness();
const token = harness.tokens.staff('SUPER_ADMIN');

const PEOPLE = [
  ['Muhammed', 'Nasiu'],
  ['Ó’Brien', 'Halima'],
  ['Ƴarʼadua', 'Mohammed'],
] as const;
const SEARCHES = ['hammed', 'HAMMED nasiu', 'asiu', 'obrien', 'O’Brien', 'yaradua', 'adua', 'lima'];
const NOTHING = ['mm', 'eace', '---', 'hammed lima'];

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
    chooseListReader(harness.db, 'memory');
    const { results } = repositoriesOf(harness.db);
    const listed = async (search: string) => {
      const { items, total } = await results.list({ page: 1, pageSize: 10, search });
      expect(total).toBe(items.length);
      return items.map(({ student }) => student.surname);
    };
    for (const search of SEARCHES) expect(await listed(search)).toEqual(found.get(search));
    listSizes.namedMin = 1;
    const page = jest.spyOn(ListIndex.prototype, 'page');
    for (const search of SEARCHES) expect(await listed(search)).toEqual(found.get(search));
    for (const search of NOTHING) expect(await listed(search)).toEqual([]);
    // The first search waited for the list in memory.
    const answers = await Promise.all(page.mock.results.map(({ value }) => value as unknown));
    expect(answers).toHaveLength(SEARCHES.length + NOTHING.length);
    expect(answers).not.toContain(undefined);
    expect(
      await results.idsOf(
        new Types.ObjectId(harness.exam._id),
        { page: 1, pageSize: 10, search: 'hammed' },
        10,
      ),
    ).toHaveLength(2);
    expect(await results.countUnconfirmed({ page: 1, pageSize: 10, search: 'hammed' }, [])).toBe(0);
    // A new result is found at once.
    const sitting = await harness.sitting(harness.exam, harness.addStudent('Muhammed', 'Late'));
    await harness.submit(sitting);
    await eventually(() => harness.stored('results', sitting.attempt._id));
    expect(await listed('hammed late')).toEqual(['Muhammed']);
  });

  it('find results by the code of their exam', async () => {
    const { body } = await harness.call<Result[]>('GET', '/result', { token });
    const code = body[0]?.exam.examCode ?? '';
    const all = body.map(({ student }) => student.surname);
    expect(await namesOf(code.toLowerCase())).toEqual(all);
    expect(await namesOf(`${code} obrien`)).toEqual(['Ó’Brien']);
    listSizes.namedMin = 1;
    const { results } = repositoriesOf(harness.db);
    expect(await results.list({ page: 1, pageSize: 10, search: code })).toMatchObject({ total: all.length });
  });
});
