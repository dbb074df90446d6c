import { isApiError } from '@concord/api-client/requests';
import type { Attempt, PracticeOutcome, Result, SubmitBody, SubmitPending } from '@concord/contracts';
import type { SaveState } from '../device/records';
import { delayAfter, answersRetryDelay, retryDelay } from './timing';
import type { ExamStudent } from '../screen/exam.slice';

/**
 * Body of the submission: every choice, and every cleared choice (null) that the server has not
 * acknowledged. After the server has closed the attempt, only answers that it has not received.
 */
export const submitBodyOf = (
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

/** True if answers arrived after the end, so that the server stores them separately for staff. */
export const hasLateAnswers = ({
  phase,
  unsaved,
  setAside,
}: Pick<SaveState, 'phase' | 'unsaved' | 'setAside'>) =>
  phase === 'closed' && Object.keys({ ...unsaved, ...setAside }).length > 0;

interface Retrying {
  /** Called with every retried failure, and with null after a success. */
  readonly onFailure?: (error: unknown) => void;
  readonly signal: AbortSignal;
}

interface Polling extends Retrying {
  readonly read: (attempt: string) => Promise<Partial<Pick<Attempt, 'result' | 'held'>>>;
}

export interface SubmissionPorts extends Polling {
  readonly submit: (body: SubmitBody) => Promise<Outcome | SubmitPending>;
}

type Outcome = Result | PracticeOutcome;

const isPending = (answer: Outcome | SubmitPending): answer is SubmitPending =>
  'status' in answer && answer.status === 'grading';

/** True without an answer, for a proxy's answer (a 2xx without JSON), or if the server asks to retry later. */
const isTransient = (error: unknown) =>
  !isApiError(error) || error.status < 300 || error.status >= 500 || [408, 425, 429].includes(error.status);

/** Waits. Ends early when the network is back, unless the server specified the delay. */
const wait = (milliseconds: number, signal: AbortSignal, isRetryAfter = false) =>
  new Promise<void>((resolve, reject) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      if (signal.aborted) reject(signal.reason);
      else resolve();
    };
    const timer = setTimeout(done, milliseconds);
    if (!isRetryAfter) window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });

/**
 * Retries a call until it is answered; `delay` defaults to the delays of calls with answers.
 *
 * @throws the typed error of a permanent refusal
 */
export async function retryUntilAnswered<T>(
  call: () => Promise<T>,
  { signal, onFailure }: Retrying,
  delay: (failures: number, error: unknown) => number = answersRetryDelay,
): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    signal.throwIfAborted();
    try {
      const answer = await call();
      onFailure?.(null);
      return answer;
    } catch (error) {
      if (!isTransient(error)) throw error;
      onFailure?.(error);
      await wait(delay(failures, error), signal, isApiError(error) && error.retryAfter !== undefined);
    }
  }
}

/** Polls the result; null if it is held, as waiting is useless then. */
export async function pollResult(attempt: string, ports: Polling): Promise<Result | null> {
  for (let reads = 1; ; reads += 1) {
    const { result, held } = await retryUntilAnswered(() => ports.read(attempt), ports, delayAfter);
    if (result || held) return result ?? null;
    await wait(retryDelay(Math.min(reads, 4)), ports.signal);
  }
}

/**
 * Submits an attempt and waits for its result, however long the network or the grading takes; null
 * if it is held. Submitting is idempotent. `prepare` builds the body, again for every try.
 *
 * @throws the call's typed error if the server refuses, or the signal's reason when the page is
 * left
 */
export async function submitAndPollResult(
  prepare: () => Promise<SubmitBody>,
  ports: SubmissionPorts,
): Promise<Outcome | null> {
  const answer = await retryUntilAnswered(async () => {
    const body = await prepare();
    ports.signal.throwIfAborted();
    return ports.submit(body);
  }, ports);
  if (!isPending(answer)) return answer;
  return answer.held ? null : pollResult(answer.attempt, ports);
}
