import { lazy, type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadRemoteRoutes, type RemoteRoutesModule } from './load-remote';
import { RemoteBoundary, type RemoteFailureView } from './remote-boundary';

type Load = (remote: string, again: boolean) => Promise<RemoteRoutesModule>;

/** One component per remote for the life of the page, so that leaving and coming back does not load it twice. */
const mounted = new Map<string, ComponentType>();
const failed = new Set<string>();

function mountRemote(remote: string, load: Load) {
  const again = failed.delete(remote);
  const component = lazy(() =>
    load(remote, again).catch((error: unknown) => {
      mounted.delete(remote);
      failed.add(remote);
      throw error;
    }),
  );
  mounted.set(remote, component);
  return component;
}

/** Mounts a remote whose routes are here already: it renders without waiting, as prerendered pages need. */
export function provideRemote(remote: string, { default: Component }: RemoteRoutesModule): void {
  mounted.set(remote, Component);
}

/** Properties of {@link RemoteRoutes}. */
export interface RemoteRoutesProps {
  /** The remote's name in `/remotes.json`. */
  readonly name: string;
  /** Shown while the remote is on its way. */
  readonly fallback: ReactNode;
  /** Shown when the remote cannot be loaded or breaks; `retry` loads it anew. */
  readonly renderFailure: (failure: RemoteFailureView) => ReactNode;
  /** Called when the remote's page answers its user. */
  readonly onShown?: () => void;
  /** How to load the remote; the default is the federation runtime. */
  readonly load?: Load;
}

function Shown({ onShown, children }: { readonly onShown?: () => void; readonly children: ReactNode }) {
  useEffect(() => onShown?.(), [onShown]);
  return children;
}

function MountedRemote({
  name,
  fallback,
  renderFailure,
  onShown,
  load = loadRemoteRoutes,
}: RemoteRoutesProps) {
  const [Remote, setRemote] = useState(() => mounted.get(name) ?? mountRemote(name, load));
  return (
    <RemoteBoundary
      renderFailure={renderFailure}
      onRetry={() => setRemote(() => mounted.get(name) ?? mountRemote(name, load))}
    >
      <Suspense fallback={fallback}>
        <Shown onShown={onShown}>
          <Remote />
        </Shown>
      </Suspense>
    </RemoteBoundary>
  );
}

/** Mounts the routes of one remote, loading it on the first visit. Its failures cost its own routes only. */
export function RemoteRoutes(props: RemoteRoutesProps) {
  return <MountedRemote key={props.name} {...props} />;
}
