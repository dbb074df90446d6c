import type { Exam, ResultDetail } from '@concord/contracts';
import { refusal } from '@concord/nest-platform/testing';
import { Types } from 'mongoose';
import { examsHarness, type Sitting } from '../../../testing/exams-harness';

const harness = examsHarness();
const token = harness.tokens.staff('SUPER_ADMIN');

const SIZE = 12;
const PAPER = {
  rules: [{ topic: 'Mediation', difficulty: 'hard' as const, count: 2 }, { count: 4 }],
  shuffleQuestions: true,
  shuffleOptions: true,
};
/** Every third question is hard and on mediation. The right option is recognized by its text. */
const questions = Array.from({ length: SIZE }, (_, n) => ({
  question: `Question ${n}?`,
  options: [`Wrong ${n}`, `Right ${n}`, `Other ${n}`, 'None of the above'],
  answer: `Right ${n}`,
  ...(n % 3 === 0 && { topic: 'Mediation', difficulty: 'hard' }),
}));
const upload = (more: object = {}) =>
  harness.call<Exam>('POST', '/exams/upload', {
    token,
    body: { title: 'Drawn', duration: 60, questions, paper: PAPER, ...more },
  });
const patch = (exam: Exam, body: object) =>
  harness.call<Exam>('PATCH', `/exams/${exam._id}`, { token, body });

const rightAnswers = ({ attempt }: Sitting) =>
  Object.fromEntries(
    attempt.exam.questions.map(({ _id, options }) => [
      _id,
      options.find((each) => each.startsWith('Right')) ?? '',
    ]),
  );

describe('an exam whose papers are drawn', () => {
  let exam: Exam;
  beforeAll(async () => (exam = (await upload()).body));

  it('counts the questions of one paper, and shows its rules and tags to a SUPER_ADMIN', () => {
    expect(exam).toMatchObject({ totalQuestions: 6, paper: PAPER });
    expect(exam.questions).toHaveLength(SIZE);
    expect(exam.questions[0]).toMatchObject({ topic: 'Mediation', difficulty: 'hard' });
  });

  it('gives each candidate a paper that has neither tags nor answers', async () => {
    const sittings = await Promise.all(Array.from({ length: 5 }, () => harness.sitting(exam)));
    for (const { attempt } of sittings) {
      expect(attempt.exam).toMatchObject({ totalQuestions: 6 });
      expect(attempt.exam.questions.map(({ qstNumber }) => qstNumber)).toEqual([1, 2, 3, 4, 5, 6]);
      for (const question of attempt.exam.questions) {
        expect(Object.keys(question)).toEqual(['_id', 'qstNumber', 'question', 'options']);
        expect(question.options.at(-1)).toBe('None of the above');
      }
    }
    const papers = sittings.map(({ attempt }) => JSON.stringify(attempt.exam.questions));
    expect(new Set(papers).size).toBe(5);
  });

  it('keeps the paper after a reload, a takeover, a change of the exam and a reset', async () => {
    const { body: own } = await upload();
    const sitting = await harness.sitting(own);
    const { questions: paper } = sitting.attempt.exam;
    expect((await harness.attemptOf(sitting)).body.exam.questions).toEqual(paper);
    const other = harness.tokens.candidate(sitting.student._id, 'other-device');
    expect((await harness.startAttempt(other, sitting.assignment)).body.exam.questions).toEqual(paper);
    await harness.call('POST', `/exams/studentExam/${sitting.assignment}/reset`, {
      token,
      body: { reason: 'The power went' },
    });
    const again = await harness.startAttempt(other, sitting.assignment);
    expect(again).toMatchObject({ status: 201, body: { exam: { questions: paper } } });
    await patch(own, { paper: { shuffleQuestions: false, shuffleOptions: false } });
    expect((await harness.startAttempt(other, sitting.assignment)).body.exam.questions).toEqual(paper);
  });

  it('gives an attempt one paper, whoever starts it at once, and shows no more of the bank by resets', async () => {
    const student = harness.addStudent()._id;
    const assignment = await harness.assign(exam, student);
    const seen = new Set<string>();
    for (let round = 0; round < 4; round += 1) {
      const started = await Promise.all(
        Array.from({ length: 6 }, (_, n) =>
          harness.startAttempt(harness.tokens.candidate(student, `device-${n % 2}`), assignment),
        ),
      );
      for (const { status, body } of started) {
        expect([200, 201]).toContain(status);
        seen.add(JSON.stringify(body.exam.questions));
      }
      expect(new Set(started.map(({ body }) => body._id)).size).toBe(1);
      const body = { reason: 'The power went' };
      const reset = await harness.call('POST', `/exams/studentExam/${assignment}/reset`, { token, body });
      expect(reset.status).toBe(200);
    }
    expect(seen.size).toBe(1);
    const seeds = (
      await harness.db
        .collection('attempts')
        .find({ assignment: new Types.ObjectId(assignment) })
        .toArray()
    ).map(({ seed }) => seed as unknown);
    expect([seeds.length, new Set(seeds).size]).toEqual([4, 1]);
  });

  it('takes answers to its questions alone, and grades these', async () => {
    const sitting = await harness.sitting(exam);
    const asked = new Set(sitting.attempt.exam.questions.map(({ _id }) => _id));
    const left = exam.questions.find(({ _id }) => !asked.has(_id));
    const refused = await harness.save(sitting, 1, { [left?._id ?? '']: left?.answer ?? '' });
    expect(refused).toMatchObject(refusal(400, 'VALIDATION'));
    const [first, ...others] = Object.entries(rightAnswers(sitting));
    const wrong = sitting.attempt.exam.questions.find(({ _id }) => _id === first?.[0])?.options[0] ?? '';
    const sent = Object.fromEntries([
      [first?.[0] ?? '', wrong.startsWith('Right') ? 'None of the above' : wrong],
      ...others,
    ]);
    expect((await harness.save(sitting, 1, sent)).status).toBe(200);
    await harness.submit(sitting);
    const { result } = await harness.graded(sitting);
    expect(result).toMatchObject({ total_answered: 6, total_correct: 5, total_wrong: 1, percantage: 83 });
    const detail = await harness.call<ResultDetail>('GET', `/result/${result?._id}`, { token });
    expect(detail.body.questions.map(({ question }) => question)).toEqual(
      sitting.attempt.exam.questions.map(({ question }) => question),
    );
  });

  it.each([
    [
      { rules: [{ topic: 'Mediation', count: 5 }] },
      'paper.rules.0.count',
      /asks for 5 questions, but only 4/,
    ],
    [
      {
        rules: [
          { topic: 'Mediation', count: 2 },
          { difficulty: 'hard', count: 3 },
        ],
      },
      'paper.rules.1.count',
      /only 2/,
    ],
    [{ rules: [{ count: 0 }] }, 'paper.rules.0.count', /at least one/],
    [{ rules: [{ difficulty: 'cruel', count: 1 }] }, 'paper.rules.0.difficulty', /./],
    [{ shuffleQuestions: 'yes' }, 'paper.shuffleQuestions', /./],
  ])('refuses %j', async (change, path, message) => {
    const paper = { ...PAPER, ...change };
    const expected = {
      ...refusal(400, 'VALIDATION'),
      body: { issues: [{ path, message: expect.stringMatching(message) as string }] },
    };
    expect(await upload({ paper })).toMatchObject(expected);
    expect(await patch(exam, { paper })).toMatchObject(expected);
  });

  it('refuses to take questions away that its rules need', async () => {
    const kept = exam.questions
      .slice(1, 8)
      .map(({ _id, question, options, answer }) => ({ _id, question, options, answer }));
    const { status, body } = await patch(exam, { questions: kept });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('paper.rules.0.count')]);
  });
});
