import { RemoteRoutes } from '@concord/mfe';
import { useEffect } from 'react';
import type { RemoteName } from '../addresses/remote-name';
import { AreaLoading } from '../layout/area-loading';
import { startWorker } from '../offline/start-worker';
import { replayEarlyInput } from '../prerendered/early-input';
import { preloadModules } from '../shared-modules/preload';
import { RemoteFailure } from './remote-failure';

/** Pages of a remote; on failure an error with Retry. */
export function RemoteArea({ name }: { readonly name: RemoteName }) {
  useEffect(() => {
    preloadModules(name);
    startWorker(name);
  }, [name]);
  return (
    <RemoteRoutes
      name={name}
      fallback={<AreaLoading />}
      onShown={replayEarlyInput}
      renderFailure={(failure) => <RemoteFailure {...failure} />}
    />
  );
}
