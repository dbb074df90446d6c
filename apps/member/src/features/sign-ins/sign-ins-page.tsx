import { type AccessSession, ACCESS_LIMITS } from '@concord/contracts';
import { Box, Stack, Typography } from '@concord/ui';
import { asMoment } from '../../shared/format';
import { useHolder } from '../../shared/holder';
import { LoadGuard } from '../../shared/load-guard';
import { MemberPage } from '../../shared/member-page';
import { ConfirmedButton } from '../../shared/confirmed-button';
import {
  useAccessSessionEndMutation,
  useAccessSessionEndOthersMutation,
  useAccessSessionsQuery,
} from './requests';

const CARD = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { sm: '1fr auto' },
  alignItems: 'center',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;

const CURRENT = { color: 'primary.main', fontWeight: 600 } as const;

function EndButton({ _id: id, device, createdAt }: AccessSession) {
  const [end] = useAccessSessionEndMutation();
  const since = asMoment(createdAt);
  return (
    <ConfirmedButton
      label="Sign out"
      name={`Sign out ${device}, since ${since}`}
      title="Sign out this device?"
      doneText="Signed out"
      act={() => end({ params: { id } }).unwrap()}
    >
      {device}, signed in since {since}, needs a new code to sign in again.
    </ConfirmedButton>
  );
}

function EndOthersButton() {
  const [endOthers] = useAccessSessionEndOthersMutation();
  return (
    <ConfirmedButton
      label="Sign out all others"
      title="Sign out everywhere else?"
      doneText="All other devices are signed out"
      act={() => endOthers().unwrap()}
    >
      You stay signed in here. All other devices need a new code to sign in again.
    </ConfirmedButton>
  );
}

interface SessionCardProps {
  readonly session: AccessSession;
  readonly canEnd: boolean;
}

function SessionCard({ session, canEnd }: SessionCardProps) {
  const { device, address, createdAt, lastSeenAt, isCurrent } = session;
  return (
    <Box component="li" sx={CARD}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{device}</Typography>
        <Typography variant="body2" color="textSecondary">
          Signed in on {asMoment(createdAt)}
          <br />
          Last used on {asMoment(lastSeenAt)}, from {address}
        </Typography>
      </Box>
      {isCurrent ? <Typography sx={CURRENT}>This device</Typography> : null}
      {!isCurrent && canEnd ? <EndButton {...session} /> : null}
    </Box>
  );
}

/** `/me/sign-ins`: where the person is signed in, and the end of each sign-in. */
export default function SignInsPage() {
  const query = useAccessSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { isViewed } = useHolder();
  const lead = `Each sign-in ends after ${ACCESS_LIMITS.idleDays} days without use. If you lost a phone, sign it out here.`;
  return (
    <MemberPage title="Sign-ins" lead={lead}>
      <LoadGuard query={query}>
        {(sessions) => (
          <Stack spacing={2.5}>
            <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {sessions.map((session) => (
                <SessionCard key={session._id} session={session} canEnd={!isViewed} />
              ))}
            </Stack>
            {sessions.some(({ isCurrent }) => !isCurrent) && !isViewed ? (
              <div>
                <EndOthersButton />
              </div>
            ) : null}
          </Stack>
        )}
      </LoadGuard>
    </MemberPage>
  );
}
