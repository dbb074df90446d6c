import { type SessionDetails, signedInAs, useAppDispatch } from '@concord/api-client';
import { errorMessage } from '@concord/api-client/requests';
import { useLocation, useNavigate } from '@concord/mfe';
import { Button, GlobalStyles, Page, PageHeader, Paper, Stack, TextLink, Typography } from '@concord/ui';
import { Alert } from '@concord/ui/forms';
import type { ReactNode, SubmitEventHandler } from 'react';
import { returnPath } from './return-path';

/** Returns a function that stores the session and continues to the page that required it. */
export function useSignedIn(): (details: SessionDetails) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  return (details) => {
    dispatch(signedInAs(details));
    void navigate(returnPath(state), { replace: true });
  };
}

/** Hides the website's footer, which staff don't need. */
const WITHOUT_FOOTER = <GlobalStyles styles={{ 'main + footer': { display: 'none' } }} />;

interface AccountFormProps {
  readonly title: string;
  /** Text of the button; defaults to the title. */
  readonly submitLabel?: string;
  readonly lead: string;
  /** Error of the request. */
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly onSubmit: SubmitEventHandler;
  readonly children: ReactNode;
  /** Link to the other form. */
  readonly other?: { readonly question: string; readonly to: string; readonly title: string };
  /** Content at the bottom. */
  readonly below?: ReactNode;
}

/** Form of staff sign-in, sign-up, or password change. */
export function AccountForm(props: AccountFormProps) {
  const { title, submitLabel = title, lead, error, isLoading, onSubmit, children, other, below } = props;
  const { state } = useLocation();
  return (
    <Page title={title} maxWidth="sm">
      {WITHOUT_FOOTER}
      <Paper variant="outlined" sx={{ p: { xs: 2.5, md: 5 } }}>
        <PageHeader title={title} lead={lead} />
        <Stack component="form" noValidate spacing={2.5} onSubmit={onSubmit}>
          {error ? <Alert severity="error">{errorMessage(error)}</Alert> : null}
          {children}
          <Button type="submit" variant="contained" size="large" loading={isLoading}>
            {submitLabel}
          </Button>
          {other ? (
            <Typography>
              {other.question}{' '}
              <TextLink to={other.to} state={state} underline="always">
                {other.title}
              </TextLink>
            </Typography>
          ) : null}
          {below}
        </Stack>
      </Paper>
    </Page>
  );
}
