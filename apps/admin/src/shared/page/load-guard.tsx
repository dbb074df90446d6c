import { isApiError } from '@concord/api-client/requests';
import { EmptyState, ErrorState, Skeleton, Stack } from '@concord/ui';
import type { ReactNode } from 'react';
import type { QueryState } from '../query-state';

export interface LoadGuardProps<Data> {
  readonly query: Omit<QueryState<Data>, 'data'>;
  /** The heading where the record does not exist. */
  readonly missing: string;
  /** Shown where the record does not exist. */
  readonly action?: ReactNode;
  /** Shown until it has loaded, where the usual placeholder has another size. */
  readonly placeholder?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Shows a record when it has loaded; a placeholder until then, and the error where loading fails. */
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
