import { answersChanged, resultReceived, useAppDispatch, type ExamStudent } from '@concord/api-client';
import { isApiError } from '@concord/api-client/requests';
import { useNavigate } from '@concord/mfe';
import { toastExamError } from '@concord/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { attemptCalls } from '../attempt/attempt-calls';
import type { ExamRun } from '../attempt/exam-run';
import { stopOf } from '../attempt/save-engine';
import type { SavePhase } from '../attempt/save-state';
import {
  cameLate,
  passedAnswers,
  submissionOf,
  submitAndFollow,
  untilAnswered,
  whenOnline,
  type SubmissionPorts,
} from '../attempt/submission';
import { realTiming } from '../attempt/timing';
import { examDevice, type HandInReason } from '../device/exam-device';
import { useCandidate } from '../session/candidate-context';

export type HandIn =
  | { readonly kind: 'not-yet' }
  /** `trouble` is what keeps it from arriving at the moment. */
  | { readonly kind: 'on-its-way'; readonly reason: HandInReason; readonly trouble: unknown }
  | { readonly kind: 'refused'; readonly reason: HandInReason; readonly error: unknown };

/** Whether an attempt in this phase is this device's to hand in. */
export const canBeHandedIn = (phase: SavePhase) => phase === 'open' || phase === 'closed';

/** Less than this is no time to answer anything. */
const WORTH_GOING_ON_MS = 1000;

/**
 * Asks the server how the attempt stands at its end: only it knows of time added, or of a clock that ran ahead.
 *
 * @returns whether there is time left to answer
 */
async function hasTimeAfterAll(run: ExamRun, ports: SubmissionPorts): Promise<boolean> {
  try {
    await untilAnswered(() => run.engine.ask(), ports);
    return run.timeLeft > WORTH_GOING_ON_MS;
  } catch (error) {
    if (!stopOf(error)) throw error;
    return false;
  }
}

/** @throws the typed error of a refusal, unless it says that the attempt has ended, which is handed in as well */
async function askIfStillOurs(run: ExamRun): Promise<void> {
  try {
    await run.engine.ask();
  } catch (error) {
    if (stopOf(error) !== 'closed') throw error;
  }
}

/** `again` says that an earlier try may have been made, after which the exam may have gone on elsewhere. */
async function submit(run: ExamRun, student: ExamStudent, again: boolean, ports: SubmissionPorts) {
  let tries = again ? 1 : 0;
  const prepare = async () => {
    // The server takes a submission from either device, so an old one would end the exam under the newer.
    if (tries > 0 && run.engine.snapshot().phase === 'open') await askIfStillOurs(run);
    tries += 1;
    return submissionOf(student, run.attempt, run.engine.snapshot());
  };
  const result = await submitAndFollow(prepare, ports);
  await examDevice.forgetAttempt(run.attempt._id);
  // An earlier try may have arrived in time without its answer coming back: then it ended the exam, and all counts.
  const mayHaveCounted = tries > 1 && run.timeLeft > 0;
  return { result, late: cameLate(run.engine.snapshot()) && !mayHaveCounted };
}

/** Hands the attempt in, once, and goes to the result when it is there. */
export function useHandIn(run: ExamRun) {
  const { student, tellLate } = useCandidate();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [state, setState] = useState<HandIn>(() =>
    run.handedIn && canBeHandedIn(run.engine.snapshot().phase)
      ? { kind: 'on-its-way', reason: run.handedIn, trouble: null }
      : { kind: 'not-yet' },
  );
  const going = useRef<AbortController>(undefined);

  useEffect(() => () => going.current?.abort(), []);

  const handIn = useCallback(
    async (reason: HandInReason) => {
      if (going.current && !going.current.signal.aborted) return;
      const controller = new AbortController();
      const { signal } = controller;
      going.current = controller;
      const backToTheQuestions = () => {
        controller.abort();
        setState({ kind: 'not-yet' });
      };
      const ports: SubmissionPorts = {
        ...attemptCalls(dispatch),
        timing: realTiming,
        signal,
        onReturn: whenOnline,
        onTrouble: (trouble) => {
          if (!signal.aborted) setState({ kind: 'on-its-way', reason, trouble });
        },
      };
      setState({ kind: 'on-its-way', reason, trouble: null });
      let again = run.handedIn !== null;
      const { questions } = run.attempt.exam;
      dispatch(answersChanged(passedAnswers(questions, run.engine.snapshot().choices, questions.length)));
      await run.handIn(reason);
      try {
        if (reason !== 'closed' && run.timeLeft <= 0) {
          const goesOn = await hasTimeAfterAll(run, ports);
          if (signal.aborted) return;
          again = false;
          if (goesOn && reason === 'time-up') {
            await run.goOn();
            backToTheQuestions();
            return;
          }
          // What the server said instead is shown in its own way.
          const { phase } = run.engine.snapshot();
          if (!canBeHandedIn(phase)) {
            backToTheQuestions();
            return;
          }
        }
        const { result, late } = await submit(run, student, again, ports);
        if (late) await tellLate();
        dispatch(resultReceived(result));
        void navigate('/exam-result', { replace: true });
      } catch (error) {
        if (signal.aborted) return;
        const phase = stopOf(error) ?? (hasNoAttempt(error) ? 'gone' : undefined);
        if (phase) {
          await run.engine.halt(phase);
          backToTheQuestions();
          return;
        }
        controller.abort();
        toastExamError(error);
        setState({ kind: 'refused', reason, error });
      }
    },
    [run, student, tellLate, dispatch, navigate],
  );

  return { state, handIn };
}

const hasNoAttempt = (error: unknown) => isApiError(error) && error.code === 'ATTEMPT_NOT_STARTED';
