import { type UploadedExam, ExamsHarness } from '../testing/exams-harness';

const harness = new ExamsHarness();
let exam: UploadedExam;

beforeAll(async () => {
  await harness.start();
  exam = await harness.uploadExam(4);
});
afterAll(() => harness.stop());

const ids = (of: UploadedExam) => of.questions.map(({ _id }) => _id);

describe('a sitting', () => {
  it('leads from upload to a result', async () => {
    const sitting = await harness.sitting(exam);
    expect(JSON.stringify(sitting.attempt)).not.toContain('"answer"');
    const [q1 = '', q2 = '', q3 = ''] = ids(exam);
    const saved = await harness.save(sitting, 1, { [q1]: 'Right', [q2]: 'Wrong' });
    expect(saved).toMatchObject({ status: 200, body: { seq: 1, deadline: sitting.attempt.deadline } });
    const submitted = await harness.submit(sitting, { [q2]: 'Right', [q3]: 'Other' });
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
    const listed = await harness.call<object[]>(
      'GET',
      `/exams/studentExamByStudentId/${sitting.student._id}`,
      {
        token: sitting.token,
      },
    );
    expect(listed.body).toMatchObject([{ status: 'completed', score: 2, attempt: null }]);
    const again = await harness.submit(sitting, { [q1]: 'Wrong' });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(submitted.body);
  });
});
