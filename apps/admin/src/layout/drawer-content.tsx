import { loggedOut, type SessionDetails, useAppDispatch } from '@concord/api-client';
import { Link } from '@concord/mfe';
import { Box, Button, LinkButton, Logo, Stack, Typography } from '@concord/ui';
import { Avatar, HomeIcon, LogoutIcon } from '@concord/ui/display';
import { AdminMenu } from './admin-menu';

const ROLE_NAMES: Record<SessionDetails['role'], string> = {
  SUPER_ADMIN: 'Super administrator',
  ADMIN: 'Administrator',
  PENDING: 'Awaiting approval',
};

const FOOT_BUTTON = {
  justifyContent: 'flex-start',
  color: '#e4f1e8',
  '&:hover': { background: 'rgba(255, 255, 255, 0.08)' },
  '&:focus-visible': { outlineColor: '#f2d696' },
} as const;

interface DrawerContentProps {
  readonly details: SessionDetails;
  readonly onNavigate?: () => void;
}

/** What the drawer holds: the mark, who is signed in, the menu, and the ways out. */
export function DrawerContent({ details, onNavigate }: DrawerContentProps) {
  const dispatch = useAppDispatch();
  return (
    <Stack sx={{ minHeight: '100%', p: 2, gap: 2.5, bgcolor: '#0b3320', color: '#e4f1e8' }}>
      <Box
        component={Link}
        to="/admin"
        onClick={onNavigate}
        aria-label="Concord back office"
        sx={{ textDecoration: 'none', px: 0.5, pt: 0.5 }}
      >
        <Logo color="#ffffff" />
      </Box>
      <Stack
        direction="row"
        spacing={1.5}
        sx={{ alignItems: 'center', p: 1.5, borderRadius: 2, bgcolor: 'rgba(255, 255, 255, 0.06)' }}
      >
        <Avatar aria-hidden="true" sx={{ bgcolor: '#e4f1e8', color: 'primary.dark', fontWeight: 650 }}>
          {[...details.username][0]?.toUpperCase()}
        </Avatar>
        <Box sx={{ minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 650, color: '#ffffff' }}>
            {details.username}
          </Typography>
          <Typography variant="body2">{ROLE_NAMES[details.role]}</Typography>
        </Box>
      </Stack>
      <AdminMenu role={details.role} onNavigate={onNavigate} />
      <Stack sx={{ mt: 'auto', pt: 2, borderTop: '1px solid rgba(228, 241, 232, 0.2)' }}>
        <LinkButton to="/" startIcon={<HomeIcon />} sx={FOOT_BUTTON}>
          Go to home
        </LinkButton>
        <Button startIcon={<LogoutIcon />} onClick={() => dispatch(loggedOut())} sx={FOOT_BUTTON}>
          LogOut
        </Button>
      </Stack>
    </Stack>
  );
}
