import {
  EXPORT_LISTS,
  type ExportCursor,
  type ExportRows,
  type Student,
  STUDENTS_EXPORT_KINDS,
} from '@concord/contracts';
import { StudentsRepository } from '../../../store/students/students.repository';
import { LISTED_PEOPLE } from '../../../testing/listed-people';
import { RegistrationHarness } from '../../../testing/registration-harness';

describe('the list of students', () => {
  const harness = new RegistrationHarness();
  const { service } = harness;
  const students: Student[] = [];

  beforeAll(async () => {
    for (const person of LISTED_PEOPLE) students.push(await service.student(harness.token, person));
  });

  type Refused = { message: string; issues?: { message: string }[] };
  const list = <T = Student[]>(query: Record<string, string>) =>
    service.call<T>(`/student?${new URLSearchParams(query)}`, { token: harness.token });
  const namesOf = async (query: Record<string, string>) => {
    const { body, headers } = await list(query);
    expect(headers.get('x-total-count')).toBe(String(body.length));
    return body.map(({ surname }) => surname);
  };
  const at = (index: number) => students[index] as Student;

  it.each([
    [{ state: 'KANO' }, ['Bello', 'Ɗanjuma']],
    [{ country: 'gh' }, ['Mensah']],
    [{ cadre: 'Full Member' }, ['Ɗanjuma']],
    [{ route: 'NYSC Scheme' }, ['Ɗanjuma']],
    [{ fee: 'NYSC Scheme (N1000)' }, ['Ɗanjuma']],
    [{ payment: 'USSD' }, ['Bello', 'Ɗanjuma']],
    [{ programme: 'NYSC Scheme' }, ['Ɗanjuma']],
    [{ state: 'Kano', payment: 'USSD', sort: 'surname' }, ['Bello', 'Ɗanjuma']],
    [{ state: 'Kano', search: 'amina' }, ['Bello']],
    [{ state: 'Ashanti', search: 'amina' }, []],
    [{ state: '' }, ['Mensah', 'Bello', 'Ɗanjuma']],
  ])('is filtered by %j', async (query, names) => expect(await namesOf(query)).toEqual(names));

  it('tells other services the ids that a filter finds, and how many it finds', async () => {
    const idsOf = async (filter: object, limit: number) => {
      const body = { filter, limit };
      return (await service.internal('/students/ids', { method: 'POST', body })).body;
    };
    // The list is newest first.
    expect(await idsOf({ state: 'Kano' }, 10)).toEqual({ ids: [at(1)._id, at(0)._id], total: 2 });
    expect(await idsOf({ page: 3, pageSize: 1 }, 2)).toEqual({ ids: [at(2)._id, at(1)._id], total: 3 });
    expect(await idsOf({ $where: 'x' }, 2)).toMatchObject({ code: 'VALIDATION' });
  });

  it('is filtered by the time of registration, with its beginning and without its end', async () => {
    const [from, to] = [at(1).createdAt, at(2).createdAt];
    expect(await namesOf({ from, to })).toEqual(['Bello']);
    expect(await namesOf({ from })).toEqual(['Mensah', 'Bello']);
    expect(await namesOf({ to: from })).toEqual(['Ɗanjuma']);
  });

  it.each<Record<string, string>>([
    {},
    { state: 'Kano', sort: 'state' },
    { state: 'Kano', sort: '-surname' },
    { sort: 'email' },
    { search: 'kano', payment: 'USSD' },
    { from: '2020-01-01T00:00:00Z', sort: '-createdAt' },
    { state: 'Ashanti', search: 'amina' },
    { archived: 'true' },
  ])('is read row by row for a file of %j as the page shows it', async (query) => {
    const names: unknown[] = [];
    let after: ExportCursor | undefined;
    do {
      const body = { kind: 'students', query, columns: ['Full name', 'State'], limit: 1, after };
      const answer = await service.internal<ExportRows>('/exports/rows', { body });
      names.push(...answer.body.rows.map(([name]) => String(name).split(' ')[0]));
      after = answer.body.next;
    } while (after);
    expect(names).toEqual(await namesOf(query));
    const counted = await service.internal('/exports/count', { body: { kind: 'students', query } });
    expect(counted.body).toEqual({ count: names.length });
  });

  it('goes into a file with every stored field, and beside the name with what tells namesakes apart', async () => {
    const columns = EXPORT_LISTS.students.columns.map(({ name, of = name }) => of);
    const read = async (names: string[]) => {
      const body = { kind: 'students', query: { sort: 'surname' }, columns: names, limit: 1 };
      const { rows } = (await service.internal<ExportRows>('/exports/rows', { body })).body;
      return rows[0] ?? [];
    };
    const [name, end, born] = await read(['Full name']);
    const whole = await read(columns);
    expect(whole.slice(0, 3)).toEqual([name, end, born]);
    expect(end).toMatch(/^[A-Z\d]{4}$/);
    const at = EXPORT_LISTS.students.columns.findIndex((column) => column.name === 'Documents');
    expect([whole.length, typeof whole[at]]).toEqual([EXPORT_LISTS.students.columns.length, 'string']);
  });

  it('goes into a file as every list does, with all of its columns', async () => {
    for (const kind of STUDENTS_EXPORT_KINDS) {
      const columns = EXPORT_LISTS[kind].columns.map(({ name, of = name }) => of);
      const body = { kind, query: {}, columns, limit: 2000 };
      const { rows } = (await service.internal<ExportRows>('/exports/rows', { body })).body;
      expect([kind, rows[0]?.length ?? columns.length]).toEqual([kind, columns.length]);
      // Used serials, of which only the last group may be visible.
      const serials = kind === 'serials' ? rows.filter(([, status]) => status === 'Used') : [];
      expect(serials.filter(([serial]) => /^[A-Z\d]{4}-/.test(String(serial)))).toEqual([]);
    }
  });

  it.each(['danjuma', 'Ɗanjuma', 'kasimu', '1112', '112222', '0803111', '2222 ƙas'])(
    'is searched by %j',
    async (search) => expect(await namesOf({ search })).toEqual(['Ɗanjuma']),
  );

  it.each([
    [{ stat: 'Kano' }, 'This list has no filter "stat"'],
    [{ 'state[$ne]': 'x' }, 'This list has no filter "state[$ne]"'],
    [{ cadre: 'Emperor' }, 'This must be one of: Student Member,'],
    [{ cadre: '{"$ne":1}' }, 'This must be one of'],
    [{ country: 'Nigeria' }, 'Enter the two-letter code of the country'],
    [{ state: 'x'.repeat(10_240) }, 'Use at most 100 characters'],
    [{ from: 'yesterday' }, 'Invalid ISO datetime'],
    [{ from: '2026-02-01T00:00:00Z', to: '2026-01-01T00:00:00Z' }, 'The end time must be after'],
    [{ sort: 'phoneNumber' }, 'This list is sorted by one of: createdAt, -createdAt,'],
  ])('refuses %j in clear words', async (query, words) => {
    const { status, body } = await list<Refused>(query as Record<string, string>);
    expect(status).toBe(400);
    expect(body.issues?.[0]?.message ?? body.message).toContain(words);
  });

  it('refuses a filter that is sent twice', async () => {
    const path = '/student?state=Kano&state=Lagos';
    expect((await service.call(path, { token: harness.token })).status).toBe(400);
  });

  it('finds and sorts students of an earlier version after the back-fill', async () => {
    const stored = service.collection('students');
    const earlier = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const words = [earlier('Ɗanjuma'), earlier('Ƙasimu'), '08031112222'];
    await stored.updateOne(
      { surname: 'Ɗanjuma' },
      { $set: { words, beginnings: words, 'sortKeys.surname': earlier('Ɗanjuma') } },
    );
    expect(await namesOf({ search: 'danjuma 1112' })).toEqual([]);
    await service.get<StudentsRepository>(StudentsRepository).backFillSearchFields();
    expect(await namesOf({ search: 'danjuma 1112' })).toEqual(['Ɗanjuma']);
    const $match = { 'sortKeys.surname': 'danjuma' };
    expect(await stored.countDocuments($match)).toBe(1);
  });
});
