import { type SessionDetails, useLogout } from '@concord/api-client';
import { INSTITUTE } from '@concord/institute';
import { Link } from '@concord/mfe';
import {
  Box,
  Button,
  IconButton,
  LinkButton,
  LogoMark,
  SchemeSwitch,
  Stack,
  Typography,
  VISUALLY_HIDDEN,
} from '@concord/ui';
import { HomeIcon, LogoutIcon, PersonIcon, Tooltip } from '@concord/ui/display';
import type { ReactNode } from 'react';
import { AdminMenu } from './admin-menu';

const ROLE_NAMES: Record<SessionDetails['role'], string> = {
  SUPER_ADMIN: 'Super administrator',
  ADMIN: 'Administrator',
  PENDING: 'Awaiting approval',
};

const FOCUS = {
  '&:focus-visible': { outlineColor: 'var(--mui-palette-band-focus)', outlineOffset: '-3px' },
} as const;

const ON_BAND = { color: 'band.contrastText', '&:hover': { bgcolor: 'band.hover' }, ...FOCUS } as const;
const FOOTER_BUTTON = {
  ...ON_BAND,
  flex: '1 1 0',
  px: 1,
  whiteSpace: 'nowrap',
  fontSize: '0.9375rem',
} as const;
const RULE = { borderColor: 'band.line' } as const;

const ACCOUNT = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minWidth: 0,
  minHeight: 44,
  flexGrow: 1,
  color: 'inherit',
  textDecoration: 'none',
  ...FOCUS,
} as const;

interface DrawerContentProps {
  readonly details: SessionDetails;
  readonly onNavigate?: () => void;
  /** A button at the end of the head. */
  readonly action?: ReactNode;
}

function Head({ details, onNavigate, action }: DrawerContentProps) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Box
        component={Link}
        to="/admin"
        onClick={onNavigate}
        aria-label={`${INSTITUTE.shortName} back office`}
        sx={{ display: 'grid', placeItems: 'center', width: 44, height: 44, ...FOCUS }}
      >
        <LogoMark size={34} />
      </Box>
      <Box component={Link} to="/admin/account" onClick={onNavigate} sx={ACCOUNT}>
        <Typography noWrap sx={{ fontWeight: 650, lineHeight: 1.3, color: 'common.white' }}>
          {details.username}
        </Typography>
        <Typography variant="body2" noWrap sx={{ lineHeight: 1.3 }}>
          {ROLE_NAMES[details.role]}
        </Typography>
        <Box component="span" sx={VISUALLY_HIDDEN}>
          Your account
        </Box>
      </Box>
      <SchemeSwitch sx={{ ...ON_BAND, color: 'band.contrastText' }} />
      {action}
    </Stack>
  );
}

/** Sets the scrollbar's colours: Firefox and WebKitGTK would draw a white track beside the dark menu. */
const SCROLLBAR = { scrollbarColor: 'rgb(255 255 255 / 45%) transparent' } as const;

/**
 * Drawer: the signed-in user, the menu, and links out of the back office, which stay while the menu scrolls.
 */
export function DrawerContent({ details, onNavigate, action }: DrawerContentProps) {
  const logout = useLogout();
  return (
    <Stack sx={{ height: '100%', bgcolor: 'band.main', color: 'band.contrastText' }}>
      <Box sx={{ px: 1, py: 0.75, borderBottom: 1, ...RULE }}>
        <Head details={details} onNavigate={onNavigate} action={action} />
      </Box>
      <Box sx={{ flex: '1 1 0', minHeight: 0, overflowY: 'auto', px: 1, py: 0.75, ...SCROLLBAR }}>
        {details.factor === 'needed' ? null : <AdminMenu role={details.role} onNavigate={onNavigate} />}
      </Box>
      <Stack direction="row" sx={{ px: 1, py: 0.5, borderTop: 1, ...RULE }}>
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

const RAIL_ICON = { ...ON_BAND, borderRadius: 2, width: 44, height: 44 } as const;

/** Drawer as a column of icons, for narrow windows. */
export function Rail({ details }: { readonly details: SessionDetails }) {
  const logout = useLogout();
  const account = `${details.username}, ${ROLE_NAMES[details.role]}: your account`;
  return (
    <Stack
      sx={{ height: '100%', alignItems: 'center', bgcolor: 'band.main', color: 'band.contrastText', py: 0.5 }}
    >
      <Tooltip title={account} placement="right">
        <IconButton component={Link} to="/admin/account" aria-label={account} sx={RAIL_ICON}>
          <PersonIcon />
        </IconButton>
      </Tooltip>
      <Box
        sx={{
          flex: '1 1 0',
          minHeight: 0,
          width: 56,
          px: 0.75,
          py: 0.5,
          overflowY: 'auto',
          scrollbarWidth: 'none',
        }}
      >
        {details.factor === 'needed' ? null : <AdminMenu isRail role={details.role} />}
      </Box>
      <SchemeSwitch sx={RAIL_ICON} />
      <Tooltip title="Go to home" placement="right">
        <IconButton component={Link} to="/" aria-label="Go to home" sx={RAIL_ICON}>
          <HomeIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="LogOut" placement="right">
        <IconButton aria-label="LogOut" onClick={logout} sx={RAIL_ICON}>
          <LogoutIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
