import { isApiError } from '@concord/api-client/requests';
import { EmptyState, ErrorState, Skeleton, Stack } from '@concord/ui';
import type { ReactNode } from 'react';
import type { QueryState } from '../query-state';

export interface LoadGuardProps<Data> {
  readonly query: Omit<QueryState<Data>, 'data'>;
  /** Heading for a missing record. */
  readonly missing: string;
  /** Shown for a missing record. */
  readonly action?: ReactNode;
  /** Replaces the usual placeholder while loading. */
  readonly placeholder?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Shows a loaded record; before that a placeholder, and after a failure the error. */
export function LoadGuard<Data>({ query, missing, action, placeholder, children }: LoadGuardProps<Data>) {
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
    placeholder ?? (
      <Stack spacing={2.5} role="progressbar" aria-label="Loading">
        <Skeleton variant="rounded" height={180} />
        <Skeleton variant="rounded" height={240} />
      </Stack>
    )
  );
}
