import { RemoteBoundary, useLocation } from '@concord/mfe';
import { Container, ErrorState } from '@concord/ui';
import type { ReactNode } from 'react';

const reload = () => window.location.reload();

/** Error of a page. Webpack does not retry a failed chunk, so Retry may have to reload the whole page. */
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

/** Shows a page's error in its place, so that the menu stays. Opening another page retries. */
export function ContentBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <RemoteBoundary key={pathname} renderFailure={(failure) => <Failure {...failure} />}>
      {children}
    </RemoteBoundary>
  );
}
