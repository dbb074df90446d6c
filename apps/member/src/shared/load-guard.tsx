import { EmptyState, ErrorState } from '@concord/ui';
import { isApiError } from '@concord/api-client/member';
import type { ReactNode } from 'react';
import { PartsLoading } from './parts-loading';

/** The used parts of a query's result. */
interface LoadedQuery<Data> {
  readonly currentData?: Data;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface LoadGuardProps<Data> {
  readonly query: LoadedQuery<Data>;
  /** Heading for something that does not exist. */
  readonly missing?: string;
  /** Placeholder instead of the usual one. */
  readonly loading?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Shows loaded data; before that a placeholder, and after a failure the error with Retry. */
export function LoadGuard<Data>({
  query,
  missing = 'There is nothing here',
  loading,
  children,
}: LoadGuardProps<Data>) {
  const { currentData, error, isFetching, refetch } = query;
  if (currentData !== undefined) return children(currentData);
  if (error && !isFetching)
    return isApiError(error) && error.status === 404 ? (
      <EmptyState title={missing} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  return loading ?? <PartsLoading />;
}
