import type { RemoteFailureView } from '@concord/mfe';
import { ErrorState } from '@concord/ui';
import { useEffect, useState } from 'react';

interface RemoteFailureProps extends RemoteFailureView {
  readonly reload?: () => void;
}

/** Whether the server has another release than the one that this page was started from. */
async function isOutdated(): Promise<boolean> {
  const script = document.querySelector('script[src]')?.getAttribute('src');
  const answer = await fetch('/', { cache: 'no-cache' });
  return answer.ok && script != null && !(await answer.text()).includes(script);
}

const KEPT = 'Answers of an exam and a registration that you began are kept on this device.';

/**
 * What stands in the place of a remote that failed. A chunk cannot be had by trying again, and chunks of two releases
 * must not meet in one page: in both cases the whole page is loaded anew.
 */
export function RemoteFailure({ error, retry, reload = () => window.location.reload() }: RemoteFailureProps) {
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    // Without a connection nobody can tell: then it is the connection.
    isOutdated().then(setOutdated, () => undefined);
  }, []);
  const again = { onRetry: reload, retryLabel: 'Reload' };
  if (outdated) {
    const text = `Reload the page to go on with it. ${KEPT}`;
    return <ErrorState title="There is a new version of this site" error={text} {...again} />;
  }
  if (error.name !== 'ChunkLoadError') return <ErrorState error={error} onRetry={retry} />;
  const text = `The connection broke before all of it was here. ${KEPT}`;
  return <ErrorState title="Please load this page anew" error={text} {...again} />;
}
