import { type SessionDetails, signedInAs, useAppDispatch } from '@concord/api-client';
import { errorMessage } from '@concord/api-client/requests';
import { useLocation, useNavigate } from '@concord/mfe';
import { Button, GlobalStyles, Page, PageHeader, Paper, Stack, TextLink, Typography } from '@concord/ui';
import { Alert } from '@concord/ui/forms';
import type { ReactNode, SubmitEventHandler } from 'react';
import { returnPath } from './return-path';

/** Stores who signed in, and goes to the page that asked for it. */
export function useSignedIn(): (details: SessionDetails) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  return (details) => {
    dispatch(signedInAs(details));
    void navigate(returnPath(state), { replace: true });
  };
}

/** The website's footer has nothing for staff who sign in. */
const WITHOUT_FOOTER = <GlobalStyles styles={{ 'main + footer': { display: 'none' } }} />;

interface AccountFormProps {
  readonly title: string;
  /** The text of the button; the title when absent. */
  readonly submitLabel?: string;
  readonly lead: string;
  /** What the request was refused with. */
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly onSubmit: SubmitEventHandler;
  /** The fields. */
  readonly children: ReactNode;
  /** The way to the other form. */
  readonly other?: { readonly question: string; readonly to: string; readonly title: string };
  /** Below all of that. */
  readonly below?: ReactNode;
}

/** A form by which staff sign in or up, or choose a new password. */
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
