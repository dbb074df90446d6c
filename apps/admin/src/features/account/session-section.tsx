import { LIMITS, type StaffSession } from '@concord/contracts';
import { Box, Typography } from '@concord/ui';
import { Chip } from '@concord/ui/display';
import { ActionDialog } from '../../shared/dialogs/action-dialog';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { formatDateTime } from '../../shared/format';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { LoadGuard } from '../../shared/page/load-guard';
import { Section } from '../../shared/page/section';
import { useSessionEndMutation, useSessionEndOthersMutation, useSessionListQuery } from './requests';

function EndButton({ _id, device, createdAt }: StaffSession) {
  const [end] = useSessionEndMutation();
  const since = formatDateTime(createdAt);
  return (
    <DialogButton
      size="small"
      variant="outlined"
      color="error"
      aria-label={`Sign out ${device}, since ${since}`}
      sx={{ whiteSpace: 'nowrap' }}
      dialog={(close) => (
        <ActionDialog
          destructive
          title="Sign out this browser?"
          confirmLabel="Sign out"
          successText="Signed out"
          act={() => end({ params: { id: _id } }).unwrap()}
          onClose={close}
        >
          {device}, signed in since {since}, must sign in again.
        </ActionDialog>
      )}
    >
      Sign out
    </DialogButton>
  );
}

function EndOthersButton() {
  const [endOthers] = useSessionEndOthersMutation();
  return (
    <DialogButton
      variant="outlined"
      color="error"
      dialog={(close) => (
        <ActionDialog
          destructive
          title="Sign out everywhere else?"
          confirmLabel="Sign out all others"
          successText="All other browsers are signed out"
          act={() => endOthers().unwrap()}
          onClose={close}
        >
          You stay signed in here. You must sign in again in every other browser.
        </ActionDialog>
      )}
    >
      Sign out all others
    </DialogButton>
  );
}

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1.5,
  containerType: 'inline-size',
} as const;
/** Card with one line per time; two columns, or a single row, if there is room. */
const CARD = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  alignItems: 'center',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '@container (min-width: 380px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
  '@container (min-width: 640px)': {
    gridTemplateColumns: 'minmax(0, 1.6fr) repeat(3, minmax(0, 1fr)) 124px',
    '& > :first-of-type': { gridColumn: 'auto' },
    '& > :last-of-type': { justifySelf: 'end' },
  },
} as const;
const TIME = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 1,
  '@container (min-width: 380px)': { display: 'block' },
} as const;

function Moment({ label, at }: { readonly label: string; readonly at: string }) {
  return (
    <Box sx={TIME}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography>{formatDateTime(at)}</Typography>
    </Box>
  );
}

function SessionCard({ session }: { readonly session: StaffSession }) {
  const { device, address, createdAt, lastSeenAt, endsAt, isCurrent } = session;
  return (
    <Box component="li" sx={CARD}>
      <div>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{device}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {address}
        </Typography>
      </div>
      <Moment label="Signed in" at={createdAt} />
      <Moment label="Last used" at={lastSeenAt} />
      <Moment label="Ends" at={endsAt} />
      <div>
        {isCurrent ? (
          <Chip size="small" color="success" variant="outlined" label="This browser" />
        ) : (
          <EndButton {...session} />
        )}
      </div>
    </Box>
  );
}

/** Sign-ins of the account, which its owner can end. */
export function SessionSection() {
  const query = useSessionListQuery(undefined, REFETCH_ON_MOUNT);
  const hasOthers = query.data?.some(({ isCurrent }) => !isCurrent);
  return (
    <Section title="Your sign-ins" actions={hasOthers ? <EndOthersButton /> : undefined}>
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        These browsers are signed in to your account. Each sign-in ends after {LIMITS.staffSignInHours} hours,
        or after {LIMITS.staffIdleHours} hours without use.
      </Typography>
      <LoadGuard query={query} missing="No sign-ins found">
        {(sessions) => (
          <Box component="ul" sx={LIST}>
            {sessions.map((session) => (
              <SessionCard key={session._id} session={session} />
            ))}
          </Box>
        )}
      </LoadGuard>
    </Section>
  );
}
