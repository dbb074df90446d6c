import { useAppDispatch } from '@concord/api-client';
import { errorMessage, isApiError } from '@concord/api-client/requests';
import type { Assignment, Attempt } from '@concord/contracts';
import { useNavigate } from '@concord/mfe';
import { toastExamError } from '@concord/ui';
import { useState } from 'react';
import { attemptCalls } from '../attempt/requests';
import { persistStartedAttempt } from '../attempt/persist-started-attempt';
import { useCandidate } from '../session/candidate-context';
import { SESSION_ENDED } from '../session/notices';
import { sebProof } from './safe-exam-browser';
import { startWithRetry } from './start-with-retry';
import { examCleared } from '../screen/exam.slice';

const NO_QUESTIONS =
  'This exam has no questions yet, so it was not started. Please tell the institute and try again later.';

/** Starts or resumes an assignment and goes to its questions, or to its result if it has ended. */
export function useStartExam() {
  const { showAttempt } = useCandidate();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const fail = (error: unknown) => {
    if (isApiError(error) && error.status === 401) {
      void navigate('/start-exam', { replace: true, state: { notice: SESSION_ENDED } });
      return;
    }
    const text = isApiError(error) && error.code === 'NO_QUESTIONS' ? NO_QUESTIONS : errorMessage(error);
    setProblem(text);
    toastExamError(text);
  };

  const open = async (attempt: Attempt) => {
    // The result of an earlier exam does not belong to this one.
    dispatch(examCleared());
    await showAttempt(attempt._id);
    if (attempt.status !== 'open') {
      void navigate('/exam-result');
      return;
    }
    if (attempt.exam.questions.length === 0) {
      setProblem(NO_QUESTIONS);
      return;
    }
    void navigate('/online-exam');
  };

  /** `prepare` returns the call that starts it. */
  const begin = async (stopSending: () => Promise<void>, prepare: () => Promise<() => Promise<Attempt>>) => {
    setProblem(null);
    setBusy(true);
    try {
      await stopSending();
      const start = await prepare();
      let sentAt = 0;
      const attempt = await startWithRetry(() => {
        sentAt = performance.now();
        return start();
      });
      await persistStartedAttempt(attempt, sentAt);
      await open(attempt);
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    problem,
    clearProblem: () => setProblem(null),
    startExam: (assignment: Assignment, code: string, stopSending: () => Promise<void>) =>
      begin(stopSending, async () => {
        // A server of the previous version refuses this field, and never sets `needsSeb`.
        const seb = assignment.needsSeb ? await sebProof() : undefined;
        return () => attemptCalls(dispatch).start(assignment._id, { code, seb });
      }),
    startPractice: (stopSending: () => Promise<void>) =>
      begin(stopSending, async () => {
        const { practiceCalls } = await import('../attempt/practice-requests');
        return () => practiceCalls(dispatch).start('');
      }),
  };
}
