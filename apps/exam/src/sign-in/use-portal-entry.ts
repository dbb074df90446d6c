import { candidateSignedIn, useAppDispatch, useAppSelector } from '@concord/api-client';
import type { ExamSignInAnswer } from '@concord/contracts';
import { useLocation, useNavigate } from '@concord/mfe';
import { useCallback, useEffect, useRef, useState } from 'react';
import { examDevice } from '../device/exam-device';
import { pathAfterSignIn } from '../session/after-sign-in';
import { examStudent } from '../session/candidate-context';
import { sendBeforeSignOut } from '../session/send-before-sign-out';
import { examCleared } from '../screen/exam.slice';

/** Returns a function that signs in to the portal and opens it. `sent` settles once unsent answers may leave. */
export function usePortalEntry() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  return useCallback(
    async (answer: ExamSignInAnswer, sent: Promise<void>, { replace = false } = {}) => {
      const { token } = answer;
      const student = examStudent(answer);
      // Signing in removes another student's answers from this device.
      await sent;
      await examDevice.signIn({ token, student });
      dispatch(examCleared());
      dispatch(candidateSignedIn(token));
      void navigate(pathAfterSignIn(state), { replace, state: { student } });
    },
    [dispatch, navigate, state],
  );
}

/** Completes a sign-in that the member's pages handed over. @returns true until the exams are shown */
export function useHandOver(): boolean {
  const dispatch = useAppDispatch();
  const enter = usePortalEntry();
  const handOver = useAppSelector(({ handOver: given }) => given ?? null);
  const taken = useRef<ExamSignInAnswer>(null);
  const [isEntering, setIsEntering] = useState(false);

  useEffect(() => {
    if (!handOver || taken.current === handOver) return;
    taken.current = handOver;
    setIsEntering(true);
    // The way back leads to the member's pages, not here.
    void enter(handOver, sendBeforeSignOut(dispatch, handOver.email), { replace: true });
  }, [dispatch, enter, handOver]);

  return isEntering || handOver !== null;
}
