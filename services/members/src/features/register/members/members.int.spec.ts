import type { Member, MemberRow, MemberStanding } from '@concord/contracts';
import { MembersHarness } from '../../../testing/harness';

const service = MembersHarness.forSuite();

const post = <T = Member>(path: string, body: unknown, token = service.admin) =>
  service.call<T & { code: string; message: string }>(path, { body, token });

describe('POST member', () => {
  it('inducts an accepted applicant once, with names and contact of the record', async () => {
    const student = service.addStudent('Danjuma', 'Ibrahim');
    const body = { student: student._id, grade: 'Associate', inductedOn: '2026-02-01' };
    const { status, body: member } = await post('/member', body);
    expect(status).toBe(201);
    expect(member).toMatchObject({
      kind: 'person',
      name: expect.stringContaining('Danjuma Ibrahim') as string,
      email: student.email,
      student: student._id,
      grade: 'Associate',
      inductedOn: '2026-02-01',
      standing: 'pending',
      terms: [{ grade: 'Associate', from: '2026-02-01' }],
    });
    expect(member.number).toMatch(/^CIPCM-\d{6}$/);
    expect(await post('/member', body)).toMatchObject({ status: 409 });
  });

  it('gives each of many at once another number', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, () => service.member()));
    expect(new Set(members.map(({ number }) => number)).size).toBe(8);
  });

  it('answers a repetition with the same key by the same member', async () => {
    const headers = { 'idempotency-key': 'a-key-of-the-test' };
    const body = { person: { surname: 'Eze', firstName: 'Obi' }, grade: 'Full', inductedOn: '2025-01-01' };
    const answers = await Promise.all([1, 2].map(() => service.call<Member>('/member', { body, headers })));
    const ids = answers.map((answer) => answer.body._id);
    expect(ids[0]).toBe(ids[1]);
  });

  it('refuses a number that another member has', async () => {
    const { number } = await service.member({ number: 'OLD/1999/7' });
    const person = { surname: 'Sule', firstName: 'Musa' };
    const body = { person, grade: 'Full', inductedOn: '2020-01-01', number };
    expect(await post('/member', body)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  it('refuses applicants who are unknown or not accepted', async () => {
    const student = service.addStudent();
    service.students.statuses.set(student._id, 'rejected');
    const body = { grade: 'Associate', inductedOn: '2026-02-01' };
    expect(await post('/member', { ...body, student: student._id })).toMatchObject({ status: 409 });
    expect(await post('/member', { ...body, student: '64b0000000000000000000ff' })).toMatchObject({
      status: 404,
    });
  });

  it.each([
    ['nobody', { grade: 'Full', inductedOn: '2026-01-01' }],
    [
      'an organisation of a grade for people',
      { organisation: { name: 'Peace Ltd' }, grade: 'Full', inductedOn: '2026-01-01' },
    ],
    [
      'a person as a corporate member',
      { person: { surname: 'A', firstName: 'B' }, grade: 'Corporate', inductedOn: '2026-01-01' },
    ],
    [
      'a day that does not exist',
      { person: { surname: 'A', firstName: 'B' }, grade: 'Full', inductedOn: '2026-02-30' },
    ],
    [
      'a day of another age',
      { person: { surname: 'A', firstName: 'B' }, grade: 'Full', inductedOn: '1026-02-03' },
    ],
    [
      'an unknown grade',
      { person: { surname: 'A', firstName: 'B' }, grade: 'King', inductedOn: '2026-01-01' },
    ],
  ])('refuses %s with 400', async (_name, body) => {
    expect(await post('/member', body)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });
});

describe('PATCH member/:id', () => {
  it('changes names by revision, and the list finds the new name only', async () => {
    const member = await service.member({ person: { surname: 'Altname', firstName: 'Bisi' } });
    const body = { revision: 0, surname: 'Newname' };
    const path = `/member/${member._id}`;
    expect(await service.call(path, { method: 'PATCH', body })).toMatchObject({
      status: 200,
      body: { revision: 1, surname: 'Newname', name: 'Newname Bisi' },
    });
    expect(await service.call(path, { method: 'PATCH', body })).toMatchObject({
      status: 409,
      body: { code: 'REVISION' },
    });
    expect((await service.call<MemberRow[]>('/member?search=newname')).body).toHaveLength(1);
    expect((await service.call<MemberRow[]>('/member?search=altname')).body).toHaveLength(0);
  });

  it('refuses the fields of an organisation for a person', async () => {
    const member = await service.member();
    const body = { revision: 0, organisation: 'Peace Ltd' };
    expect(await service.call(`/member/${member._id}`, { method: 'PATCH', body })).toMatchObject({
      status: 400,
    });
  });
});

describe('POST member/:id/grade', () => {
  it('adds a term and keeps the earlier one', async () => {
    const member = await service.member();
    const path = `/member/${member._id}/grade`;
    const body = { grade: 'Full', from: '2026-06-01', reason: 'Council of May' };
    const { status, body: changed } = await post(path, body);
    expect(status).toBe(200);
    expect(changed).toMatchObject({
      grade: 'Full',
      terms: [
        { grade: 'Associate', from: '2026-01-01', to: '2026-05-31' },
        {
          grade: 'Full',
          from: '2026-06-01',
          reason: 'Council of May',
          by: { username: expect.any(String) as string },
        },
      ],
    });
    expect(await post(path, body)).toMatchObject({ status: 409 });
    expect(await post(path, { ...body, grade: 'Senior', from: '2025-12-31' })).toMatchObject({ status: 400 });
    expect(await post(path, { ...body, grade: 'Corporate' })).toMatchObject({ status: 400 });
  });

  it('keeps one of two grades that were given at once from the same record', async () => {
    const member = await service.member();
    const give = (grade: string) =>
      post(`/member/${member._id}/grade`, { grade, from: '2026-06-01', reason: 'Council of May' });
    const statuses = (await Promise.all([give('Full'), give('Full')])).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409]);
  });
});

describe('POST member/:id/event', () => {
  it('suspends and reinstates, and answers with the standing of any day', async () => {
    const member = await service.member();
    const path = `/member/${member._id}`;
    const event = (kind: string, at: string) => post(`${path}/event`, { kind, at, reason: 'Committee' });
    expect(await event('reinstated', '2026-03-01')).toMatchObject({ status: 409 });
    expect(await event('suspended', '2025-12-01')).toMatchObject({ status: 400 });
    expect(await event('suspended', '2026-03-01')).toMatchObject({
      status: 200,
      body: { standing: 'suspended' },
    });
    expect(await event('suspended', '2026-03-02')).toMatchObject({ status: 409 });
    expect(await event('reinstated', '2026-04-01')).toMatchObject({
      status: 200,
      body: { standing: 'pending' },
    });
    const on = async (day: string) =>
      (await service.call<MemberStanding>(`${path}/standing?on=${day}`)).body.standing;
    expect(await on('2026-02-28')).toBe('pending');
    expect(await on('2026-03-31')).toBe('suspended');
    expect(await on('2026-04-01')).toBe('pending');
  });

  it('refuses everything after a death', async () => {
    const member = await service.member();
    const event = (kind: string, at: string) =>
      post(`/member/${member._id}/event`, { kind, at, reason: 'Letter of the family' });
    expect(await event('deceased', '2026-03-01')).toMatchObject({
      status: 200,
      body: { standing: 'deceased' },
    });
    expect(await event('readmitted', '2026-04-01')).toMatchObject({ status: 409 });
  });
});

describe('GET member', () => {
  it('filters by grade, standing, state and year of induction, and orders', async () => {
    const state = 'Kebbi';
    const of = (surname: string, more: Record<string, unknown> = {}) =>
      service.member({ person: { surname, firstName: 'Ann', state }, inductedOn: '2019-05-01', ...more });
    await of('Zubairu', { grade: 'Fellow' });
    await of('Abah');
    const names = async (query: string) =>
      (await service.call<MemberRow[]>(`/member?state=${state}&${query}`)).body.map(({ name }) => name);
    expect(await names('sort=name')).toEqual(['Abah Ann', 'Zubairu Ann']);
    expect(await names('sort=-name')).toEqual(['Zubairu Ann', 'Abah Ann']);
    expect(await names('grade=Fellow')).toEqual(['Zubairu Ann']);
    expect(await names('inducted=2019&standing=pending')).toHaveLength(2);
    expect(await names('inducted=2018')).toEqual([]);
    expect(await names('owing=true')).toEqual([]);
    expect(await names('owing=false&page=1&pageSize=10')).toHaveLength(2);
  });

  it('finds the member that an applicant became', async () => {
    const student = service.addStudent('Yakubu', 'Sarah');
    const body = { student: student._id, grade: 'Associate', inductedOn: '2026-02-01' };
    const { body: member } = await post('/member', body);
    const found = (id: string) => service.call<MemberRow[]>(`/member?student=${id}`);
    expect((await found(student._id)).body.map(({ _id }) => _id)).toEqual([member._id]);
    expect((await found('64b0000000000000000000ff')).body).toEqual([]);
    expect(await found('nobody')).toMatchObject({ status: 400 });
  });

  it('refuses a filter that it does not have, and people without a right', async () => {
    expect(await service.call('/member?grad=Full')).toMatchObject({ status: 400 });
    expect(
      await service.call('/member', { token: service.environment.tokens.staff('PENDING') }),
    ).toMatchObject({
      status: 403,
    });
    expect(await service.call('/member', { token: undefined })).toMatchObject({ status: 401 });
  });
});

describe('membership settings', () => {
  it('begin with the defaults, and are replaced by version', async () => {
    const token = service.superAdmin;
    const { body: first } = await service.call<{ version: number; values: object }>('/membership-settings');
    expect(first).toMatchObject({ version: 0, values: { graceDays: 90, year: 'calendar' } });
    const body = { version: 0, ...first.values, graceDays: 30, reason: 'Council of May' };
    const replace = (by: string) => service.call('/membership-settings', { method: 'PUT', body, token: by });
    expect(await replace(service.admin)).toMatchObject({ status: 403 });
    expect(await replace(token)).toMatchObject({
      status: 200,
      body: { version: 1, values: { graceDays: 30 } },
    });
    expect(await replace(token)).toMatchObject({ status: 409, body: { code: 'REVISION' } });
    const { body: history } = await service.call<unknown[]>('/membership-settings/history', { token });
    expect(history).toHaveLength(1);
  });
});
