import { useMemberSignOut } from '@concord/api-client/member';
import type { AccessHolder } from '@concord/contracts';
import { NavLink, useLocation } from '@concord/mfe';
import { Box, Button, ChevronRightIcon, Container, styled } from '@concord/ui';
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { areasOf } from '../areas';
import { HOME_PATH } from '../shared/paths';

const Item = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.vars.palette.text.primary,
  fontWeight: 550,
  textDecoration: 'none',
  borderBottom: '2px solid transparent',
  '@media (forced-colors: active)': { borderBottomColor: 'Canvas' },
  '&:hover': { color: theme.vars.palette.primary.main },
  '&[aria-current="page"]': {
    color: theme.vars.palette.primary.main,
    borderBottomColor: theme.vars.palette.primary.main,
  },
}));

const BAR = {
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  displayPrint: 'none',
} as const;

/** Place of the bar until it is known whose it is. */
export const BarSpace = () => <Box sx={[BAR, { minHeight: 45 }]} />;

/** One column in the opened menu of a phone, a line that wraps in wider windows. */
const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: { xs: 'grid', md: 'flex' },
  flexWrap: 'wrap',
  columnGap: 2.5,
  pb: { xs: 1, md: 0 },
} as const;

/** Behaviour of the phone's menu: closes on Escape, after a choice, and when the focus leaves it. */
function useMenu() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const open = openAt === pathname;

  useEffect(() => {
    if (!open) return undefined;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpenAt(undefined);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return {
    open,
    button,
    toggle: () => setOpenAt(open ? undefined : pathname),
    close: () => setOpenAt(undefined),
    closeWhenLeft: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpenAt(undefined);
    },
  };
}

/** Navigation of the member's pages: a menu on a phone, a line of links in wider windows. */
export function MemberBar({ holder }: { readonly holder: AccessHolder }) {
  const signOut = useMemberSignOut();
  const { open, button, toggle, close, closeWhenLeft } = useMenu();
  const listId = useId();
  return (
    <Box sx={BAR} onBlur={closeWhenLeft}>
      <Container maxWidth="md" sx={{ display: { md: 'flex' }, alignItems: 'center', gap: 2 }}>
        <Button
          ref={button}
          color="inherit"
          aria-expanded={open}
          aria-controls={listId}
          onClick={toggle}
          endIcon={<ChevronRightIcon sx={{ transform: open ? 'rotate(-90deg)' : 'rotate(90deg)' }} />}
          sx={{ display: { md: 'none' }, width: '100%', px: 0, justifyContent: 'space-between' }}
        >
          My pages
        </Button>
        <Box
          component="nav"
          id={listId}
          aria-label="My pages"
          sx={{ display: { xs: open ? 'block' : 'none', md: 'block' }, flexGrow: 1 }}
        >
          <Box component="ul" sx={LIST}>
            <li>
              <Item to={HOME_PATH} end onClick={close}>
                Overview
              </Item>
            </li>
            {areasOf(holder).map(({ path, label }) => (
              <li key={path}>
                <Item to={path} onClick={close}>
                  {label}
                </Item>
              </li>
            ))}
            {holder.isViewed ? null : (
              <Box component="li" sx={{ ml: { md: 'auto' } }}>
                <Button color="inherit" onClick={signOut} sx={{ px: 0, minWidth: 0 }}>
                  Sign out
                </Button>
              </Box>
            )}
          </Box>
        </Box>
      </Container>
    </Box>
  );
}
