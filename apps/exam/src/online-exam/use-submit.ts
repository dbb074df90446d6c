import { useAppDispatch, useAppSelector } from '@concord/api-client';
import { isApiError } from '@concord/api-client/requests';
import { useNavigate } from '@concord/mfe';
import { toastExamError } from '@concord/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LocalAttempt } from '../attempt/local-attempt';
import { stopPhaseOf } from '../attempt/save-engine';
import {
  hasLateAnswers,
  retryUntilAnswered,
  submitAndPollResult,
  submitBodyOf,
  type SubmissionPorts,
} from '../attempt/submission';
import { examDevice } from '../device/exam-device';
import type { PracticeEnd, SavePhase, SubmitReason } from '../device/records';
import { useCandidate } from '../session/candidate-context';
import { examOf, resultReceived, type ExamStudent } from '../screen/exam.slice';

export type SubmitState =
  | { readonly kind: 'idle' }
  /** `failure` is the error of the last try, or null. */
  | { readonly kind: 'submitting'; readonly reason: SubmitReason; readonly failure: unknown }
  | { readonly kind: 'refused'; readonly reason: SubmitReason; readonly error: unknown };

/** True if this device may submit an attempt in this phase. */
export const canSubmit = (phase: SavePhase) => phase === 'open' || phase === 'closed';

/** Time left below which nothing can be answered any more. */
const SHORTEST_CONTINUATION_MS = 1000;

/**
 * Asks the server at the end of the time: only it knows of extra time, or that the device's clock
 * was fast.
 *
 * @returns true if time is left
 */
async function hasTimeLeft(local: LocalAttempt, ports: SubmissionPorts): Promise<boolean> {
  try {
    await retryUntilAnswered(() => local.engine.saveNow(), ports);
    return local.timeLeft > SHORTEST_CONTINUATION_MS;
  } catch (error) {
    if (!stopPhaseOf(error)) throw error;
    return false;
  }
}

/** @throws the typed error of a refusal, unless the attempt has ended: then it is submitted as well */
async function saveUnlessClosed(local: LocalAttempt): Promise<void> {
  try {
    await local.engine.saveNow();
  } catch (error) {
    if (stopPhaseOf(error) !== 'closed') throw error;
  }
}

/**
 * `isRetry` is true if an earlier page may have tried to submit; the exam may have continued
 * elsewhere since.
 */
async function submit(local: LocalAttempt, student: ExamStudent, isRetry: boolean, ports: SubmissionPorts) {
  let tries = isRetry ? 1 : 0;
  const prepare = async () => {
    // The server accepts a submission from either device, so an older one would end the exam on the
    // newer device.
    if (tries > 0 && local.engine.snapshot().phase === 'open') await saveUnlessClosed(local);
    tries += 1;
    return submitBodyOf(student, local.attempt, local.engine.snapshot());
  };
  const result = await submitAndPollResult(prepare, ports);
  await examDevice.removeAttempt(local.attempt._id);
  // An earlier try may have arrived before the end although its response was lost: then every
  // answer counts.
  const mayHaveArrivedEarlier = tries > 1 && local.timeLeft > 0;
  return { result, late: hasLateAnswers(local.engine.snapshot()) && !mayHaveArrivedEarlier };
}

/** Submits the attempt once, and goes to the result page when the result is available. */
export function useSubmit(local: LocalAttempt) {
  const { markLate } = useCandidate();
  const student = useAppSelector((state) => examOf(state).studentDetails);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [state, setState] = useState<SubmitState>(() =>
    local.submitReason && canSubmit(local.engine.snapshot().phase)
      ? { kind: 'submitting', reason: local.submitReason, failure: null }
      : { kind: 'idle' },
  );
  const current = useRef<AbortController>(undefined);

  useEffect(() => () => current.current?.abort(), []);

  const submitNow = useCallback(
    async (reason: SubmitReason) => {
      // The exam was cleared, so there is nothing to submit.
      if (!student || (current.current && !current.current.signal.aborted)) return;
      const controller = new AbortController();
      const { signal } = controller;
      current.current = controller;
      const backToQuestions = () => {
        controller.abort();
        setState({ kind: 'idle' });
      };
      const ports: SubmissionPorts = {
        ...local.calls,
        signal,
        onFailure: (failure) => {
          if (!signal.aborted) setState({ kind: 'submitting', reason, failure });
        },
      };
      setState({ kind: 'submitting', reason, failure: null });
      let isRetry = local.submitReason !== null;
      await local.beginSubmit(reason);
      try {
        if (reason !== 'closed' && local.timeLeft <= 0) {
          const canContinue = await hasTimeLeft(local, ports);
          if (signal.aborted) return;
          isRetry = false;
          if (canContinue && reason === 'time-up') {
            await local.cancelSubmit();
            backToQuestions();
            return;
          }
          // The screen of that phase explains the server's answer.
          if (!canSubmit(local.engine.snapshot().phase)) {
            backToQuestions();
            return;
          }
        }
        const { result, late } = await submit(local, student, isRetry, ports);
        if (result && 'practice' in result) {
          const state: PracticeEnd = { ...result, clockLead: local.clock.lead() };
          void navigate('/practice-result', { replace: true, state });
          return;
        }
        if (late) await markLate();
        if (result) dispatch(resultReceived(result));
        void navigate('/exam-result', { replace: true });
      } catch (error) {
        if (signal.aborted) return;
        const phase = stopPhaseOf(error) ?? (isNotStarted(error) ? 'gone' : undefined);
        if (phase) {
          await local.engine.halt(phase);
          backToQuestions();
          return;
        }
        controller.abort();
        toastExamError(error);
        setState({ kind: 'refused', reason, error });
      }
    },
    [local, student, markLate, dispatch, navigate],
  );

  return { state, submit: submitNow };
}

const isNotStarted = (error: unknown) => isApiError(error) && error.code === 'ATTEMPT_NOT_STARTED';
