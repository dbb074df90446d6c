import type { RemoteFailureView } from '@concord/mfe';
import { ErrorState } from '@concord/ui';
import { useEffect, useState } from 'react';

interface RemoteFailureProps extends RemoteFailureView {
  readonly reload?: () => void;
}

/** Whether the server has another release than this page. */
async function isOutdated(): Promise<boolean> {
  const script = document.querySelector('script[src]')?.getAttribute('src');
  const answer = await fetch('/', { cache: 'no-cache' });
  return answer.ok && script != null && !(await answer.text()).includes(script);
}

const KEPT = 'Answers of an exam and a registration that you began are kept on this device.';

/**
 * The error of a remote that failed. Webpack does not load a failed chunk again, and chunks of two releases must not
 * meet in one page: in both cases the button reloads the whole page.
 */
export function RemoteFailure({ error, retry, reload = () => window.location.reload() }: RemoteFailureProps) {
  const [outdated, setOutdated] = useState(false);
  useEffect(() => {
    // Without a connection the release is unknown: the message then names the connection.
    isOutdated().then(setOutdated, () => undefined);
  }, []);
  const reloading = { onRetry: reload, retryLabel: 'Reload' };
  if (outdated) {
    const text = `Reload the page to go on with it. ${KEPT}`;
    return <ErrorState title="There is a new version of this site" error={text} {...reloading} />;
  }
  if (error.name !== 'ChunkLoadError') return <ErrorState error={error} onRetry={retry} />;
  const text = `The connection broke before all of it was here. ${KEPT}`;
  return <ErrorState title="Please load this page anew" error={text} {...reloading} />;
}
