import { Button } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import type { ReactNode } from 'react';

interface RetryAlertProps {
  readonly severity?: 'warning' | 'error';
  readonly retry: () => unknown;
  readonly children: ReactNode;
}

/** Error of a part of a page or a dialog, with a button to try again. */
export function RetryAlert({ severity = 'warning', retry, children }: RetryAlertProps) {
  return (
    <Alert
      severity={severity}
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
