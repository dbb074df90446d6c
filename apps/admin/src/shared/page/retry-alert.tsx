import { Button } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import type { ReactNode } from 'react';

/** Error of a part of a page, with a Retry button. */
export function RetryAlert({
  retry,
  children,
}: {
  readonly retry: () => unknown;
  readonly children: ReactNode;
}) {
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={retry}>
          Try again
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
