import { examStarted, useAppDispatch } from '@concord/api-client';
import { errorMessage, isApiError } from '@concord/api-client/requests';
import type { Assignment, Attempt } from '@concord/contracts';
import { useNavigate } from '@concord/mfe';
import { toastExamError } from '@concord/ui';
import { useState } from 'react';
import { useCandidate } from '../session/candidate-context';
import { SESSION_ENDED } from '../session/notices';
import { attemptCalls } from '../attempt/attempt-calls';
import { keepStarted } from '../attempt/keep-started';
import { realTiming } from '../attempt/timing';
import { patientStart } from './patient-start';

const NO_QUESTIONS =
  'This exam has no questions yet. Nothing was started; please tell the institute and try again later.';

/** Starts or resumes an assignment and goes to its questions. */
export function useStartExam() {
  const { student, showAttempt } = useCandidate();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const fail = (error: unknown) => {
    if (isApiError(error) && error.status === 401) {
      void navigate('/start-exam', { replace: true, state: { notice: SESSION_ENDED } });
      return;
    }
    const words = isApiError(error) && error.code === 'NO_QUESTIONS' ? NO_QUESTIONS : errorMessage(error);
    setProblem(words);
    toastExamError(words);
  };

  const goOn = async (attempt: Attempt) => {
    await showAttempt(attempt._id);
    if (attempt.status !== 'open') {
      void navigate('/exam-result');
      return;
    }
    if (attempt.exam.questions.length === 0) {
      setProblem(NO_QUESTIONS);
      return;
    }
    const { questions: _questions, ...Exam } = attempt.exam;
    dispatch(examStarted({ studentDetails: student, Exam }));
    void navigate('/online-exam');
  };

  return {
    busy,
    problem,
    forgetProblem: () => setProblem(null),
    startExam: async (assignment: Assignment, before: () => Promise<void>) => {
      setProblem(null);
      setBusy(true);
      try {
        await before();
        let sentAt = 0;
        const attempt = await patientStart(() => {
          sentAt = performance.now();
          return attemptCalls(dispatch).start(assignment._id);
        }, realTiming);
        await keepStarted(attempt, sentAt);
        await goOn(attempt);
      } catch (error) {
        fail(error);
      } finally {
        setBusy(false);
      }
    },
  };
}
