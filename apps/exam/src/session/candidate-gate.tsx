import { candidateSignedIn, useAppDispatch, useAppSelector } from '@concord/api-client';
import { Navigate, Outlet } from '@concord/mfe';
import { useEffect, useMemo, useState } from 'react';
import { examDevice, type KeptSession } from '../device/exam-device';
import { PortalLoading } from './portal-loading';
import { CandidateContext } from './candidate-context';
import { SIGN_IN_FIRST } from './notices';

/** Lets a signed-in candidate in, also after a reload; sends anyone else to sign in, with a kind word. */
export function CandidateGate() {
  const token = useAppSelector((state) => state.candidate.token);
  const dispatch = useAppDispatch();
  const [session, setSession] = useState<KeptSession | null>();

  useEffect(() => {
    let wanted = true;
    void examDevice.session().then((kept) => {
      if (!wanted) return;
      if (kept) dispatch(candidateSignedIn(kept.token));
      setSession(kept ?? null);
    });
    return () => {
      wanted = false;
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
        tellLate: async () => {
          await examDevice.tellLate();
          setSession({ ...session, late: true });
        },
      },
    [session],
  );

  if (session === null) return <Navigate to="/start-exam" replace state={{ notice: SIGN_IN_FIRST }} />;
  if (!candidate || !token) return <PortalLoading />;
  return (
    <CandidateContext value={candidate}>
      <Outlet />
    </CandidateContext>
  );
}
