import {
  COHORT_LIMITS,
  type Cohort,
  type CohortChanged,
  type CohortFound,
  type Student,
} from '@concord/contracts';
import { refusal } from '@concord/nest-platform/testing';
import { Types } from 'mongoose';
import { StudentCohortsRepository } from '../../../store/students/student-cohorts.repository';
import { RegistrationHarness } from '../../../testing/registration-harness';

const harness = new RegistrationHarness();
const { service } = harness;

const call = <T>(path: string, body?: object, method?: string) =>
  service.call<T>(`/cohorts${path}`, { token: harness.token, body, method });
const create = (name: string, who: object = {}) => call<CohortChanged>('', { name, ...who });
const check = (who: object) => call<CohortFound>('/check', who);
const add = (id: string, who: object) => call<CohortChanged>(`/${id}/students`, who);
const take = (id: string, who: object) => call<CohortChanged>(`/${id}/students/remove`, who);
const list = async (query = '') => (await call<Cohort[]>(query)).body;
const studentsOf = async (cohort: string) => {
  const { body } = await service.call<Student[]>(`/student?cohort=${cohort}`, { token: harness.token });
  return body.map(({ _id }) => _id).sort();
};
const inService = (id: string) => service.internal<{ students: string[] }>(`/cohorts/${id}/students`);
const newStudents = async (count: number, more: object = {}) => {
  const students: Student[] = [];
  for (let n = 0; n < count; n += 1) students.push(await service.student(harness.token, more as never));
  return students;
};
const idsOf = (students: readonly Student[]) => students.map(({ _id }) => _id).sort();
let superToken = '';
let people: Student[] = [];

beforeAll(async () => {
  superToken = await service.superToken();
  people = await newStudents(4);
});

describe('a cohort', () => {
  it('is made of students by id, is found by its name, and tells its students here and to other services', async () => {
    const [first, second] = people as [Student, Student];
    const made = await create('March diet, Kano', { ids: [first._id, second._id] });
    expect(made).toMatchObject({
      status: 201,
      body: { asked: 2, found: 2, changed: 2, left: [], cohort: { name: 'March diet, Kano', students: 2 } },
    });
    const { _id } = made.body.cohort;
    expect((await call<Cohort>(`/${_id}`)).body).toEqual(made.body.cohort);
    expect(await list('?search=kano')).toEqual([made.body.cohort]);
    expect(await list(`?student=${first._id}`)).toEqual([made.body.cohort]);
    expect(await list(`?student=${people[3]?._id}`)).toEqual([]);
    expect(await studentsOf(_id)).toEqual(idsOf([first, second]));
    const told = (await inService(_id)).body;
    expect({ ...told, students: [...told.students].sort() }).toEqual({
      _id,
      name: 'March diet, Kano',
      students: idsOf([first, second]),
    });
  });

  it.each(['June diet', '  JUNE   díet ', 'june diet'])(
    'has a name of its own: %j is taken',
    async (name) => {
      await create('June diet');
      expect(await create(name)).toMatchObject(refusal(409, 'CONFLICT'));
      const other = await create(`Other ${new Types.ObjectId().toString()}`);
      expect(await call(`/${other.body.cohort._id}`, { name }, 'PATCH')).toMatchObject(
        refusal(409, 'CONFLICT'),
      );
    },
  );

  it('is made once by two calls at once', async () => {
    const made = await Promise.all([create('Twins'), create('Twins')]);
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('is renamed, gains and loses students, and goes while they stay', async () => {
    const { _id } = (await create('Before')).body.cohort;
    expect((await call<Cohort>(`/${_id}`, { name: 'After' }, 'PATCH')).body).toMatchObject({ name: 'After' });
    const ids = idsOf(people);
    expect((await add(_id, { ids })).body).toMatchObject({ changed: 4, cohort: { students: 4 } });
    expect((await add(_id, { ids })).body).toMatchObject({ found: 4, changed: 0, cohort: { students: 4 } });
    expect((await take(_id, { ids: ids.slice(0, 1) })).body).toMatchObject({
      changed: 1,
      cohort: { students: 3 },
    });
    expect(await studentsOf(_id)).toEqual(ids.slice(1));
    expect((await call(`/${_id}`, undefined, 'DELETE')).body).toEqual({ _id });
    for (const answer of [
      await call(`/${_id}`),
      await add(_id, { ids }),
      await take(_id, { ids }),
      await call(`/${_id}`, { name: 'Gone' }, 'PATCH'),
      await call(`/${_id}`, undefined, 'DELETE'),
      await inService(_id),
    ])
      expect(answer).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await service.collection('students').countDocuments({ cohorts: new Types.ObjectId(_id) })).toBe(0);
    expect((await service.call(`/student/${ids[0]}`, { token: harness.token })).status).toBe(200);
  });

  it('takes all that a filter of the list finds, when they are as many as were confirmed', async () => {
    const two = await newStudents(2, { state: 'Zamfara' });
    const filter = { state: 'Zamfara' };
    expect(await create('Zamfara', { filter, count: 3 })).toMatchObject(refusal(409, 'CONFLICT'));
    expect(await list('?search=zamfara')).toEqual([]);
    const { body } = await create('Zamfara', { filter, count: 2 });
    expect(await studentsOf(body.cohort._id)).toEqual(idsOf(two));
    // A filter by cohort only works, too.
    const whole = { filter: { cohort: body.cohort._id }, count: 2 };
    expect((await take(body.cohort._id, whole)).body).toMatchObject({ changed: 2, cohort: { students: 0 } });
  });

  it('leaves an archived student out of view until the record is restored, and loses a destroyed one', async () => {
    const [kept, archived, destroyed] = (await newStudents(3)) as [Student, Student, Student];
    const { _id } = (await create('Of three', { ids: idsOf([kept, archived, destroyed]) })).body.cohort;
    await service.archiveStudent(archived._id, harness.token);
    await service.destroyStudent(destroyed._id, superToken);
    expect(await studentsOf(_id)).toEqual([kept._id]);
    expect((await inService(_id)).body.students).toEqual([kept._id]);
    expect((await call<Cohort>(`/${_id}`)).body.students).toBe(1);
    await service.call(`/student/${archived._id}/restore`, {
      token: harness.token,
      body: { reason: 'Came back' },
    });
    expect(await studentsOf(_id)).toEqual(idsOf([kept, archived]));
    expect(await service.collection('students').countDocuments({ cohorts: new Types.ObjectId(_id) })).toBe(2);
  });

  it('is in no view of the record of a student, whoever asks', async () => {
    const [student] = people as [Student];
    await create('Unseen', { ids: [student._id] });
    const { body } = await service.call<Student>(`/student/${student._id}`, { token: harness.token });
    expect(body).not.toHaveProperty('cohorts');
    const candidate = service.tokens.candidate(student._id);
    const own = await service.call<Student>(`/student/${student._id}`, { token: candidate });
    expect(own.body).not.toHaveProperty('cohorts');
  });
});

describe('e-mails that were pasted', () => {
  it('name their students however they are written, and the answer names the others', async () => {
    const [first, second, third] = people as [Student, Student, Student];
    const [archived] = (await newStudents(1)) as [Student];
    await service.archiveStudent(archived._id, harness.token);
    const emails = [
      ` ${first.email.toUpperCase()} `,
      second.email,
      third.email,
      first.email,
      archived.email,
      'nobody@example.org',
      'no address at all',
      '',
    ];
    const found = {
      asked: 8,
      found: 3,
      left: [
        { given: 'no address at all', reason: 'no-email' },
        { given: '', reason: 'no-email' },
        { given: first.email, reason: 'repeated' },
        { given: 'nobody@example.org', reason: 'unknown' },
        { given: archived.email, reason: 'archived' },
      ],
    };
    expect((await check({ emails })).body).toEqual(found);
    expect(await list('?search=pasted')).toEqual([]);
    const made = await create('Pasted', { emails });
    expect(made.body).toMatchObject({ ...found, changed: 3 });
    expect(await studentsOf(made.body.cohort._id)).toEqual(idsOf([first, second, third]));
  });

  it.each([
    ['an operator', [{ $ne: null }]],
    ['a number', [7]],
    ['one that is too long', ['a'.repeat(501)]],
    ['no list', 'a@example.org'],
    ['an empty list', []],
  ])('are refused as %s', async (_, emails) => {
    expect(await check({ emails })).toMatchObject(refusal(400, 'VALIDATION'));
  });

  it('that are hostile find nobody and break nothing', async () => {
    const emails = [
      '.*@example.org',
      '$where: 1',
      "'; drop",
      'a@b\r\nBcc: x@y.example',
      '\u0000@x.example',
      '\u202Ea@b.cd',
    ];
    const { status, body } = await check({ emails });
    expect([status, body.found, body.left.length]).toEqual([200, 0, emails.length]);
  });

  it('are at most five thousand', async () => {
    const emails = Array.from({ length: COHORT_LIMITS.students + 1 }, (_, n) => `p${n}@example.org`);
    const answer = await check({ emails });
    expect(answer).toMatchObject(refusal(400, 'VALIDATION'));
    expect(answer.body).toMatchObject({ message: 'Choose at most 5,000 e-mails at once' });
    expect((await check({ emails: emails.slice(1) })).body).toMatchObject({ asked: 5000, found: 0 });
  });
});

describe('a change of a cohort', () => {
  it.each([
    ['no way to say who', {}],
    ['two ways to say who', { ids: ['a'.repeat(24)], emails: ['a@example.org'] }],
    ['a filter without its number', { filter: {} }],
    ['a number without a filter', { ids: ['a'.repeat(24)], count: 1 }],
    ['an unknown filter', { filter: { colour: 'red' }, count: 1 }],
    ['no id', { ids: ['x'] }],
    ['an unknown key', { ids: ['a'.repeat(24)], force: true }],
  ])('with %s is refused', async (_, who) => {
    const { _id } = (await create(`Refused ${new Types.ObjectId().toString()}`)).body.cohort;
    for (const answer of [await check(who), await add(_id, who), await take(_id, who)])
      expect(answer).toMatchObject(refusal(400, 'VALIDATION'));
  });

  it.each(['', '   ', '\u200b', '...', 'x'.repeat(81)])('to the name %j is refused', async (name) => {
    expect(await create(name)).toMatchObject(refusal(400, 'VALIDATION'));
  });

  it('to more than five thousand students is refused whole', async () => {
    const { _id } = (await create('Nearly full')).body.cohort;
    const members = service.get<StudentCohortsRepository>(StudentCohortsRepository);
    const count = jest.spyOn(members, 'count');
    const ids = idsOf(people).slice(0, 2);
    count.mockResolvedValueOnce(COHORT_LIMITS.students - 1);
    const answer = await add(_id, { ids });
    expect(answer).toMatchObject(refusal(400, 'TOO_MANY_ROWS'));
    expect(answer.body).toMatchObject({
      message: 'A cohort can have at most 5000 students, and this one would have 5001',
    });
    // Simulates a concurrent addition by somebody else.
    count.mockResolvedValueOnce(0).mockResolvedValueOnce(COHORT_LIMITS.students + 1);
    expect(await add(_id, { ids })).toMatchObject(refusal(409, 'CONFLICT'));
    expect(await studentsOf(_id)).toEqual([]);
    expect((await add(_id, { ids })).body).toMatchObject({ changed: 2 });
  });

  it('is on record by its name, with how many it changed', async () => {
    const made = await create('On record', { ids: idsOf(people) });
    const { _id } = made.body.cohort;
    await take(_id, { ids: idsOf(people).slice(0, 1) });
    const { body } = await service.call<object[]>(`/admin/audit?id=${_id}`, { token: superToken });
    expect(body).toMatchObject([
      { action: 'cohort.take', outcome: 'done', label: 'On record', details: { done: 1 } },
      { action: 'cohort.create', outcome: 'done', label: 'On record', details: { done: 4 } },
    ]);
  });
});
