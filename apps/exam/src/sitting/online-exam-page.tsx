import { Navigate } from '@concord/mfe';
import { PortalLoading } from '../session/portal-loading';
import { Sitting } from './sitting';
import { OtherTabScreen } from './stopped-screen';
import { useExamRun } from './use-exam-run';

/** The exam itself. */
export default function OnlineExamPage() {
  const { opening, reopen } = useExamRun();
  switch (opening.kind) {
    case 'loading':
      return <PortalLoading />;
    case 'none':
      return <Navigate to="/select-exam" replace />;
    case 'ended':
      return <Navigate to="/exam-result" replace />;
    case 'other-tab':
      return <OtherTabScreen onContinue={reopen} />;
    case 'ready':
      return <Sitting run={opening.run} place={opening.place} />;
  }
}
