import { type UploadedExam, World } from '../../test/world';

const world = new World(11);
let exam: UploadedExam;

beforeAll(async () => {
  await world.start();
  exam = await world.uploadExam(4);
});
afterAll(() => world.stop());

const ids = (of: UploadedExam) => of.questions.map(({ _id }) => _id);

describe('the exam path', () => {
  it('leads from upload to a result', async () => {
    const sitting = await world.sitting(exam);
    expect(JSON.stringify(sitting.attempt)).not.toContain('"answer"');
    const [q1 = '', q2 = '', q3 = ''] = ids(exam);
    const saved = await world.save(sitting, 1, { [q1]: 'Right', [q2]: 'Wrong' });
    expect(saved).toMatchObject({ status: 200, body: { seq: 1, deadline: sitting.attempt.deadline } });
    const submitted = await world.submit(sitting, { [q2]: 'Right', [q3]: 'Other' });
    expect(submitted).toMatchObject({
      status: 200,
      body: {
        percantage: 50,
        total_score: 2,
        total_answered: 3,
        total_correct: 2,
        total_wrong: 1,
        pass: true,
        exam: { _id: exam._id, examName: 'Peace Education', examCode: exam.examCode },
        student: { _id: sitting.student._id, surname: 'Bello', firstName: 'Amina', middleName: null },
      },
    });
    const listed = await world.call<object[]>('GET', `/exams/studentExamByStudentId/${sitting.student._id}`, {
      token: sitting.token,
    });
    expect(listed.body).toMatchObject([{ status: 'completed', score: 2, attempt: null }]);
    const again = await world.submit(sitting, { [q1]: 'Wrong' });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(submitted.body);
  });
});
