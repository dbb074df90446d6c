import { type UploadedExam, ExamsHarness } from './testing/exams-harness';

const harness = new ExamsHarness();
let exam: UploadedExam;

beforeAll(async () => {
  await harness.start({ withWorker: false });
  exam = await harness.uploadExam(3);
});
afterAll(() => harness.stop());

describe('a service that is asked to stop', () => {
  it('finishes what it has accepted', async () => {
    const first = exam.questions[0]?._id ?? '';
    const hall = await Promise.all(Array.from({ length: 40 }, () => harness.sitting(exam)));
    const saves = hall.map((sitting) =>
      harness.save(sitting, 1, { [first]: 'Right' }).then(
        ({ status }) => ({ sitting, status }),
        () => ({ sitting, status: 0 }),
      ),
    );
    // Once one is answered, the others are at work or at the door.
    await Promise.race(saves);
    const code = await harness.api.end('SIGTERM');
    const answers = await Promise.all(saves);
    expect(code).toBe(0);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    // Nobody gets half an answer: a call is done, or was never taken.
    expect(new Set(answers.map(({ status }) => status)).size).toBeLessThanOrEqual(2);
    for (const { sitting, status } of answers) {
      const stored = await harness.stored('attempts', sitting.attempt._id);
      expect([sitting.attempt._id, status, Object.keys(stored?.a as object).length]).toEqual([
        sitting.attempt._id,
        status === 200 ? 200 : 0,
        status === 200 ? 1 : 0,
      ]);
    }
  });
});
