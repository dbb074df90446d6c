import { RemoteBoundary, useLocation } from '@concord/mfe';
import { Container, ErrorState } from '@concord/ui';
import type { ReactNode } from 'react';

const reload = () => window.location.reload();

/** Webpack does not load a chunk again that failed, so such a page needs to be reloaded as a whole. */
function Failure({ error, retry }: { readonly error: Error; readonly retry: () => void }) {
  const isUnloaded = error.name === 'ChunkLoadError';
  return (
    <Container maxWidth="xl">
      {isUnloaded ? (
        <ErrorState
          title="This page could not be loaded"
          error="The connection was lost, or there is a new version of the back office. Reload to open this page. The menu still works."
          onRetry={reload}
          retryLabel="Reload"
        />
      ) : (
        <ErrorState error={error} onRetry={retry} />
      )}
    </Container>
  );
}

/** Shows the failure of a page in its place, so that the menu stays. Another page is tried again. */
export function ContentBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <RemoteBoundary key={pathname} renderFailure={(failure) => <Failure {...failure} />}>
      {children}
    </RemoteBoundary>
  );
}
