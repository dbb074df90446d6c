import type { RemoteFailureView } from '@concord/mfe';
import { ErrorState } from '@concord/ui';
import { useEffect, useState } from 'react';
import { hasDamagedScript } from './failed-scripts';

interface RemoteFailureProps extends RemoteFailureView {
  readonly reload?: () => void;
}

/** True if the server has another version than this page. */
async function isOutdated(): Promise<boolean> {
  const script = document.querySelector('script[src]')?.getAttribute('src');
  const answer = await fetch('/', { cache: 'no-cache' });
  return answer.ok && script != null && !(await answer.text()).includes(script);
}

const KEPT = 'Exam answers and any registration you have started are kept on this device.';

type Cause = 'release' | 'damage' | undefined;

async function findCause(): Promise<Cause> {
  // The server's version is unknown offline, so the message names the connection.
  if (await isOutdated().catch(() => false)) return 'release';
  return (await hasDamagedScript()) ? 'damage' : undefined;
}

/**
 * Error of a failed remote. The button reloads the whole page after a failed chunk, which Webpack
 * does not retry, and after a new version, as chunks of two versions must not be mixed.
 */
export function RemoteFailure({ error, retry, reload = () => window.location.reload() }: RemoteFailureProps) {
  const [cause, setCause] = useState<Cause>();
  useEffect(() => void findCause().then(setCause), []);
  const reloading = { onRetry: reload, retryLabel: 'Reload' };
  if (cause === 'release') {
    const text = `Reload the page to continue. ${KEPT}`;
    return <ErrorState title="A new version of this site is available" error={text} {...reloading} />;
  }
  if (cause === 'damage') {
    const text = `One of its files has been damaged or changed, so we did not run it. Please try again later. ${KEPT}`;
    return <ErrorState title="This page could not be opened safely" error={text} {...reloading} />;
  }
  if (error.name !== 'ChunkLoadError') return <ErrorState error={error} onRetry={retry} />;
  const text = `The connection was lost before the page had fully loaded. ${KEPT}`;
  return <ErrorState title="Please reload this page" error={text} {...reloading} />;
}
