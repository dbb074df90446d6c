import { useMember } from '@concord/api-client/member';
import { INSTITUTE } from '@concord/institute';
import { Navigate, useLocation, useSearchParams } from '@concord/mfe';
import { Box, LogoMark, Page, Paper, Skeleton, Stack, Typography } from '@concord/ui';
import { NeedsScripts, ONLY_WITH_SCRIPTS } from '../../shared/needs-scripts';
import { Notice } from '../../shared/notice';
import { CodeStep } from './code-step';
import { EmailStep } from './email-step';
import { pathAfterSignIn } from './path-after-sign-in';
import { PersonStep } from './person-step';
import { type SignIn, useSignIn } from './use-sign-in';

const NOTICES = {
  left: 'You are signed out.',
  expired: 'Your sign-in has ended. Please sign in again.',
} as const;

/** Notice for somebody whom the gate redirected. */
function noticeOf(state: unknown): string | undefined {
  const ended = typeof state === 'object' && state !== null && 'ended' in state ? state.ended : undefined;
  return ended === 'left' || ended === 'expired' ? NOTICES[ended] : undefined;
}

const ABOUT =
  'See what became of your application, what you owe, your card, exams and certificates. You sign in with a six-digit code, so there is no password to remember.';

/** Height of the first step where codes are sent by e-mail. */
const FORM_PX = 226;

function CurrentStep({ signIn }: { readonly signIn: SignIn }) {
  const { step } = signIn;
  if (!signIn.isReady)
    return (
      <Box aria-busy="true" sx={ONLY_WITH_SCRIPTS}>
        <Skeleton variant="rounded" height={FORM_PX} />
      </Box>
    );
  if (step.kind === 'person') return <PersonStep signIn={signIn} step={step} />;
  return step.kind === 'code' ? <CodeStep signIn={signIn} step={step} /> : <EmailStep signIn={signIn} />;
}

/** `/me/sign-in`: sign-in of members and applicants by a code. */
export default function SignInPage() {
  const { signIn: signedIn } = useMember();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const signIn = useSignIn();
  const notice = noticeOf(state);
  if (signedIn) return <Navigate to={pathAfterSignIn(search.get('next'))} replace />;
  return (
    <Page title="Sign in" description={ABOUT} maxWidth="sm">
      {/* The footer stays below the screen while the form arrives. */}
      <Box sx={{ minHeight: '80svh' }}>
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <Stack
            direction="row"
            spacing={2}
            sx={{
              alignItems: 'center',
              bgcolor: 'primary.light',
              px: { xs: 2, md: 5 },
              py: { xs: 2.5, md: 4 },
            }}
          >
            <LogoMark size={48} />
            <Box>
              <Typography variant="h2" component="h1">
                Sign in
              </Typography>
              <Typography color="textSecondary">
                For members and applicants of {INSTITUTE.shortName}
              </Typography>
            </Box>
          </Stack>
          <Box sx={{ px: { xs: 2, md: 5 }, py: { xs: 2.5, md: 4 } }}>
            <Typography sx={{ mb: 2.5 }}>{ABOUT}</Typography>
            <NeedsScripts />
            {notice && signIn.isReady && signIn.step.kind === 'email' ? (
              <Notice tone="info" sx={{ mb: 2.5 }}>
                {notice}
              </Notice>
            ) : null}
            <CurrentStep signIn={signIn} />
          </Box>
        </Paper>
      </Box>
    </Page>
  );
}
