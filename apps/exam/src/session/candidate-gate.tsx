import { candidateSignedIn, useAppDispatch, useAppSelector } from '@concord/api-client';
import { Navigate, Outlet } from '@concord/mfe';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { examDevice } from '../device/exam-device';
import type { SessionRecord } from '../device/records';
import { CandidateContext } from './candidate-context';
import { SIGN_IN_FIRST } from './notices';
import { PortalLoading } from './portal-loading';

interface CandidateGateProps {
  /** Shown to anyone else; by default they are redirected to sign in. */
  readonly guest?: ReactNode;
}

/** Shows its pages to a signed-in candidate, also after a reload; others are redirected to sign in. */
export function CandidateGate({ guest }: CandidateGateProps) {
  const token = useAppSelector((state) => state.candidate.token);
  const dispatch = useAppDispatch();
  const [session, setSession] = useState<SessionRecord | null>();

  useEffect(() => {
    let isMounted = true;
    void examDevice.session().then((stored) => {
      if (!isMounted) return;
      if (stored) dispatch(candidateSignedIn(stored.token));
      setSession(stored ?? null);
    });
    return () => {
      isMounted = false;
    };
  }, [dispatch]);

  const candidate = useMemo(
    () =>
      session && {
        ...session,
        showAttempt: async (attempt: string | null) => {
          await examDevice.showAttempt(attempt);
          setSession({ ...session, attempt, late: false });
        },
        markLate: async () => {
          await examDevice.markLate();
          setSession({ ...session, late: true });
        },
      },
    [session],
  );

  if (session === null && guest) return guest;
  if (session === null) return <Navigate to="/start-exam" replace state={{ notice: SIGN_IN_FIRST }} />;
  if (!candidate || !token) return <PortalLoading />;
  return (
    <CandidateContext value={candidate}>
      <Outlet />
    </CandidateContext>
  );
}
