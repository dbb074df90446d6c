import { Navigate } from '@concord/mfe';
import { PortalLoading } from '../session/portal-loading';
import { AttemptView } from './attempt-view';
import { OtherTabScreen } from './stopped-screen';
import { useLocalAttempt } from './use-local-attempt';

export default function OnlineExamPage() {
  const { opening, reopen } = useLocalAttempt();
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
      return <AttemptView local={opening.local} position={opening.position} />;
  }
}
