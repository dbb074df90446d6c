import { type SessionDetails, useLogout } from '@concord/api-client';
import { Link } from '@concord/mfe';
import { Box, Button, LinkButton, Logo, SchemeSwitch, Stack, Typography, VISUALLY_HIDDEN } from '@concord/ui';
import { Avatar, HomeIcon, LogoutIcon } from '@concord/ui/display';
import { AdminMenu } from './admin-menu';

const ROLE_NAMES: Record<SessionDetails['role'], string> = {
  SUPER_ADMIN: 'Super administrator',
  ADMIN: 'Administrator',
  PENDING: 'Awaiting approval',
};

const FOCUS = { '&:focus-visible': { outlineColor: 'var(--mui-palette-band-focus)' } } as const;

const FOOTER_BUTTON = {
  justifyContent: 'flex-start',
  color: 'band.contrastText',
  '&:hover': { bgcolor: 'band.hover' },
  ...FOCUS,
} as const;

interface DrawerContentProps {
  readonly details: SessionDetails;
  readonly onNavigate?: () => void;
}

export function DrawerContent({ details, onNavigate }: DrawerContentProps) {
  const logout = useLogout();
  return (
    <Stack sx={{ minHeight: '100%', p: 2, gap: 2.5, bgcolor: 'band.main', color: 'band.contrastText' }}>
      <Box
        component={Link}
        to="/admin"
        onClick={onNavigate}
        aria-label="Concord back office"
        sx={{ textDecoration: 'none', px: 0.5, pt: 0.5 }}
      >
        <Logo color="common.white" />
      </Box>
      <Stack
        direction="row"
        spacing={1.5}
        sx={{ alignItems: 'center', p: 1.5, borderRadius: 2, bgcolor: 'band.hover' }}
      >
        <Avatar aria-hidden="true" sx={{ bgcolor: 'band.contrastText', color: 'band.main', fontWeight: 650 }}>
          {[...details.username][0]?.toUpperCase()}
        </Avatar>
        <Box
          component={Link}
          to="/admin/account"
          onClick={onNavigate}
          sx={{ minWidth: 0, flexGrow: 1, color: 'inherit', textDecoration: 'none', ...FOCUS }}
        >
          <Typography noWrap sx={{ fontWeight: 650, color: 'common.white' }}>
            {details.username}
          </Typography>
          <Typography variant="body2">{ROLE_NAMES[details.role]}</Typography>
          <Box component="span" sx={VISUALLY_HIDDEN}>
            Your account
          </Box>
        </Box>
        <SchemeSwitch edge="end" sx={{ ...FOOTER_BUTTON, justifyContent: 'center' }} />
      </Stack>
      {details.factor === 'needed' ? null : <AdminMenu role={details.role} onNavigate={onNavigate} />}
      <Stack sx={{ mt: 'auto', pt: 2, borderTop: 1, borderColor: 'band.line' }}>
        <LinkButton to="/" startIcon={<HomeIcon />} sx={FOOTER_BUTTON}>
          Go to home
        </LinkButton>
        <Button startIcon={<LogoutIcon />} onClick={logout} sx={FOOTER_BUTTON}>
          LogOut
        </Button>
      </Stack>
    </Stack>
  );
}
