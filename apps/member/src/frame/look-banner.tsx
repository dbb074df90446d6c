import { useAppDispatch } from '@concord/api-client';
import { memberLookEnded } from '@concord/api-client/member';
import type { AccessHolder } from '@concord/contracts';
import { useNavigate } from '@concord/mfe';
import { Box, Button, Container, Typography } from '@concord/ui';

const BANNER = {
  bgcolor: 'secondary.light',
  color: 'secondary.dark',
  borderBottom: 1,
  borderColor: 'secondary.main',
  displayPrint: 'none',
} as const;

const recordOf = ({ member, student }: AccessHolder) =>
  member ? `/admin/members/${member}` : `/admin/students/${student ?? ''}`;

/** Tells staff that they look at the pages of somebody else, and leads them back. */
export default function LookBanner({ holder }: { readonly holder: AccessHolder }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const stop = () => {
    void navigate(recordOf(holder));
    dispatch(memberLookEnded());
  };
  return (
    <Box role="region" aria-label="View as staff" sx={BANNER}>
      <Container
        maxWidth="md"
        sx={{ py: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}
      >
        <Typography sx={{ flex: '1 1 16rem', py: 0.5 }}>
          You see these pages as <strong>{holder.name}</strong> does. You can read everything here, but not
          change it. Your visit is on record.
        </Typography>
        <Button color="inherit" variant="outlined" onClick={stop}>
          Stop looking
        </Button>
      </Container>
    </Box>
  );
}
