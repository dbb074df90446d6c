import { NavLink } from '@concord/mfe';
import { Box, CloseIcon, IconButton, LinkButton, MenuIcon, Stack, styled } from '@concord/ui';
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { NAVIGATION_LINKS } from './header-rules';

const Item = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  color: theme.vars.palette.text.primary,
  fontWeight: 550,
  textDecoration: 'none',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '&[aria-current="page"]': { color: theme.vars.palette.primary.main },
}));

interface MenuNavigationProps {
  /** True on pages without the top navigation, where the menu is present at every width and includes home. */
  readonly isOnly: boolean;
}

/** Menu, below 768 px or at every width. Closes on Escape and when Tab leaves it. */
export function MenuNavigation({ isOnly }: MenuNavigationProps) {
  const [open, setOpen] = useState(false);
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    menu.current?.querySelector('a')?.focus();
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    <Box onBlur={closeWhenLeft} sx={{ display: 'contents' }}>
      <IconButton
        ref={button}
        sx={{ ...(!isOnly && { display: { md: 'none' } }), '@media (scripting: none)': { display: 'none' } }}
        aria-label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        aria-controls={menuId}
        onClick={() => (open ? close() : setOpen(true))}
      >
        {open ? <CloseIcon /> : <MenuIcon />}
      </IconButton>
      <Box
        component="nav"
        id={menuId}
        ref={menu}
        aria-label={isOnly ? 'Menu' : 'Main'}
        hidden={!open}
        sx={{
          flexBasis: '100%',
          pb: 2,
          ...(!isOnly && {
            '@media (scripting: none)': { display: 'block' },
            '@media (min-width: 768px)': { display: 'none' },
          }),
        }}
      >
        <Stack sx={{ width: '100%', maxWidth: { md: 360 }, ml: 'auto' }}>
          {isOnly ? (
            <Item to="/" onClick={close}>
              Home
            </Item>
          ) : null}
          {NAVIGATION_LINKS.map(({ to, label }) => (
            <Item key={to} to={to} onClick={close}>
              {label}
            </Item>
          ))}
          <LinkButton to="/register" variant="contained" onClick={close} sx={{ mt: 2 }}>
            Register
          </LinkButton>
        </Stack>
      </Box>
    </Box>
  );
}
