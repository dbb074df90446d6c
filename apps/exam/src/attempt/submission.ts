import { isApiError, type ExamAnswer, type ExamStudent } from '@concord/api-client';
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

/** What is handed in: every choice made, wherever the student stands in the paper. */
export const submissionOf = (
  student: ExamStudent,
  attempt: Pick<Attempt, '_id' | 'exam'>,
  choices: SaveState['choices'],
): SubmitBody => ({
  studentDetails: { _id: student._id },
  Exam: { _id: attempt.exam._id },
  answers: attempt.exam.questions
    .map(({ _id }) => ({ _id, selectedOption: choices[_id] ?? null }))
    .filter(({ selectedOption }) => selectedOption !== null),
  attempt: attempt._id,
});

export interface SubmissionPorts {
  readonly submit: (body: SubmitBody) => Promise<Result | SubmitPending>;
  readonly read: (attempt: string) => Promise<Pick<Attempt, 'status' | 'result'>>;
  readonly timing: Timing;
  /** Told of every failure that is tried again, and with null when things move on. */
  readonly onTrouble: (error: unknown) => void;
  readonly signal: AbortSignal;
}

const isPending = (answer: Result | SubmitPending): answer is SubmitPending =>
  'status' in answer && answer.status === 'grading';

const mayPass = (error: unknown) =>
  !isApiError(error) || error.status === 0 || error.status === 429 || error.status >= 500;

const pause = (milliseconds: number, { timing, signal }: SubmissionPorts) =>
  new Promise<void>((resolve, reject) => {
    const cancel = timing.after(milliseconds, resolve);
    signal.addEventListener('abort', () => {
      cancel();
      reject(signal.reason);
    });
  });

async function untilAnswered<T>(call: () => Promise<T>, ports: SubmissionPorts): Promise<T> {
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
      await pause(retryDelay(failures, ports.timing.random, wait), ports);
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
 * the same as once.
 *
 * @throws the call's typed error when the server refuses, or the signal's reason when the page goes away
 */
export async function submitAndFollow(body: SubmitBody, ports: SubmissionPorts): Promise<Result> {
  const answer = await untilAnswered(() => ports.submit(body), ports);
  return isPending(answer) ? followResult(answer.attempt, ports) : answer;
}
