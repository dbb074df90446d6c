import { type BulkOutcome, calls, LIMITS, type Student } from '@concord/contracts';
import { refusal } from '@concord/nest-platform/testing';
import { registration } from '../../../testing/harness';
import { REGISTERED, RegistrationHarness } from '../../../testing/registration-harness';

const harness = new RegistrationHarness();
const { service } = harness;

const get = (id: string, query = '', token = harness.token) =>
  service.call<Student>(`/student/${id}${query}`, { token });
const ids = async (query = '') => {
  const { body, headers } = await service.call<Student[]>(`/student${query}`, { token: harness.token });
  return { ids: body.map(({ _id }) => _id), total: Number(headers.get('x-total-count')) };
};
const archive = (id: string, reason?: string) => service.archiveStudent(id, harness.token, reason);
const restore = (id: string, body: object = { reason: 'By mistake' }, token = harness.token) =>
  service.call<Student>(`/student/${id}/restore`, { token, body });
const signIn = ({ email, serialNumber }: Student) =>
  service.internal('/exam-sign-in', { body: { email, SerialNumber: serialNumber, address: '10.9.9.9' } });

const newStudent = (surname: string) => service.student(harness.token, { surname });

describe('DELETE student/:id', () => {
  it('takes the record from every view, and destroys nothing', async () => {
    const kept = await newStudent('Stayer');
    const before = { list: await ids(), count: await harness.countOfStudents() };
    const student = await newStudent('Goner');
    const candidate = service.tokens.candidate(student._id);
    service.peers.requests.length = 0;
    expect(await archive(student._id, 'Registered twice')).toMatchObject({
      status: 200,
      body: { _id: student._id },
    });
    for (const token of [harness.token, candidate])
      expect((await get(student._id, '', token)).status).toBe(404);
    expect((await get(student._id, '?archived=true', candidate)).status).toBe(404);
    expect((await service.call('/auth/me', { token: candidate })).status).toBe(401);
    expect((await service.internal(`/students/${student._id}`)).status).toBe(404);
    expect((await signIn(student)).status).toBe(401);
    expect(await ids()).toEqual(before.list);
    expect((await ids('?search=goner')).ids).toEqual([]);
    expect((await ids('/recent')).ids).toContain(kept._id);
    expect((await ids('/recent')).ids).not.toContain(student._id);
    expect(await harness.countOfStudents()).toBe(before.count);
    expect((await service.internal('/students/count')).body).toEqual({ count: before.count });
    expect(service.peers.requests).toEqual([]);
    expect(await harness.tracesOf(student._id)).toEqual(REGISTERED);
  });

  it('tells other services that it exists and is archived: files and mails stay, exams are not given', async () => {
    const { _id } = await newStudent('Found');
    await archive(_id);
    const { body } = await service.internal<object[]>('/students/lookup', { body: { ids: [_id] } });
    expect(body).toMatchObject([{ _id, surname: 'Found', isArchived: true }]);
    const versions = await service.internal<{ archivedStudents: string[] }>('/staff/versions');
    expect(versions.body.archivedStudents).toContain(_id);
  });

  it('leaves the serial and the e-mail its own', async () => {
    const { _id, email, serialNumber } = await newStudent('Owner');
    await archive(_id);
    expect((await service.call(`/serial/validate?serial=${serialNumber}`)).body).toEqual({ isValid: false });
    const sameEmail = registration({ email, serialNumber: await harness.newSerial() });
    expect(await harness.register(sameEmail)).toMatchObject(refusal(409, 'EMAIL_TAKEN'));
    expect(await harness.register(registration({ serialNumber }))).toMatchObject(
      refusal(409, 'SERIAL_INVALID'),
    );
  });

  it('answers 404 for an archived one, an unknown one, and all but one of several at once', async () => {
    const { _id } = await newStudent('Once');
    const tries = await Promise.all([1, 2, 3, 4].map(() => archive(_id)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    for (const id of [_id, 'f'.repeat(24), 'nope']) expect((await archive(id)).status).toBe(404);
  });

  it.each<[string, unknown]>([
    ['a list', ['x']],
    ['a text', 'x'],
    ['what clients name in it', { mongoStudentId: 'x', cloudinaryPublicIds: [1], any: { $gt: '' } }],
  ])('ignores %s as its body', async (_, body) => {
    const { _id } = await newStudent('Any');
    const sent = await service.call(`/student/${_id}`, { method: 'DELETE', token: harness.token, body });
    expect(sent.status).toBe(200);
    expect((await get(_id, '?archived=true')).body.archived).toMatchObject({ reason: null });
  });

  it('ignores a body that is not JSON', async () => {
    const { _id } = await newStudent('Broken');
    const headers = { authorization: `Bearer ${harness.token}`, 'content-type': 'application/json' };
    const sent = await fetch(`${service.url}/student/${_id}`, {
      method: 'DELETE',
      headers,
      body: '{"broken',
    });
    expect(sent.status).toBe(200);
  });

  it.each([['x'], ['x'.repeat(301)], [{ $gt: '' }]])('refuses the reason %j', async (reason) => {
    const { _id } = await newStudent('Reason');
    const sent = await service.call(`/student/${_id}`, {
      method: 'DELETE',
      token: harness.token,
      body: { reason },
    });
    expect(sent).toMatchObject({ status: 400, body: { issues: [{ path: 'reason' }] } });
    expect((await get(_id)).status).toBe(200);
  });
});

describe('archived students', () => {
  it('are listed and shown to staff who ask for them, with who archived them, when and why', async () => {
    const { _id, surname } = await newStudent('Shown');
    await archive(_id, 'Registered twice');
    const archived = { at: expect.any(String), by: 'someone', reason: 'Registered twice' };
    expect((await get(_id, '?archived=true')).body).toMatchObject({ _id, surname, archived });
    const list = await ids('?archived=true');
    expect(list.ids[0]).toBe(_id);
    expect(list.total).toBe(list.ids.length);
    expect((await ids('?archived=true&search=shown')).ids).toEqual([_id]);
    expect((await ids('?archived=false&search=shown')).ids).toEqual([]);
    for (const query of ['?archived=1', '?archived=true&archived=false'])
      expect((await service.call(`/student${query}`, { token: harness.token })).status).toBe(400);
  });

  it('answers an active one as it is', async () => {
    const { _id } = await newStudent('Active');
    const { body } = await get(_id, '?archived=true');
    expect(body._id).toBe(_id);
    expect(body).not.toHaveProperty('archived');
  });
});

describe('POST student/:id/restore', () => {
  it('brings the record back, whole', async () => {
    const student = await newStudent('Back');
    const before = (await get(student._id)).body;
    const stored = await harness.stored('students', { email: student.email });
    await archive(student._id);
    const restored = await restore(student._id);
    expect(restored.status).toBe(200);
    expect(calls.studentRestore.answer.strict().safeParse(restored.body).success).toBe(true);
    expect(restored.body).toMatchObject({ email: before.email, serialNumber: before.serialNumber });
    const again = await harness.stored('students', { email: student.email });
    const changedAt = expect.any(Date) as Date;
    expect(again).toEqual(stored.map((record) => ({ ...record, changedAt })));
    expect((await signIn(student)).status).toBe(200);
    expect((await ids('?search=back')).ids).toEqual([student._id]);
    const versions = await service.internal<{ archivedStudents: string[] }>('/staff/versions');
    expect(versions.body.archivedStudents).not.toContain(student._id);
  });

  it('is refused for one that is not archived, an unknown one, and all but one of several at once', async () => {
    const { _id } = await newStudent('Twice');
    expect(await restore(_id)).toMatchObject(refusal(409, 'CONFLICT'));
    await archive(_id);
    const tries = await Promise.all([restore(_id), restore(_id)]);
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await restore('f'.repeat(24))).status).toBe(404);
  });

  it('needs a reason, and staff', async () => {
    const { _id } = await newStudent('Rights');
    await archive(_id);
    for (const body of [{}, { reason: 'x' }, { reason: 'By mistake', more: 1 }])
      expect((await restore(_id, body)).status).toBe(400);
    expect((await restore(_id, undefined, service.tokens.candidate(_id))).status).toBe(403);
    expect((await service.call(`/student/${_id}/restore`, { body: {} })).status).toBe(401);
  });

  it('is on record with its reason', async () => {
    const { _id } = await newStudent('Record');
    await archive(_id, 'Registered twice');
    await restore(_id);
    expect(await (await harness.stored('audit', { id: _id })).sort((a, b) => a.at - b.at)).toMatchObject([
      { action: 'student.archive', outcome: 'done', label: 'Record Ada', reason: 'Registered twice' },
      { action: 'student.restore', outcome: 'done', label: 'Record Ada', reason: 'By mistake' },
    ]);
  });
});

describe('an archived record', () => {
  it('can be exported and destroyed', async () => {
    const { _id } = await newStudent('Over');
    await archive(_id);
    const superToken = await service.superToken();
    const { body } = await service.call<{ serial: string }>(`/student/${_id}/reveal-serial`, {
      method: 'POST',
      token: superToken,
    });
    expect(body.serial).toMatch(/^\w{4}-/);
    expect((await service.destroyStudent(_id, superToken, 'Over')).status).toBe(200);
    expect((await get(_id, '?archived=true')).status).toBe(404);
  });
});

describe('POST student/archive-many', () => {
  const many = (body: object) =>
    service.call<BulkOutcome>('/student/archive-many', { token: harness.token, body });
  const restoreMany = (batch: string, reason = 'Undone at once') =>
    service.call<BulkOutcome>('/student/restore-many', { token: harness.token, body: { batch, reason } });
  const reason = 'Registered twice';
  /** Registers students with the same surname. @returns their ids */
  const newStudents = async (surname: string, count: number) => {
    const found: string[] = [];
    for (let n = 0; n < count; n += 1) found.push((await newStudent(surname))._id);
    return found;
  };

  it('archives by ids, says what it left and why, and brings the same ones back', async () => {
    const [first = '', second = '', early = ''] = await newStudents('Several', 3);
    await archive(early, 'Before');
    const gone = 'f'.repeat(24);
    const chosen = [first, second, early, gone];
    const { status, body } = await many({ ids: chosen, count: 4, reason });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      done: 2,
      refused: [
        { _id: early, name: 'Several Ada', reason: 'Already archived' },
        { _id: gone, name: null, reason: 'Not found' },
      ],
    });
    expect((await ids('?search=several')).ids).toEqual([]);
    const onRecord = await harness.stored('audit', { 'details.batch': body.batch });
    expect(onRecord.map(({ action, outcome, id }) => [action, outcome, id])).toEqual(
      expect.arrayContaining([
        ['student.archive-many', 'done', body.batch],
        ['student.archive', 'done', first],
        ['student.archive', 'done', second],
        ['student.archive', 'refused', early],
      ]),
    );
    expect((await restoreMany(body.batch)).body).toMatchObject({ done: 2, refused: [] });
    expect((await ids('?search=several')).ids.sort()).toEqual([first, second].sort());
    expect(await restoreMany(body.batch)).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('archives all that a filter lists, when they are as many as were confirmed', async () => {
    const found = await newStudents('Filtered', 3);
    const filter = { search: 'filtered' };
    expect(await many({ filter, count: 2, reason })).toMatchObject(refusal(409, 'CONFLICT'));
    expect((await ids('?search=filtered')).total).toBe(3);
    const { body } = await many({ filter, count: 3, reason });
    expect(body).toMatchObject({ done: 3, refused: [] });
    expect((await ids('?archived=true&search=filtered')).ids.sort()).toEqual(found.sort());
  });

  const one = 'a'.repeat(24);
  it.each<[string, object]>([
    ['neither ids nor a filter', {}],
    ['both', { ids: [one], filter: {} }],
    ['no id', { ids: [] }],
    ['too many ids', { ids: Array.from({ length: LIMITS.bulkIds + 1 }, () => one) }],
    ['an unknown filter', { filter: { colour: 'red' } }],
    ['no reason', { ids: [one], reason: '' }],
  ])('refuses %s', async (_, body) => {
    expect((await many({ count: 1, reason, ...body })).status).toBe(400);
  });
});
