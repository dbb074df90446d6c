import type { SessionDetails } from '@concord/api-client';
import { LIMITS } from '@concord/contracts';
import { Link, useLocation } from '@concord/mfe';
import { Box, styled } from '@concord/ui';
import { ChevronDownIcon, Tooltip } from '@concord/ui/display';
import { useId, useRef } from 'react';
import { type MenuCount, useMenuCounts } from '../shared/menu/use-menu-counts';
import { useFinance } from '../shared/members/use-finance';
import { isCurrent, menuFor, type MenuGroup, type MenuItem } from '../shared/menu/menu-items';
import { useMenuGroups } from './use-menu-groups';

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

const Heading = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minHeight: 44,
  paddingInline: 12,
  border: 0,
  borderRadius: 8,
  font: 'inherit',
  fontSize: '0.875rem',
  textAlign: 'left',
  color: theme.vars.palette.band.contrastText,
  background: 'transparent',
  cursor: 'pointer',
  '&:hover': { background: theme.vars.palette.band.hover },
  '&:focus-visible': { outlineColor: theme.vars.palette.band.focus, outlineOffset: -3 },
  '& svg': { transition: theme.transitions.create('transform', { duration: 120 }) },
  '&[aria-expanded="false"] svg': { transform: 'rotate(-90deg)' },
  '@media (prefers-reduced-motion: reduce)': { '& svg': { transition: 'none' } },
}));

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

type Counts = ReturnType<typeof useMenuCounts>;

/** Items that wait in a group, which its heading shows while it is closed. */
const waitingIn = (items: readonly MenuItem[], counts: Counts): number =>
  items.reduce((sum, { key }) => sum + (counts[key]?.waiting ? (counts[key].count ?? 0) : 0), 0);

interface HeadingOfGroupProps {
  readonly id: string;
  readonly title: string;
  readonly waiting: number;
  readonly isOpen: boolean;
  readonly onToggle: (title: string) => void;
}

function HeadingOfGroup({ id, title, waiting, isOpen, onToggle }: HeadingOfGroupProps) {
  const isShown = !isOpen && waiting > 0;
  const count = { count: waiting, waiting: 'waiting' };
  return (
    <Box component="h2" sx={{ m: 0, font: 'inherit' }}>
      <Heading
        type="button"
        id={`${id}-heading`}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-describedby={isShown ? `${id}-waiting` : undefined}
        onClick={() => onToggle(title)}
      >
        <ChevronDownIcon sx={{ fontSize: '1.125rem' }} />
        {title}
        {isShown ? (
          <Count aria-hidden="true" data-waiting={count.waiting} title={descriptionOf(count)}>
            {shortCount(waiting)}
          </Count>
        ) : null}
      </Heading>
      {isShown ? (
        <span id={`${id}-waiting`} hidden>
          {descriptionOf(count)}
        </span>
      ) : null}
    </Box>
  );
}

interface AdminMenuProps {
  readonly role: SessionDetails['role'];
  /** Shows icons only, with the titles as tooltips. */
  readonly isRail?: boolean;
  readonly onNavigate?: () => void;
}

/**
 * Menu of the back office, in groups that open and close, because a low window does not show all entries. A count is
 * the description of its link, not part of its name.
 */
export function AdminMenu({ role, isRail = false, onNavigate }: AdminMenuProps) {
  const counts = useMenuCounts(role);
  const hasFinance = useFinance();
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  const groups = menuFor(role, hasFinance);
  const { open, onToggle } = useMenuGroups(groups, menu);
  const entries = ({ items }: MenuGroup) =>
    items.map((item) => (
      <EntryOfMenu
        key={item.key}
        item={item}
        count={counts[item.key]}
        isRail={isRail}
        onNavigate={onNavigate}
      />
    ));
  return (
    <Box component="nav" ref={menu} aria-label="Back office">
      {groups.map((group, index) => {
        const { title, items } = group;
        const list = `${id}-${index}`;
        if (isRail || !title)
          return (
            <Box key={title ?? 'first'} sx={title ? { mt: 0.5, pt: 0.5, ...RULE } : undefined}>
              <Box component="ul" sx={LIST} aria-label={title}>
                {entries(group)}
              </Box>
            </Box>
          );
        const isOpen = open.has(title);
        return (
          <div key={title}>
            <HeadingOfGroup
              id={list}
              title={title}
              waiting={waitingIn(items, counts)}
              isOpen={isOpen}
              onToggle={onToggle}
            />
            <Box component="ul" id={list} sx={LIST} hidden={!isOpen} aria-labelledby={`${list}-heading`}>
              {entries(group)}
            </Box>
          </div>
        );
      })}
    </Box>
  );
}
