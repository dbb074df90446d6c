import type { ApiError } from '@concord/api-client/requests';
import { Button, Typography } from '@concord/ui';
import { Alert, AlertTitle, RefreshIcon } from '@concord/ui/display';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { unansweredTitle } from './upload-text';

function listen(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

const titleOf = (error: ApiError | undefined, online: boolean) =>
  error ? unansweredTitle(error, online) : 'You are offline';

interface UnansweredPanelProps {
  /** Reason for the missing answer; absent if nothing was sent. */
  readonly error?: ApiError;
  readonly onRetry: () => void;
}

/** Explains that the registration may have arrived, or was not sent, and that a retry is safe. */
export function UnansweredPanel({ error, onRetry }: UnansweredPanelProps) {
  const online = useSyncExternalStore(listen, () => navigator.onLine);
  const [wasOffline, setWasOffline] = useState(!online);
  if (!online && !wasOffline) setWasOffline(true);
  const isBack = online && wasOffline;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);

  return (
    <Alert
      ref={panel}
      severity={isBack ? 'info' : 'warning'}
      tabIndex={-1}
      sx={{ mt: 3, border: 1, '& .MuiAlert-message': { flex: 1 } }}
    >
      <AlertTitle>{isBack ? 'You are back online' : titleOf(error, online)}</AlertTitle>
      <Typography variant="body2" sx={{ mb: 2, maxWidth: '68ch' }}>
        Nothing is lost. Everything you entered is still here.{' '}
        {error
          ? 'Your registration may have reached us. You can safely try again, because you can’t be registered twice.'
          : 'Your registration was not sent.'}
        {online ? null : ' Try again once you are back online.'}
      </Typography>
      <Button variant="contained" startIcon={<RefreshIcon />} onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}
