import { isApiError } from '@concord/api-client/requests';
import { EmptyState, ErrorState, Skeleton, Stack } from '@concord/ui';
import type { ReactNode } from 'react';

export interface LoadGuardProps<Data> {
  readonly query: {
    readonly currentData?: Data;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** What is said when the record does not exist. */
  readonly missing: string;
  /** A way out of a record that is not there. */
  readonly action?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Draws one record once it is here; until then its place, and when it does not come the reason. */
export function LoadGuard<Data>({ query, missing, action, children }: LoadGuardProps<Data>) {
  const { currentData, error, isFetching, refetch } = query;
  if (currentData !== undefined) return children(currentData);
  if (error && !isFetching) {
    return isApiError(error) && error.status === 404 ? (
      <EmptyState title={missing} text="It may have been removed." action={action} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <Stack spacing={2.5} aria-busy="true" aria-label="Loading">
      <Skeleton variant="rounded" height={180} />
      <Skeleton variant="rounded" height={240} />
    </Stack>
  );
}
