import type { SessionDetails } from '@concord/api-client';
import { LIMITS } from '@concord/contracts';
import { Link, useLocation } from '@concord/mfe';
import { Box, styled, Typography } from '@concord/ui';
import { Tooltip } from '@concord/ui/display';
import { useEffect, useId, useRef } from 'react';
import { type MenuCount, useMenuCounts } from '../shared/menu/use-menu-counts';
import { useFinance } from '../shared/members/use-finance';
import { isCurrent, menuFor, type MenuItem } from '../shared/menu/menu-items';

/** Touch targets are 44 px; smaller for a mouse, and again in a low window, so that more entries are visible. */
const ENTRY_HEIGHT = { minHeight: 44, '@media (pointer: fine)': { minHeight: 'clamp(28px, 3.5vh, 40px)' } };

const Entry = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  ...ENTRY_HEIGHT,
  paddingInline: 12,
  borderRadius: 8,
  color: theme.vars.palette.band.contrastText,
  fontSize: '0.9375rem',
  fontWeight: 550,
  textDecoration: 'none',
  '&:hover': { background: theme.vars.palette.band.hover },
  '&:focus-visible': { outlineColor: theme.vars.palette.band.focus, outlineOffset: -3 },
  '&[aria-current="page"]': {
    background: theme.vars.palette.band.contrastText,
    color: theme.vars.palette.band.main,
  },
}));

const Count = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  paddingInline: 7,
  borderRadius: 11,
  fontSize: '0.875rem',
  lineHeight: '22px',
  background: theme.vars.palette.band.line,
  '[aria-current="page"] &': { background: theme.vars.palette.common.white },
  '&[data-waiting]': {
    background: theme.vars.palette.warning.light,
    color: theme.vars.palette.warning.dark,
    fontWeight: 650,
  },
}));

/** Replaces a count in the rail. */
const Dot = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 6,
  right: 6,
  width: 10,
  height: 10,
  borderRadius: 5,
  // The band is deep green in both schemes, so the colour of warnings is not visible on it.
  background: theme.vars.palette.band.focus,
  '[aria-current="page"] &': { background: theme.vars.palette.band.main },
}));

const shortCount = (count: number) => (count > LIMITS.badgeMax ? `${LIMITS.badgeMax}+` : count);

function descriptionOf({ count = 0, waiting = '' }: MenuCount): string {
  const number = count > LIMITS.badgeMax ? `more than ${LIMITS.badgeMax}` : String(count);
  return `${number} ${waiting}`.trim();
}

interface EntryOfMenuProps {
  readonly item: MenuItem;
  readonly count: MenuCount | undefined;
  readonly isRail: boolean;
  readonly onNavigate?: () => void;
}

function EntryOfMenu({ item, count, isRail, onNavigate }: EntryOfMenuProps) {
  const { title, to, Icon } = item;
  const { pathname } = useLocation();
  const id = useId();
  const isShown = count?.count !== undefined && !(count.waiting && count.count === 0);
  return (
    <li>
      <Tooltip title={isRail ? title : ''} placement="right">
        <Entry
          to={to}
          onClick={onNavigate}
          aria-label={isRail ? title : undefined}
          aria-current={isCurrent(item, pathname) ? 'page' : undefined}
          aria-describedby={isShown ? id : undefined}
          sx={isRail ? { justifyContent: 'center', px: 0 } : undefined}
        >
          <Icon fontSize="small" />
          {isRail ? null : title}
          {isShown && !isRail ? (
            <Count aria-hidden="true" data-waiting={count.waiting} title={descriptionOf(count)}>
              {shortCount(count.count ?? 0)}
            </Count>
          ) : null}
          {isShown && isRail && count.waiting ? <Dot aria-hidden="true" /> : null}
        </Entry>
      </Tooltip>
      {isShown ? (
        <span id={id} hidden>
          {descriptionOf(count)}
        </span>
      ) : null}
    </li>
  );
}

const RULE = { borderTop: '1px solid var(--mui-palette-band-line)' } as const;
const LIST = { listStyle: 'none', m: 0, p: 0 } as const;

interface AdminMenuProps {
  readonly role: SessionDetails['role'];
  /** Shows icons only, with the titles as tooltips. */
  readonly isRail?: boolean;
  readonly onNavigate?: () => void;
}

/**
 * Menu of the back office, in groups. A count is the description of its link, not part of its name. The entry of the
 * current page is scrolled into view, because a low window does not show all of them.
 */
export function AdminMenu({ role, isRail = false, onNavigate }: AdminMenuProps) {
  const counts = useMenuCounts(role);
  const hasFinance = useFinance();
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    menu.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <Box component="nav" ref={menu} aria-label="Back office">
      {menuFor(role, hasFinance).map(({ title, items }, index) => (
        <Box key={title ?? 'first'} sx={isRail && title ? { mt: 0.5, pt: 0.5, ...RULE } : undefined}>
          {title && !isRail ? (
            <Typography
              id={`${id}-${index}`}
              component="h2"
              sx={{
                px: 1.5,
                pt: 'clamp(0px, calc((100vh - 800px) / 20), 4px)',
                fontSize: '0.875rem',
                lineHeight: '20px',
                opacity: 0.85,
              }}
            >
              {title}
            </Typography>
          ) : null}
          <Box
            component="ul"
            sx={LIST}
            aria-label={isRail ? title : undefined}
            aria-labelledby={title && !isRail ? `${id}-${index}` : undefined}
          >
            {items.map((item) => (
              <EntryOfMenu
                key={item.key}
                item={item}
                count={counts[item.key]}
                isRail={isRail}
                onNavigate={onNavigate}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
