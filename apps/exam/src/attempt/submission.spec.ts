import type { SaveState } from '../device/records';
import { id, makeAttempt, makeResult } from '../testing/attempts';
import { fakeTiming, settle } from '../testing/fake-timing';
import { initialSaveState } from './save-state';
import { hasLateAnswers, submitAndPollResult, submitBodyOf, type SubmissionPorts } from './submission';

const student = { _id: id(500), surname: 'Bello', firstName: 'Amina', email: 'amina@example.com' };
const attempt = makeAttempt();
const stateWith = (choices: Record<string, string | null>, over: Partial<SaveState> = {}): SaveState => ({
  ...initialSaveState(attempt),
  choices,
  ...over,
});

describe('submitBodyOf', () => {
  it('names student, exam and attempt, and carries each choice made', () => {
    expect(submitBodyOf(student, attempt, stateWith({ [id(3)]: 'B3', [id(1)]: null }))).toEqual({
      studentDetails: { _id: id(500) },
      Exam: { _id: id(700) },
      answers: [{ _id: id(3), selectedOption: 'B3' }],
      attempt: id(900),
    });
  });
});

describe('submitBodyOf a cleared answer', () => {
  it('contains null as long as the server may have the old choice', () => {
    const state = stateWith({ [id(1)]: null, [id(2)]: null }, { unsaved: { [id(1)]: 3 } });
    expect(submitBodyOf(student, attempt, state).answers).toEqual([{ _id: id(1), selectedOption: null }]);
  });
});

describe('submitBodyOf a closed attempt', () => {
  const closed = stateWith(
    { [id(1)]: 'A1', [id(2)]: 'A2', [id(3)]: 'A3' },
    { phase: 'closed', unsaved: { [id(2)]: 5, [id(3)]: 6 }, setAside: { [id(2)]: 5 } },
  );

  it('carries only what the server has neither saved nor stored as late', () => {
    expect(submitBodyOf(student, attempt, closed).answers).toEqual([{ _id: id(3), selectedOption: 'A3' }]);
  });

  it('has late answers when some were not saved in time', () => {
    expect(hasLateAnswers(closed)).toBe(true);
    expect(hasLateAnswers({ ...closed, unsaved: {}, setAside: {} })).toBe(false);
    expect(hasLateAnswers({ ...closed, phase: 'open' })).toBe(false);
  });
});

describe('submitAndPollResult', () => {
  const prepare = () => Promise.resolve(submitBodyOf(student, attempt, stateWith({})));
  const failure = (status: number) => ({ status, code: `HTTP_${status}`, message: 'no', issues: [] });

  function setUp(over: Partial<SubmissionPorts>) {
    const { timing, advance } = fakeTiming();
    const troubles: unknown[] = [];
    const returns: (() => void)[] = [];
    const controller = new AbortController();
    const ports: SubmissionPorts = {
      submit: () => Promise.resolve(makeResult()),
      read: () => Promise.resolve({ status: 'grading' }),
      timing,
      onFailure: (trouble) => troubles.push(trouble),
      signal: controller.signal,
      onOnline: (work) => {
        returns.push(work);
        return () => void returns.splice(returns.indexOf(work), 1);
      },
      ...over,
    };
    return { ports, advance, troubles, controller, returns };
  }

  it('returns the result in the response', async () => {
    await expect(submitAndPollResult(prepare, setUp({}).ports)).resolves.toEqual(makeResult());
  });

  it('retries until the network is back', async () => {
    let calls = 0;
    const { ports, advance, troubles } = setUp({
      submit: () =>
        ++calls < 3 ? Promise.reject(failure(calls === 1 ? 0 : 502)) : Promise.resolve(makeResult()),
    });
    const done = submitAndPollResult(prepare, ports);
    for (let turn = 0; turn < 3; turn += 1) {
      await settle();
      advance(60_000);
    }
    await expect(done).resolves.toEqual(makeResult());
    expect(troubles).toHaveLength(3);
    expect(troubles.at(-1)).toBeNull();
  });

  it.each([200, 408, 425, 429])('retries after a response %i without a result', async (status) => {
    let calls = 0;
    const { ports, advance } = setUp({
      submit: () => (++calls < 2 ? Promise.reject(failure(status)) : Promise.resolve(makeResult())),
    });
    const done = submitAndPollResult(prepare, ports);
    await settle();
    expect(calls).toBe(1);
    advance(60_000);
    await expect(done).resolves.toEqual(makeResult());
  });

  it('polls while the grading takes longer', async () => {
    let reads = 0;
    const { ports, advance } = setUp({
      submit: () => Promise.resolve({ attempt: id(900), status: 'grading' as const }),
      read: () =>
        Promise.resolve(
          ++reads < 3 ? { status: 'grading' as const } : { status: 'graded' as const, result: makeResult() },
        ),
    });
    const done = submitAndPollResult(prepare, ports);
    for (let turn = 0; turn < 4; turn += 1) {
      await settle();
      advance(60_000);
    }
    await expect(done).resolves.toEqual(makeResult());
  });

  it('throws a refusal', async () => {
    const { ports } = setUp({ submit: () => Promise.reject(failure(403)) });
    await expect(submitAndPollResult(prepare, ports)).rejects.toMatchObject({ status: 403 });
  });

  it('retries at once when the network is back', async () => {
    let calls = 0;
    const { ports, returns } = setUp({
      submit: () => (++calls < 2 ? Promise.reject(failure(0)) : Promise.resolve(makeResult())),
    });
    const done = submitAndPollResult(prepare, ports);
    await settle();
    expect(returns).toHaveLength(1);
    returns[0]?.();
    await expect(done).resolves.toEqual(makeResult());
    expect(returns).toHaveLength(0);
  });

  it('waits for the Retry-After, also when the network comes back meanwhile', async () => {
    let calls = 0;
    const { ports, returns, advance } = setUp({
      submit: () =>
        ++calls < 2 ? Promise.reject({ ...failure(503), retryAfter: 20 }) : Promise.resolve(makeResult()),
    });
    const done = submitAndPollResult(prepare, ports);
    await settle();
    expect(returns).toHaveLength(0);
    advance(19_999);
    await settle();
    expect(calls).toBe(1);
    advance(1001);
    await expect(done).resolves.toEqual(makeResult());
  });

  it('ends when the page is left', async () => {
    const { ports, controller } = setUp({ submit: () => Promise.reject(failure(0)) });
    const done = submitAndPollResult(prepare, ports);
    await settle();
    controller.abort();
    await expect(done).rejects.toBe(controller.signal.reason);
  });
});
