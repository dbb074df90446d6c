import { lazy, type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadRemoteRoutes, type RemoteRoutesModule } from './load-remote';
import { RemoteBoundary, type RemoteFailureView } from './remote-boundary';

/** Loaded components by remote, so that a second visit loads nothing. */
const mounted = new Map<string, ComponentType>();
const failed = new Set<string>();

function mountRemote(remote: string) {
  const again = failed.delete(remote);
  const component = lazy(() =>
    loadRemoteRoutes(remote, again).catch((error: unknown) => {
      mounted.delete(remote);
      failed.add(remote);
      throw error;
    }),
  );
  mounted.set(remote, component);
  return component;
}

/**
 * Provides a loaded remote to `RemoteRoutes`, which then renders without Suspense, as prerendering
 * and hydration require.
 */
export function provideRemote(remote: string, { default: Component }: RemoteRoutesModule): void {
  mounted.set(remote, Component);
}

interface RemoteRoutesProps {
  /** The remote's name in `/remotes.json`. */
  readonly name: string;
  /** Shown while the remote is loading. */
  readonly fallback: ReactNode;
  /** Shown when the remote fails to load or to render; `retry` loads it again. */
  readonly renderFailure: (failure: RemoteFailureView) => ReactNode;
  /** Called when the remote's page is mounted or hydrated. */
  readonly onShown?: () => void;
}

function Shown({ onShown, children }: { readonly onShown?: () => void; readonly children: ReactNode }) {
  useEffect(() => onShown?.(), [onShown]);
  return children;
}

function MountedRemote({ name, fallback, renderFailure, onShown }: RemoteRoutesProps) {
  const [Remote, setRemote] = useState(() => mounted.get(name) ?? mountRemote(name));
  return (
    <RemoteBoundary
      renderFailure={renderFailure}
      onRetry={() => setRemote(() => mounted.get(name) ?? mountRemote(name))}
    >
      <Suspense fallback={fallback}>
        <Shown onShown={onShown}>
          <Remote />
        </Shown>
      </Suspense>
    </RemoteBoundary>
  );
}

/**
 * Mounts the routes of a remote and loads it on the first visit. A failure affects only this part
 * of the page; the next visit retries.
 */
export function RemoteRoutes(props: RemoteRoutesProps) {
  return <MountedRemote key={props.name} {...props} />;
}
