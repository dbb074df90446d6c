import { RemoteRoutes } from '@concord/mfe';
import { ErrorState, Page, Skeleton } from '@concord/ui';

function Loading() {
  return (
    <Page title="Loading">
      <Skeleton variant="text" sx={{ fontSize: '3rem', maxWidth: 420 }} />
      <Skeleton variant="text" sx={{ maxWidth: 640 }} />
      <Skeleton variant="rounded" height={240} sx={{ mt: 4 }} />
    </Page>
  );
}

/** The place of one remote on the page. */
export function RemoteArea({ name }: { readonly name: string }) {
  return (
    <RemoteRoutes
      name={name}
      fallback={<Loading />}
      renderFailure={({ error, retry }) => <ErrorState error={error} onRetry={retry} />}
    />
  );
}
