import type { RemoteFailureView } from '@concord/mfe';
import { ErrorState } from '@concord/ui';

interface RemoteFailureProps extends RemoteFailureView {
  readonly reload?: () => void;
}

/**
 * What stands in the place of a remote that failed. A chunk of a release that is gone cannot be had by trying again,
 * and chunks of two releases must not meet in one page, so then the whole page is loaded anew.
 */
export function RemoteFailure({ error, retry, reload = () => window.location.reload() }: RemoteFailureProps) {
  if (error.name !== 'ChunkLoadError') return <ErrorState error={error} onRetry={retry} />;
  return (
    <ErrorState
      title="Please load this page anew"
      error="The connection broke, or there is a new version of it. Answers of an exam and a registration that you began are kept on this device."
      onRetry={reload}
    />
  );
}
