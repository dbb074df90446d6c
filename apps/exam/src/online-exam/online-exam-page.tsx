import { Navigate } from '@concord/mfe';
import { PortalLoading } from '../session/portal-loading';
import { AttemptView } from './attempt-view';
import { useLaterParts } from './use-later-parts';
import { useLocalAttempt } from './use-local-attempt';

function OtherTab({ onContinue }: { readonly onContinue: () => void }) {
  const later = useLaterParts();
  return later ? <later.OtherTabScreen onContinue={onContinue} /> : <PortalLoading />;
}

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
      return <OtherTab onContinue={reopen} />;
    case 'ready':
      return <AttemptView local={opening.local} position={opening.position} />;
  }
}
