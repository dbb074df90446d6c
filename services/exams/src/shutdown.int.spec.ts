import { type UploadedExam, ExamsHarness } from './testing/exams-harness';

const harness = new ExamsHarness();
let exam: UploadedExam;

beforeAll(async () => {
  await harness.start({ withWorker: false });
  exam = await harness.uploadExam(3);
});
afterAll(() => harness.stop());

describe('shutdown', () => {
  it('completes the requests in progress', async () => {
    const first = exam.questions[0]?._id ?? '';
    const sittings = await Promise.all(Array.from({ length: 40 }, () => harness.sitting(exam)));
    const saves = sittings.map((sitting) =>
      harness.save(sitting, 1, { [first]: 'Right' }).then(
        ({ status }) => ({ sitting, status }),
        () => ({ sitting, status: 0 }),
      ),
    );
    // When one is answered, the others are in progress or not accepted yet.
    await Promise.race(saves);
    const code = await harness.api.end('SIGTERM');
    const answers = await Promise.all(saves);
    expect(code).toBe(0);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    // A request is either completed or was never accepted.
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
