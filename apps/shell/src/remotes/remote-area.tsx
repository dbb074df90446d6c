import { RemoteRoutes } from '@concord/mfe';
import { useEffect } from 'react';
import { AreaLoading } from '../area-loading';
import { warmUp } from './late-modules';
import { startWorker } from '../offline/start-worker';
import { typeAgain } from '../served/typed-early';
import { RemoteFailure } from './remote-failure';
import type { RemoteName } from './remote-name';

/** The place of one remote on the page: its failure costs its own routes only, and Retry loads it anew. */
export function RemoteArea({ name }: { readonly name: RemoteName }) {
  useEffect(() => {
    warmUp(name);
    startWorker(name);
  }, [name]);
  return (
    <RemoteRoutes
      name={name}
      fallback={<AreaLoading />}
      onShown={typeAgain}
      renderFailure={(failure) => <RemoteFailure {...failure} />}
    />
  );
}
