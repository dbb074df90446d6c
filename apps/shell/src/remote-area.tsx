import { RemoteRoutes } from '@concord/mfe';
import { ErrorState } from '@concord/ui';
import { useEffect } from 'react';
import { AreaLoading } from './area-loading';
import { warmUp } from './late-modules';
import type { RemoteName } from './remote-paths';

/** The place of one remote on the page: its failure costs its own routes only, and Retry loads it anew. */
export function RemoteArea({ name }: { readonly name: RemoteName }) {
  useEffect(() => warmUp(name), [name]);
  return (
    <RemoteRoutes
      name={name}
      fallback={<AreaLoading />}
      renderFailure={({ error, retry }) => <ErrorState error={error} onRetry={retry} />}
    />
  );
}
