import { examsHarness, UNKNOWN_ID } from '../../../testing/exams-harness';

const harness = examsHarness({ withWorker: false });
const admin = harness.tokens.staff('ADMIN');
const createCourse = (body: object) => harness.call('POST', '/course/create', { token: admin, body });

describe('courses', () => {
  it('are public, without createdBy', async () => {
    const { _id, examCode } = harness.exam;
    const made = await createCourse({
      courseTitle: ' Mediation ',
      courseDescription: 'Ten weeks',
      exam: _id,
      exams: [_id],
      createdBy: 'x',
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ courseTitle: 'Mediation', exams: [{ _id, examCode }] });
    expect(made.body.createdBy).toMatchObject({ username: 'admin' });
    const { createdBy: _, ...seen } = made.body;
    const list = await harness.call<object[]>('GET', '/course');
    expect(list.body[0]).toEqual(seen);
    expect((await harness.call<object[]>('GET', '/course', { token: admin })).body[0]).toEqual(made.body);
    expect(list.headers.get('x-total-count')).toBe(String(list.body.length));
    expect((await harness.internal('GET', `/courses/${String(seen._id)}`)).body).toEqual(seen);
  });

  it('are updated and removed', async () => {
    const exam = harness.exam._id;
    const { body: made } = await createCourse({ courseTitle: 'Old', exam });
    const update = (body: object) =>
      harness.call('PATCH', '/course/update-course', { token: admin, body: { _id: made._id, ...body } });
    const changed = await update({ courseTitle: 'New' });
    expect(changed).toMatchObject({ status: 201, body: { courseTitle: 'New', exams: [{ _id: exam }] } });
    expect((await update({ exams: [] })).body.exams).toEqual([]);
    expect((await update({ _id: UNKNOWN_ID, courseTitle: 'x' })).status).toBe(404);
    expect((await update({ courseTitle: '' })).status).toBe(400);
    expect((await createCourse({ courseTitle: 'x', exams: [UNKNOWN_ID] })).status).toBe(400);
    expect((await createCourse({ courseTitle: ' ' })).body.message).toBe('Course title can not be empty');
    const remove = () => harness.call('DELETE', `/course/${String(made._id)}`, { token: admin, body: made });
    expect((await remove()).body).toEqual({ _id: made._id });
    expect((await remove()).status).toBe(404);
  });
});
