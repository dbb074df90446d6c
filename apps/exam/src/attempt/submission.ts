import type { ExamAnswer, ExamStudent } from '@concord/api-client';
import { isApiError } from '@concord/api-client/requests';
import type { Attempt, PaperQuestion, Result, SubmitBody, SubmitPending } from '@concord/contracts';
import type { SaveState } from './save-state';
import { retryDelay, type Timing } from './timing';

/** The submission list: an entry for each question passed. Going back drops the last, never the choice itself. */
export const passedAnswers = (
  questions: readonly PaperQuestion[],
  choices: SaveState['choices'],
  index: number,
): readonly ExamAnswer[] =>
  questions.slice(0, index).map(({ _id }) => ({ _id, selectedOption: choices[_id] ?? null }));

/**
 * What is handed in: every choice made, wherever the student stands in the paper, and every one taken
 * back (null) that the server has not heard of.
 * Once the server has closed the attempt, what it has not had yet, for it to keep aside.
 */
export const submissionOf = (
  student: ExamStudent,
  attempt: Pick<Attempt, '_id' | 'exam'>,
  { choices, phase, unsaved, setAside }: Pick<SaveState, 'choices' | 'phase' | 'unsaved' | 'setAside'>,
): SubmitBody => ({
  studentDetails: { _id: student._id },
  Exam: { _id: attempt.exam._id },
  answers: attempt.exam.questions
    .filter(({ _id }) =>
      phase === 'closed'
        ? unsaved[_id] !== undefined && unsaved[_id] !== setAside[_id]
        : unsaved[_id] !== undefined || (choices[_id] ?? null) !== null,
    )
    .map(({ _id }) => ({ _id, selectedOption: choices[_id] ?? null })),
  attempt: attempt._id,
});

/** Whether answers came after the end, so that they are kept aside for staff. */
export const cameLate = ({ phase, unsaved, setAside }: Pick<SaveState, 'phase' | 'unsaved' | 'setAside'>) =>
  phase === 'closed' && Object.keys({ ...unsaved, ...setAside }).length > 0;

/** What trying again needs of the world. */
export interface PatiencePorts {
  readonly timing: Timing;
  /** Told of every failure that is tried again, and with null when things move on. */
  readonly onTrouble: (error: unknown) => void;
  readonly signal: AbortSignal;
  /** Calls `work` when the network is back, until the returned function is called. */
  readonly onReturn: (work: () => void) => () => void;
}

export interface SubmissionPorts extends PatiencePorts {
  readonly submit: (body: SubmitBody) => Promise<Result | SubmitPending>;
  readonly read: (attempt: string) => Promise<{ readonly status: string; readonly result?: Result }>;
}

/** When the browser says that the network is back. */
export function whenOnline(work: () => void): () => void {
  window.addEventListener('online', work);
  return () => window.removeEventListener('online', work);
}

const isPending = (answer: Result | SubmitPending): answer is SubmitPending =>
  'status' in answer && answer.status === 'grading';

/** No answer came, the network between gave its own (a 2xx that is no JSON), or it is too early or too much. */
const mayPass = (error: unknown) =>
  !isApiError(error) || error.status < 300 || error.status >= 500 || [408, 425, 429].includes(error.status);

/** Waits, and ends early when the network is back, unless the server named the pause. */
const pause = (milliseconds: number, { timing, signal, onReturn }: PatiencePorts, told = false) =>
  new Promise<void>((resolve, reject) => {
    const cancel = timing.after(milliseconds, () => over());
    const leave = told ? undefined : onReturn(() => over());
    const stop = () => {
      cancel();
      leave?.();
      reject(signal.reason);
    };
    const over = () => {
      cancel();
      leave?.();
      signal.removeEventListener('abort', stop);
      resolve();
    };
    signal.addEventListener('abort', stop);
  });

/** Calls until there is an answer, or a refusal that trying again does not change. */
export async function untilAnswered<T>(call: () => Promise<T>, ports: PatiencePorts): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    ports.signal.throwIfAborted();
    try {
      const answer = await call();
      ports.onTrouble(null);
      return answer;
    } catch (error) {
      if (!mayPass(error)) throw error;
      ports.onTrouble(error);
      const wait = isApiError(error) ? error.retryAfter : undefined;
      await pause(retryDelay(failures, ports.timing.random, wait), ports, wait !== undefined);
    }
  }
}

/** Follows an attempt that was handed in until its result is there. */
export async function followResult(attempt: string, ports: SubmissionPorts): Promise<Result> {
  for (let reads = 1; ; reads += 1) {
    const { result } = await untilAnswered(() => ports.read(attempt), ports);
    if (result) return result;
    await pause(retryDelay(Math.min(reads, 4), ports.timing.random), ports);
  }
}

/**
 * Hands in an attempt and waits for its result, however long the network or the grading takes; handing in twice is
 * the same as once. `prepare` gives what is handed in, anew for every try.
 *
 * @throws the call's typed error when the server refuses, or the signal's reason when the page goes away
 */
export async function submitAndFollow(
  prepare: () => Promise<SubmitBody>,
  ports: SubmissionPorts,
): Promise<Result> {
  const answer = await untilAnswered(async () => {
    const body = await prepare();
    ports.signal.throwIfAborted();
    return ports.submit(body);
  }, ports);
  return isPending(answer) ? followResult(answer.attempt, ports) : answer;
}
