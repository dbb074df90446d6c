import { id, makeAttempt, makeResult } from '../testing/attempts';
import { handTiming, settle } from '../testing/hand-timing';
import { passedAnswers, submissionOf, submitAndFollow, type SubmissionPorts } from './submission';

const student = { _id: id(500), surname: 'Bello', firstName: 'Amina', email: 'amina@example.com' };
const attempt = makeAttempt();
const { questions } = attempt.exam;

describe('passedAnswers', () => {
  it('drops the last entry when going back but not the choice', () => {
    const choices = { [id(1)]: 'A1', [id(2)]: 'B2' };
    expect(passedAnswers(questions, choices, 2)).toHaveLength(2);
    expect(passedAnswers(questions, choices, 1)).toEqual([{ _id: id(1), selectedOption: 'A1' }]);
    expect(submissionOf(student, attempt, choices).answers).toHaveLength(2);
  });
});

describe('submissionOf', () => {
  it('names student, exam and attempt, and carries each choice made', () => {
    expect(submissionOf(student, attempt, { [id(3)]: 'B3', [id(1)]: null })).toEqual({
      studentDetails: { _id: id(500) },
      Exam: { _id: id(700) },
      answers: [{ _id: id(3), selectedOption: 'B3' }],
      attempt: id(900),
    });
  });
});

describe('submitAndFollow', () => {
  const body = submissionOf(student, attempt, {});
  const failure = (status: number) => ({ status, code: `HTTP_${status}`, message: 'no', issues: [] });

  function setUp(over: Partial<SubmissionPorts>) {
    const { timing, advance } = handTiming();
    const troubles: unknown[] = [];
    const controller = new AbortController();
    const ports: SubmissionPorts = {
      submit: () => Promise.resolve(makeResult()),
      read: () => Promise.resolve({ status: 'grading' }),
      timing,
      onTrouble: (trouble) => troubles.push(trouble),
      signal: controller.signal,
      ...over,
    };
    return { ports, advance, troubles, controller };
  }

  it('gives the result that the server answers with', async () => {
    await expect(submitAndFollow(body, setUp({}).ports)).resolves.toEqual(makeResult());
  });

  it('tries again until the network is back', async () => {
    let calls = 0;
    const { ports, advance, troubles } = setUp({
      submit: () =>
        ++calls < 3 ? Promise.reject(failure(calls === 1 ? 0 : 502)) : Promise.resolve(makeResult()),
    });
    const done = submitAndFollow(body, ports);
    for (let turn = 0; turn < 3; turn += 1) {
      await settle();
      advance(60_000);
    }
    await expect(done).resolves.toEqual(makeResult());
    expect(troubles).toHaveLength(3);
    expect(troubles.at(-1)).toBeNull();
  });

  it('follows a grading that takes longer', async () => {
    let reads = 0;
    const { ports, advance } = setUp({
      submit: () => Promise.resolve({ attempt: id(900), status: 'grading' as const }),
      read: () =>
        Promise.resolve(
          ++reads < 3 ? { status: 'grading' as const } : { status: 'graded' as const, result: makeResult() },
        ),
    });
    const done = submitAndFollow(body, ports);
    for (let turn = 0; turn < 4; turn += 1) {
      await settle();
      advance(60_000);
    }
    await expect(done).resolves.toEqual(makeResult());
  });

  it('hands on a refusal', async () => {
    const { ports } = setUp({ submit: () => Promise.reject(failure(403)) });
    await expect(submitAndFollow(body, ports)).rejects.toMatchObject({ status: 403 });
  });

  it('ends when the page goes away', async () => {
    const { ports, controller } = setUp({ submit: () => Promise.reject(failure(0)) });
    const done = submitAndFollow(body, ports);
    await settle();
    controller.abort();
    await expect(done).rejects.toBe(controller.signal.reason);
  });
});
