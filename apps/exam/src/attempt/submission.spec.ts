import { id, makeAttempt, makeResult } from '../testing/attempts';
import { handTiming, settle } from '../testing/hand-timing';
import { startSaving, type SaveState } from './save-state';
import { cameLate, passedAnswers, submissionOf, submitAndFollow, type SubmissionPorts } from './submission';

const student = { _id: id(500), surname: 'Bello', firstName: 'Amina', email: 'amina@example.com' };
const attempt = makeAttempt();
const { questions } = attempt.exam;
const stateWith = (choices: Record<string, string | null>, over: Partial<SaveState> = {}): SaveState => ({
  ...startSaving(attempt),
  choices,
  ...over,
});

describe('passedAnswers', () => {
  it('drops the last entry when going back but not the choice', () => {
    const choices = { [id(1)]: 'A1', [id(2)]: 'B2' };
    expect(passedAnswers(questions, choices, 2)).toHaveLength(2);
    expect(passedAnswers(questions, choices, 1)).toEqual([{ _id: id(1), selectedOption: 'A1' }]);
    expect(submissionOf(student, attempt, stateWith(choices)).answers).toHaveLength(2);
  });
});

describe('submissionOf', () => {
  it('names student, exam and attempt, and carries each choice made', () => {
    expect(submissionOf(student, attempt, stateWith({ [id(3)]: 'B3', [id(1)]: null }))).toEqual({
      studentDetails: { _id: id(500) },
      Exam: { _id: id(700) },
      answers: [{ _id: id(3), selectedOption: 'B3' }],
      attempt: id(900),
    });
  });
});

describe('submissionOf an answer taken back', () => {
  it('says so as long as the server may hold the old one', () => {
    const state = stateWith({ [id(1)]: null, [id(2)]: null }, { unsaved: { [id(1)]: 3 } });
    expect(submissionOf(student, attempt, state).answers).toEqual([{ _id: id(1), selectedOption: null }]);
  });
});

describe('submissionOf a closed attempt', () => {
  const closed = stateWith(
    { [id(1)]: 'A1', [id(2)]: 'A2', [id(3)]: 'A3' },
    { phase: 'closed', unsaved: { [id(2)]: 5, [id(3)]: 6 }, setAside: { [id(2)]: 5 } },
  );

  it('carries only what the server has neither saved nor kept aside', () => {
    expect(submissionOf(student, attempt, closed).answers).toEqual([{ _id: id(3), selectedOption: 'A3' }]);
  });

  it('came late when anything of it was not saved in time', () => {
    expect(cameLate(closed)).toBe(true);
    expect(cameLate({ ...closed, unsaved: {}, setAside: {} })).toBe(false);
    expect(cameLate({ ...closed, phase: 'open' })).toBe(false);
  });
});

describe('submitAndFollow', () => {
  const prepare = () => Promise.resolve(submissionOf(student, attempt, stateWith({})));
  const failure = (status: number) => ({ status, code: `HTTP_${status}`, message: 'no', issues: [] });

  function setUp(over: Partial<SubmissionPorts>) {
    const { timing, advance } = handTiming();
    const troubles: unknown[] = [];
    const returns: (() => void)[] = [];
    const controller = new AbortController();
    const ports: SubmissionPorts = {
      submit: () => Promise.resolve(makeResult()),
      read: () => Promise.resolve({ status: 'grading' }),
      timing,
      onTrouble: (trouble) => troubles.push(trouble),
      signal: controller.signal,
      onReturn: (work) => {
        returns.push(work);
        return () => void returns.splice(returns.indexOf(work), 1);
      },
      ...over,
    };
    return { ports, advance, troubles, controller, returns };
  }

  it('gives the result that the server answers with', async () => {
    await expect(submitAndFollow(prepare, setUp({}).ports)).resolves.toEqual(makeResult());
  });

  it('tries again until the network is back', async () => {
    let calls = 0;
    const { ports, advance, troubles } = setUp({
      submit: () =>
        ++calls < 3 ? Promise.reject(failure(calls === 1 ? 0 : 502)) : Promise.resolve(makeResult()),
    });
    const done = submitAndFollow(prepare, ports);
    for (let turn = 0; turn < 3; turn += 1) {
      await settle();
      advance(60_000);
    }
    await expect(done).resolves.toEqual(makeResult());
    expect(troubles).toHaveLength(3);
    expect(troubles.at(-1)).toBeNull();
  });

  it.each([200, 408, 425, 429])('tries again after an answer %i that is none', async (status) => {
    let calls = 0;
    const { ports, advance } = setUp({
      submit: () => (++calls < 2 ? Promise.reject(failure(status)) : Promise.resolve(makeResult())),
    });
    const done = submitAndFollow(prepare, ports);
    await settle();
    expect(calls).toBe(1);
    advance(60_000);
    await expect(done).resolves.toEqual(makeResult());
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
    const done = submitAndFollow(prepare, ports);
    for (let turn = 0; turn < 4; turn += 1) {
      await settle();
      advance(60_000);
    }
    await expect(done).resolves.toEqual(makeResult());
  });

  it('hands on a refusal', async () => {
    const { ports } = setUp({ submit: () => Promise.reject(failure(403)) });
    await expect(submitAndFollow(prepare, ports)).rejects.toMatchObject({ status: 403 });
  });

  it('goes on at once when the network is back', async () => {
    let calls = 0;
    const { ports, returns } = setUp({
      submit: () => (++calls < 2 ? Promise.reject(failure(0)) : Promise.resolve(makeResult())),
    });
    const done = submitAndFollow(prepare, ports);
    await settle();
    expect(returns).toHaveLength(1);
    returns[0]?.();
    await expect(done).resolves.toEqual(makeResult());
    expect(returns).toHaveLength(0);
  });

  it('waits as long as the server says, also when the network comes back meanwhile', async () => {
    let calls = 0;
    const { ports, returns, advance } = setUp({
      submit: () =>
        ++calls < 2 ? Promise.reject({ ...failure(503), retryAfter: 20 }) : Promise.resolve(makeResult()),
    });
    const done = submitAndFollow(prepare, ports);
    await settle();
    expect(returns).toHaveLength(0);
    advance(19_999);
    await settle();
    expect(calls).toBe(1);
    advance(1001);
    await expect(done).resolves.toEqual(makeResult());
  });

  it('ends when the page goes away', async () => {
    const { ports, controller } = setUp({ submit: () => Promise.reject(failure(0)) });
    const done = submitAndFollow(prepare, ports);
    await settle();
    controller.abort();
    await expect(done).rejects.toBe(controller.signal.reason);
  });
});
