import { Types } from 'mongoose';
import { ExamsHarness } from '../testing/exams-harness';

const harness = new ExamsHarness();
let admin: string;
let course: string;

beforeAll(async () => {
  await harness.start({ withWorker: false });
  admin = harness.tokens.staff('ADMIN');
  const made = await createCourse({ courseTitle: 'Peace Building' });
  course = String(made.body._id);
});
afterAll(() => harness.stop());

const createCourse = (body: object) => harness.call('POST', '/course/create', { token: admin, body });
const create = (body: object, token?: string) => harness.call('POST', '/certificate/create', { token, body });
let serials = 0;
function details(studentName: string) {
  const serialNumber = `ABCD-EFGH-JKMN-${String((serials += 1)).padStart(4, '2')}`;
  harness.students.serials.set(serialNumber, { studentName, selectedCourse: course });
  return {
    studentName,
    selectedCourse: course,
    serialNumber,
    dateGenerated: '2026-11-21',
    genrated: 'manual',
  };
}

describe('courses', () => {
  it('are public, without createdBy', async () => {
    const exam = await harness.uploadExam(1);
    const sent = {
      courseTitle: ' Mediation ',
      courseDescription: 'Ten weeks',
      exam: exam._id,
      exams: [exam._id],
    };
    const made = await createCourse({ ...sent, createdBy: 'x' });
    expect(made).toMatchObject({
      status: 201,
      body: { courseTitle: 'Mediation', exams: [{ _id: exam._id, examCode: exam.examCode }] },
    });
    expect(made.body.createdBy).toMatchObject({ username: 'admin' });
    const { createdBy: _, ...seen } = made.body;
    const list = await harness.call<object[]>('GET', '/course');
    expect(list.body[0]).toEqual(seen);
    expect((await harness.call<object[]>('GET', '/course', { token: admin })).body[0]).toEqual(made.body);
    expect(list.headers.get('x-total-count')).toBe(String(list.body.length));
    expect((await harness.internal('GET', `/courses/${String(seen._id)}`)).body).toEqual(seen);
  });

  it('are updated and removed', async () => {
    const exam = await harness.uploadExam(1);
    const { body: made } = await createCourse({ courseTitle: 'Old', exam: exam._id });
    const update = (body: object) => harness.call('PATCH', '/course/update-course', { token: admin, body });
    const changed = await update({ _id: made._id, courseTitle: 'New' });
    expect(changed).toMatchObject({ status: 201, body: { courseTitle: 'New', exams: [{ _id: exam._id }] } });
    expect((await update({ _id: made._id, exams: [] })).body.exams).toEqual([]);
    expect((await update({ _id: '64b0000000000000000000ff', courseTitle: 'x' })).status).toBe(404);
    expect((await update({ _id: made._id, courseTitle: '' })).status).toBe(400);
    expect((await createCourse({ courseTitle: 'x', exams: ['64b0000000000000000000ff'] })).status).toBe(400);
    expect((await createCourse({ courseTitle: ' ' })).body.message).toContain(
      'Course title can not be empty',
    );
    const path = `/course/${String(made._id)}`;
    expect((await harness.call('DELETE', path, { token: admin, body: made })).body).toEqual({
      _id: made._id,
    });
    expect((await harness.call('DELETE', path, { token: admin })).status).toBe(404);
  });
});

describe('certificates', () => {
  it('are created with a serial, for the public with a print token, and returned again', async () => {
    const body = details('Amina Bello');
    const made = await create(body);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      studentName: 'Amina Bello',
      selectedCourse: { id: course, courseTitle: 'Peace Building' },
      dateGenerated: '2026-11-21',
      serialNumber: body.serialNumber,
      genrated: 'manual',
      printToken: `print-${String(made.body._id)}`,
    });
    expect(made.body.certificateNumber).toMatch(/^CERT-\d{4}-[2-9A-Z]{5}-[2-9A-Z]{5}$/);
    const again = await create({ ...body, dateGenerated: '2030-01-01' });
    expect(again).toMatchObject({ status: 201, body: made.body });
    const { printToken: _, ...seen } = made.body;
    expect((await create(body, admin)).body).toEqual(seen);
    expect((await harness.internal('GET', `/certificates/${String(seen._id)}`)).body).toEqual(seen);
  });

  it('are created once by concurrent requests', async () => {
    const body = details('Musa Ali');
    const made = await Promise.all(Array.from({ length: 8 }, () => create(body)));
    expect(made.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(made.map((answer) => answer.body.certificateNumber)).size).toBe(1);
  });

  it('refuse a missing serial or one for another name, also for staff', async () => {
    const body = details('Ada Eze');
    for (const token of [undefined, admin]) {
      expect(await create({ ...body, studentName: 'Ada Obi' }, token)).toMatchObject({
        status: 409,
        body: { code: 'SERIAL_INVALID' },
      });
      expect((await create({ ...body, serialNumber: 'nonsense' }, token)).status).toBe(409);
    }
    expect((await create({ ...body, studentName: 'x'.repeat(29) })).status).toBe(400);
    expect((await create({ ...body, selectedCourse: '64b0000000000000000000ff' })).status).toBe(400);
    expect((await create({ ...body, dateGenerated: '21/11/2026' })).status).toBe(400);
    expect((await create({})).body.message).toContain('Complete details');
  });

  it('are verified, revoked by SUPER_ADMIN only, and kept', async () => {
    const given = details('Ngozi Okafor');
    const { body: made } = await create(given);
    const verify = (number: string) =>
      harness.call('GET', `/certificate/verify/${encodeURIComponent(number)}`);
    const number = String(made.certificateNumber);
    const verdict = {
      studentName: 'Ngozi Okafor',
      courseTitle: 'Peace Building',
      dateGenerated: '2026-11-21',
    };
    expect((await verify(` ${number.toLowerCase()}`)).body).toEqual({ status: 'valid', ...verdict });
    const path = `/certificate/${String(made._id)}`;
    expect((await harness.call('DELETE', path, { token: admin, body: { profileId: 'x' } })).status).toBe(403);
    const token = harness.tokens.staff('SUPER_ADMIN');
    expect((await harness.call('DELETE', path, { token })).body).toMatchObject({ _id: made._id });
    expect((await harness.call('DELETE', path, { token })).status).toBe(200);
    expect((await verify(number)).body).toEqual({ status: 'revoked', ...verdict });
    // Its serial is void; a new one works.
    expect((await create(given)).body.code).toBe('SERIAL_INVALID');
    expect((await harness.internal('GET', path.replace('certificate', 'certificates'))).status).toBe(404);
    expect((await create(details('Ngozi Okafor'))).status).toBe(201);
    expect((await harness.call('DELETE', '/certificate/64b0000000000000000000ff', { token })).status).toBe(
      404,
    );
  });

  it('are listed and searched for staff', async () => {
    const { body: made } = await create(details('Zainab Yusuf'));
    const list = (query: string) => harness.call<object[]>('GET', `/certificate${query}`, { token: admin });
    const { printToken: _, ...seen } = made;
    expect((await list('?pageSize=1')).body).toEqual([seen]);
    expect((await list('?search=yus')).body).toEqual([seen]);
    expect((await list('?search=*')).body).toEqual([]);
  });

  it('are found when an earlier version stored them', async () => {
    const { body: made } = await create(details('Halima Sani'));
    const stored = harness.db.collection('certificates');
    const _id = new Types.ObjectId(String(made._id));
    const tokens = (await stored.findOne({ _id }))?.words;
    await stored.updateOne({ _id }, { $set: { tokens }, $unset: { words: 1, beginnings: 1 } });
    await harness.api.end('SIGTERM');
    await harness.api.start();
    const found = await harness.call<object[]>('GET', '/certificate?search=hal%20san', { token: admin });
    expect(found.body).toMatchObject([{ _id: made._id }]);
    expect(await stored.findOne({ _id })).not.toHaveProperty('tokens');
  });

  it('limit guesses of numbers per address', async () => {
    const ask = () =>
      harness.call('GET', '/certificate/verify/CERT-2026-AAAAA-BBBBB', {
        headers: { 'x-client-address': '203.0.113.7' },
      });
    const statuses: number[] = [];
    for (let i = 0; i < 61; i += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([...Array<number>(60).fill(404), 429]);
    expect(Number((await ask()).headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
