import { Button } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import type { ReactNode } from 'react';

/** Says that a part of a page could not be loaded, and loads it again. */
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
