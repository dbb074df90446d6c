import type { RemoteFailureView } from '@concord/mfe';
import { ErrorState } from '@concord/ui';
import { useEffect, useState } from 'react';
import { anyDamaged } from './failed-scripts';

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

type Cause = 'release' | 'damage' | undefined;

async function findCause(): Promise<Cause> {
  // Without a connection the release is unknown: the message then names the connection.
  if (await isOutdated().catch(() => false)) return 'release';
  return (await anyDamaged()) ? 'damage' : undefined;
}

/**
 * The error of a remote that failed. Webpack does not load a failed chunk again, and chunks of two releases must not
 * meet in one page: in both cases the button reloads the whole page.
 */
export function RemoteFailure({ error, retry, reload = () => window.location.reload() }: RemoteFailureProps) {
  const [cause, setCause] = useState<Cause>();
  useEffect(() => void findCause().then(setCause), []);
  const reloading = { onRetry: reload, retryLabel: 'Reload' };
  if (cause === 'release') {
    const text = `Reload the page to go on with it. ${KEPT}`;
    return <ErrorState title="There is a new version of this site" error={text} {...reloading} />;
  }
  if (cause === 'damage') {
    const text = `A file is not as it was published, so it was not run. Please try again later. ${KEPT}`;
    return <ErrorState title="This part of the site is damaged" error={text} {...reloading} />;
  }
  if (error.name !== 'ChunkLoadError') return <ErrorState error={error} onRetry={retry} />;
  const text = `The connection broke before all of it was here. ${KEPT}`;
  return <ErrorState title="Please load this page anew" error={text} {...reloading} />;
}
