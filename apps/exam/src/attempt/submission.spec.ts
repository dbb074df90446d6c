import type { SaveState } from '../device/records';
import { id, makeAttempt, makeResult } from '../testing/attempts';
import { advance, settle, useFakeTimers } from '../testing/fake-timers';
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
  it('contains student, exam and attempt, and each choice', () => {
    expect(submitBodyOf(student, attempt, stateWith({ [id(3)]: 'B3', [id(1)]: null }))).toEqual({
      studentDetails: { _id: id(500) },
      Exam: { _id: id(700) },
      answers: [{ _id: id(3), selectedOption: 'B3' }],
      attempt: id(900),
    });
  });

  it('contains null for a cleared answer as long as the server may have the old choice', () => {
    const state = stateWith({ [id(1)]: null, [id(2)]: null }, { unsaved: { [id(1)]: 3 } });
    expect(submitBodyOf(student, attempt, state).answers).toEqual([{ _id: id(1), selectedOption: null }]);
  });

  it('contains only answers of a closed attempt that the server has not received', () => {
    const closed = stateWith(
      { [id(1)]: 'A1', [id(2)]: 'A2', [id(3)]: 'A3' },
      { phase: 'closed', unsaved: { [id(2)]: 5, [id(3)]: 6 }, setAside: { [id(2)]: 5 } },
    );
    expect(submitBodyOf(student, attempt, closed).answers).toEqual([{ _id: id(3), selectedOption: 'A3' }]);
  });
});

describe('hasLateAnswers', () => {
  it.each<[boolean, Pick<SaveState, 'phase' | 'unsaved' | 'setAside'>]>([
    [true, { phase: 'closed', unsaved: {}, setAside: { [id(2)]: 5 } }],
    [true, { phase: 'closed', unsaved: { [id(2)]: 5 }, setAside: {} }],
    [false, { phase: 'closed', unsaved: {}, setAside: {} }],
    [false, { phase: 'open', unsaved: { [id(2)]: 5 }, setAside: {} }],
  ])('is %p for %j', (late, state) => {
    expect(hasLateAnswers(state)).toBe(late);
  });
});

describe('submitAndPollResult', () => {
  useFakeTimers();

  const failure = (status: number) => ({ status, code: `HTTP_${status}`, message: 'no', issues: [] });

  /** A submission whose first tries fail. */
  function submitAfter(failures: unknown[], over: Partial<SubmissionPorts> = {}) {
    const controller = new AbortController();
    const submit = jest.fn(async () => {
      const error = failures.shift();
      if (error) throw error;
      return makeResult();
    });
    const onFailure = jest.fn();
    const ports = { submit, read: jest.fn(), signal: controller.signal, onFailure, ...over };
    const prepare = async () => submitBodyOf(student, attempt, stateWith({}));
    return { submit, onFailure, controller, done: submitAndPollResult(prepare, ports) };
  }

  it('returns null and stops polling when the result is held', async () => {
    const held = { until: null };
    const pending = { attempt: id(900), status: 'grading' as const };
    const read = jest.fn(async () => ({ held }));
    await expect(
      submitAfter([], { submit: async () => ({ ...pending, held }), read }).done,
    ).resolves.toBeNull();
    expect(read).not.toHaveBeenCalled();
    await expect(submitAfter([], { submit: async () => pending, read }).done).resolves.toBeNull();
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('returns the result in the response', async () => {
    await expect(submitAfter([]).done).resolves.toEqual(makeResult());
  });

  it.each([0, 502, 200, 408, 425, 429])('retries after %i without a result', async (status) => {
    const { done, submit, onFailure } = submitAfter([failure(status), failure(status)]);
    await settle();
    expect(submit).toHaveBeenCalledTimes(1);
    await advance(60_000);
    await expect(done).resolves.toEqual(makeResult());
    expect(onFailure.mock.calls).toEqual([[failure(status)], [failure(status)], [null]]);
  });

  it('retries at most 5 s apart while there is no answer', async () => {
    const pauses = [750, 1500, 3000, 3750, 3750, 3750];
    const { done, submit } = submitAfter(pauses.map(() => failure(0)));
    for (const [tries, pause] of pauses.entries()) {
      await settle();
      expect(submit).toHaveBeenCalledTimes(tries + 1);
      await advance(pause);
    }
    await expect(done).resolves.toEqual(makeResult());
  });

  it('polls while the grading takes longer', async () => {
    const read = jest.fn().mockResolvedValue({ status: 'graded', result: makeResult() });
    read.mockResolvedValueOnce({ status: 'grading' }).mockResolvedValueOnce({ status: 'grading' });
    const pending = { attempt: id(900), status: 'grading' as const };
    const { done } = submitAfter([], { submit: async () => pending, read });
    await advance(60_000);
    await expect(done).resolves.toEqual(makeResult());
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('throws a refusal', async () => {
    await expect(submitAfter([failure(403)]).done).rejects.toMatchObject({ status: 403 });
  });

  it('retries at once when the network is back', async () => {
    const { done } = submitAfter([failure(0)]);
    await settle();
    window.dispatchEvent(new Event('online'));
    await expect(done).resolves.toEqual(makeResult());
    expect(jest.getTimerCount()).toBe(0);
  });

  it('waits for the Retry-After, even if the network returns earlier', async () => {
    const { done, submit } = submitAfter([{ ...failure(503), retryAfter: 20 }]);
    await settle();
    window.dispatchEvent(new Event('online'));
    await advance(19_999);
    expect(submit).toHaveBeenCalledTimes(1);
    await advance(1001);
    await expect(done).resolves.toEqual(makeResult());
  });

  it('ends when the page is left', async () => {
    const { done, controller } = submitAfter([failure(0)]);
    await settle();
    controller.abort();
    await expect(done).rejects.toBe(controller.signal.reason);
  });
});
