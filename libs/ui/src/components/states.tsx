import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { errorMessage } from './error-message';
import { EmptyIllustration, BrokenIllustration } from './illustrations';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  readonly illustration?: ReactNode;
  readonly role?: 'alert';
}

/** For a list or a page without content: a title, and in `action` a button to add the first entry. */
export function EmptyState(props: EmptyStateProps) {
  const { title, text, action, illustration = <EmptyIllustration />, role } = props;
  return (
    <Stack
      role={role}
      spacing={2}
      sx={{ alignItems: 'center', textAlign: 'center', py: { xs: 5, md: 8 }, px: 2 }}
    >
      {illustration}
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {text ? (
        <Typography color="textSecondary" sx={{ maxWidth: '56ch' }}>
          {text}
        </Typography>
      ) : null}
      {action}
    </Stack>
  );
}

interface ErrorStateProps {
  readonly error: unknown;
  readonly title?: string;
  /** Called by the button, which is absent without it. */
  readonly onRetry?: () => void;
  /** Label of the button, `Retry` if not given. */
  readonly retryLabel?: string;
}

/** For something that failed to load: the message of `error` (see `errorMessage`) and a Retry button. */
export function ErrorState({
  error,
  title = 'This could not be loaded',
  onRetry,
  retryLabel = 'Retry',
}: ErrorStateProps) {
  return (
    <EmptyState
      role="alert"
      illustration={<BrokenIllustration />}
      title={title}
      text={errorMessage(error)}
      action={
        onRetry ? (
          <Button variant="contained" onClick={onRetry}>
            {retryLabel}
          </Button>
        ) : null
      }
    />
  );
}
