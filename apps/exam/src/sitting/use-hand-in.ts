import { isApiError, resultReceived, useAppDispatch } from '@concord/api-client';
import { useNavigate } from '@concord/mfe';
import { toastExamError } from '@concord/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { attemptCalls } from '../attempt/attempt-calls';
import type { ExamRun } from '../attempt/exam-run';
import { submissionOf, submitAndFollow } from '../attempt/submission';
import { realTiming } from '../attempt/timing';
import { examDevice } from '../device/exam-device';
import { useCandidate } from '../session/candidate-context';
import { SESSION_ENDED } from '../session/notices';

/** Why the attempt is handed in: the student finished, its time ended, or the server had closed it already. */
export type HandInReason = 'finished' | 'time-up' | 'closed';

export type HandIn =
  | { readonly kind: 'not-yet' }
  /** `trouble` is what keeps it from arriving at the moment. */
  | { readonly kind: 'on-its-way'; readonly reason: HandInReason; readonly trouble: unknown }
  | { readonly kind: 'refused'; readonly reason: HandInReason; readonly error: unknown };

/** Hands the attempt in, once, and goes to the result when it is there. */
export function useHandIn(run: ExamRun) {
  const { student } = useCandidate();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [state, setState] = useState<HandIn>({ kind: 'not-yet' });
  const going = useRef<AbortController>(undefined);

  useEffect(() => () => going.current?.abort(), []);

  const handIn = useCallback(
    async (reason: HandInReason) => {
      if (going.current && !going.current.signal.aborted) return;
      const controller = new AbortController();
      going.current = controller;
      setState({ kind: 'on-its-way', reason, trouble: null });
      await run.handIn();
      const calls = attemptCalls(dispatch);
      const body = submissionOf(student, run.attempt, run.engine.snapshot().choices);
      try {
        const result = await submitAndFollow(
          // A closed attempt has what was saved in time; what came later is set aside for staff.
          reason === 'closed' ? { ...body, answers: [] } : body,
          {
            ...calls,
            timing: realTiming,
            signal: controller.signal,
            onTrouble: (trouble) => setState({ kind: 'on-its-way', reason, trouble }),
          },
        );
        await examDevice.forgetAttempt(run.attempt._id);
        dispatch(resultReceived(result));
        void navigate('/exam-result', { replace: true });
      } catch (error) {
        if (controller.signal.aborted) return;
        controller.abort();
        if (isApiError(error) && error.status === 401) {
          void navigate('/start-exam', { replace: true, state: { notice: SESSION_ENDED } });
          return;
        }
        toastExamError(error);
        setState({ kind: 'refused', reason, error });
      }
    },
    [run, student, dispatch, navigate],
  );

  return { state, handIn };
}
