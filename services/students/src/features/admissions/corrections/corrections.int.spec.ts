import { calls, type Student } from '@concord/contracts';
import { type PeerRequest, refusal } from '@concord/nest-platform/testing';
import { PHOTO } from '../../../testing/harness';
import { RegistrationHarness } from '../../../testing/registration-harness';

const harness = new RegistrationHarness();
const { service } = harness;
const PDF = 'data:application/pdf;base64,JVBERi0=';

type Answer = Student & { code: string; issues?: { path: string }[] };
const patch = (id: string, body: object, token = harness.token) =>
  service.call<Answer>(`/student/${id}`, { method: 'PATCH', token, body });
const get = async (id: string) =>
  (await service.call<Student>(`/student/${id}`, { token: harness.token })).body;
const search = async (words: string) =>
  (
    await service.call<Student[]>(`/student?search=${encodeURIComponent(words)}`, { token: harness.token })
  ).body.map(({ _id }) => _id);
const newStudent = (more?: object) => service.student(harness.token, { country: 'NG', ...more });
const asked = (method: string, end: string) =>
  service.peers.requests.filter((request) => request.method === method && request.path.endsWith(end));
const sweepLater = () => harness.sweep(new Date(Date.now() + 5 * 60_000));
/** Makes matching requests to other services fail. */
const failWhere = (fits: (request: PeerRequest) => boolean, status = 500) => {
  service.peers.behaviour = (request) => (fits(request) ? { status } : service.peers.defaultAnswer(request));
};

describe('PATCH student/:id', () => {
  it('replaces what is sent, clears what is null, and leaves the rest', async () => {
    const { _id } = await newStudent({
      title: 'Mr',
      state: 'Kano',
      phoneNumber: '0803 123 4567',
      currentEmploymet: { organization: 'Old', position: 'Clerk' },
    });
    const { status, body } = await patch(_id, {
      revision: 0,
      surname: '  Ọlá ',
      state: '',
      title: null,
      currentEmploymet: { organization: 'New' },
      academicPrograms: [{ name: 'NYSC Scheme', options: [] }],
      phoneNumber: '0805 765 4321',
    });
    expect(status).toBe(200);
    expect(calls.studentUpdate.answer.strict().safeParse(body).success).toBe(true);
    expect(body).toMatchObject({
      surname: 'Ọlá',
      firstName: 'Ada',
      state: null,
      title: null,
      country: 'NG',
      phoneNumber: '+2348057654321',
      currentEmploymet: { organization: 'New', position: null },
      membershipType: ['NYSC Scheme'],
      revision: 1,
    });
    expect(await get(_id)).toMatchObject({ surname: 'Ọlá', revision: 1 });
  });

  it('is followed by the search, the order of the list and the exam sign-in', async () => {
    const { _id, serialNumber } = await newStudent({ surname: 'Beforehand' });
    const email = `${_id}@new.example`;
    await patch(_id, { revision: 0, surname: 'Afterwards', email: ` ${email.toUpperCase()}` });
    expect([await search('beforehand'), await search('afterwards'), await search(email)]).toEqual([
      [],
      [_id],
      [_id],
    ]);
    const body = { email, SerialNumber: serialNumber, address: '10.9.9.9' };
    expect((await service.internal('/exam-sign-in', { body })).status).toBe(200);
    const [stored] = await harness.stored('students', { email });
    expect(stored?.sortKeys).toMatchObject({ surname: 'afterwards' });
  });

  it('lets one of two succeed who read the same revision; the other is told', async () => {
    const { _id } = await newStudent();
    const tries = await Promise.all([
      patch(_id, { revision: 0, state: 'Kano' }),
      patch(_id, { revision: 0, state: 'Lagos' }),
    ]);
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await patch(_id, { revision: 0, state: 'Yobe' })).toMatchObject(refusal(409, 'REVISION'));
    expect((await patch(_id, { revision: 1, state: 'Yobe' })).body).toMatchObject({ revision: 2 });
  });

  it('changes nothing when nothing differs', async () => {
    const { _id, surname } = await newStudent();
    expect((await patch(_id, { revision: 0, surname })).body).toMatchObject({ revision: 0 });
    expect(asked('PUT', '/name')).toEqual([]);
  });

  it("refuses another student's e-mail, also an archived one's", async () => {
    const [one, other] = [await newStudent(), await newStudent()];
    expect(await patch(one._id, { revision: 0, email: other.email })).toMatchObject(
      refusal(409, 'EMAIL_TAKEN'),
    );
    await service.archiveStudent(other._id, harness.token);
    expect(await patch(one._id, { revision: 0, email: other.email })).toMatchObject(
      refusal(409, 'EMAIL_TAKEN'),
    );
    jest.spyOn(harness.students, 'requireFreeEmail').mockResolvedValueOnce();
    expect(await patch(one._id, { revision: 0, email: other.email, image_data: PHOTO })).toMatchObject(
      refusal(409, 'EMAIL_TAKEN'),
    );
    expect(await get(one._id)).toMatchObject({ email: one.email, revision: 0 });
  });

  it.each<[string, object, string]>([
    ['no revision', { revision: undefined }, 'revision'],
    ['an empty surname', { surname: ' ' }, 'surname'],
    ['no surname', { surname: null }, 'surname'],
    ['a broken e-mail', { email: 'x' }, 'email'],
    ['a birth in the future', { dob: '2999-01-01' }, 'dob'],
    ['a title of its own', { title: 'Sir' }, 'title'],
    ['another serial', { serialNumber: 'AAAA-AAAA-AAAA-AAAA' }, ''],
    ['an operator', { state: { $ne: 'x' } }, 'state'],
    ['three documents', { documents: [1, 2, 3].map(() => ({ public_id: 'x' })) }, 'documents'],
    ['a foreign document', { documents: [{ public_id: 'x' }] }, 'documents.0.public_id'],
  ])('refuses %s', async (_, more, path) => {
    const { _id } = await newStudent();
    const { status, body } = await patch(_id, { revision: 0, ...more });
    expect([status, body.issues?.[0]?.path]).toEqual([400, path]);
    expect(await get(_id)).toMatchObject({ revision: 0 });
  });

  it('answers 404 for an archived and an unknown one, and is for staff', async () => {
    const { _id } = await newStudent();
    expect((await patch(_id, { revision: 0 }, service.tokens.candidate(_id))).status).toBe(403);
    await service.archiveStudent(_id, harness.token);
    for (const id of [_id, 'f'.repeat(24)]) expect((await patch(id, { revision: 'x' })).status).toBe(404);
  });

  it('is on record with what it changed, and with files by name', async () => {
    const { _id } = await newStudent({ state: 'Kano' });
    await patch(_id, {
      revision: 0,
      state: 'Lagos',
      image_data: PHOTO,
      documents: [{ name: 'a.pdf', file: PDF }],
    });
    const [record] = await harness.stored('audit', { id: _id });
    expect(record).toMatchObject({
      action: 'student.update',
      outcome: 'done',
      label: 'Okafor Ada',
      before: { state: 'Kano', documents: [] },
      after: { state: 'Lagos', passport: 'a new picture', documents: ['a.pdf'] },
    });
    expect(JSON.stringify(record)).not.toContain('base64');
  });
});

describe('the name of a corrected student', () => {
  it('is told the exams service at once, and once more by the sweeper', async () => {
    const { _id } = await newStudent();
    await patch(_id, { revision: 0, surname: 'Corrected' });
    const name = { surname: 'Corrected', firstName: 'Ada', middleName: null, gender: null, revision: 1 };
    expect(asked('PUT', `/internal/students/${_id}/name`)).toMatchObject([{ body: name }]);
    await sweepLater();
    await sweepLater();
    expect(asked('PUT', `/${_id}/name`)).toMatchObject([{ body: name }, { body: name }]);
  });

  it('is told later when the exams service is away', async () => {
    const { _id } = await newStudent();
    failWhere(({ path }) => path.endsWith('/name'));
    expect((await patch(_id, { revision: 0, surname: 'Corrected' })).status).toBe(200);
    await sweepLater();
    service.peers.behaviour = undefined;
    service.peers.requests.length = 0;
    await sweepLater();
    expect(asked('PUT', '/name')).toHaveLength(1);
    expect(await harness.stored('students', { nameDueAt: { $ne: null } })).toEqual([]);
  });
});

describe('the files of a corrected student', () => {
  const documents = { higestQualification: { name: 'old.pdf', file: PDF } };

  it('are replaced: new ones are stored before, old ones removed after', async () => {
    const { _id, passport, documents: old } = await newStudent({ documents });
    const kept = { public_id: old[0]?.file.public_id };
    const { body } = await patch(_id, {
      revision: 0,
      image_data: PHOTO,
      documents: [{ name: 'new.pdf', file: PDF }, kept],
    });
    expect(body.documents.map(({ name }) => name)).toEqual(['new.pdf', 'old.pdf']);
    expect(body.passport.public_id).not.toBe(passport.public_id);
    const keep = [body.passport.public_id, ...body.documents.map(({ file }) => file.public_id)];
    expect(asked('PUT', `/owners/${_id}/files`)).toMatchObject([{ body: { keep } }]);
    expect(await harness.stored('students', { filesLease: { $ne: null } })).toEqual([]);
    expect((await patch(_id, { revision: 1, documents: [] })).body.documents).toEqual([]);
  });

  it('stay when a new one is refused, with the refusal at its field', async () => {
    const { _id, passport } = await newStudent({ documents });
    service.peers.behaviour = (request) =>
      request.method === 'POST' && request.path.endsWith('/attached')
        ? {
            status: 400,
            body: {
              statusCode: 400,
              code: 'FILE_REFUSED',
              message: 'No',
              requestId: 'x',
              issues: [{ path: 'documents.0.file', message: 'No' }],
            },
          }
        : service.peers.defaultAnswer(request);
    const { documents: old } = await get(_id);
    const answer = await patch(_id, {
      revision: 0,
      state: 'Lagos',
      documents: [{ public_id: old[0]?.file.public_id }, { name: 'bad.pdf', file: PDF }],
    });
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'documents.1.file' }] } });
    expect(await get(_id)).toMatchObject({
      revision: 0,
      state: null,
      passport: { public_id: passport.public_id },
    });
    service.peers.behaviour = undefined;
    expect((await patch(_id, { revision: 0, image_data: PHOTO })).status).toBe(200);
  });

  it('are replaced by one at a time', async () => {
    const { _id } = await newStudent();
    const tries = await Promise.all([1, 2, 3].map(() => patch(_id, { revision: 0, image_data: PHOTO })));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await get(_id)).toMatchObject({ revision: 1 });
  });

  it('of a correction that loses against another are removed', async () => {
    const { _id } = await newStudent();
    service.peers.behaviour = async (request) => {
      if (request.method === 'POST' && request.path.endsWith('/attached'))
        await patch(_id, { revision: 0, state: 'Kano' });
      return service.peers.defaultAnswer(request);
    };
    expect(await patch(_id, { revision: 0, image_data: PHOTO })).toMatchObject(refusal(409, 'REVISION'));
    const { passport } = await get(_id);
    expect(asked('PUT', '/files').at(-1)).toMatchObject({ body: { keep: [passport.public_id] } });
  });

  it('are tidied by the sweeper when media does not answer, and held until then', async () => {
    const { _id } = await newStudent();
    failWhere(({ method, path }) => method === 'POST' && path.endsWith('/attached'));
    expect((await patch(_id, { revision: 0, image_data: PHOTO })).status).toBe(503);
    expect(await patch(_id, { revision: 0, image_data: PHOTO })).toMatchObject(refusal(409, 'IN_PROGRESS'));
    expect((await patch(_id, { revision: 0, state: 'Kano' })).status).toBe(200);
    service.peers.behaviour = undefined;
    await sweepLater();
    expect(asked('PUT', `/owners/${_id}/files`)).toHaveLength(1);
    expect((await patch(_id, { revision: 1, image_data: PHOTO })).status).toBe(200);
  });
});
