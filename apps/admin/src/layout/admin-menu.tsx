import type { SessionDetails } from '@concord/api-client';
import { useCourseListQuery, useGalleryListQuery } from '@concord/api-client/requests';
import { LIMITS, type Role } from '@concord/contracts';
import { NavLink } from '@concord/mfe';
import { Box, styled } from '@concord/ui';
import { Badge } from '@concord/ui/display';
import { useId } from 'react';
import {
  FIRST_ROW,
  selectTotal as selectFromResult,
  useAdminCountQuery,
  useCertificateListQuery,
  useExamListQuery,
  useLateListQuery,
  useResultListQuery,
  useSerialCountQuery,
  useStudentCountQuery,
} from '../shared/requests';
import { menuFor, type MenuKey } from './menu-items';

const Item = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 46,
  paddingInline: 14,
  borderRadius: 8,
  color: theme.vars.palette.band.contrastText,
  fontWeight: 550,
  textDecoration: 'none',
  [theme.breakpoints.between('md', 'lg')]: { fontSize: '0.9375rem', gap: 10, paddingInline: 10 },
  '&:hover': { background: theme.vars.palette.band.hover },
  '&:focus-visible': { outlineColor: theme.vars.palette.band.focus },
  '&[aria-current="page"]': {
    background: theme.vars.palette.band.contrastText,
    color: theme.vars.palette.band.main,
  },
}));

const Count = styled(Badge)(({ theme }) => ({
  marginLeft: 'auto',
  '& .MuiBadge-badge': {
    position: 'static',
    transform: 'none',
    height: 22,
    minWidth: 22,
    borderRadius: 11,
    fontSize: '0.875rem',
    background: theme.vars.palette.band.line,
    color: 'inherit',
  },
  '[aria-current="page"] & .MuiBadge-badge': { background: theme.vars.palette.common.white },
}));

/** The line between the two groups of entries. */
const FIRST_SECONDARY = {
  marginTop: 8,
  paddingTop: 12,
  borderTop: '1px solid var(--mui-palette-band-line)',
};

const FIRST_ROW_AS_STAFF = { ...FIRST_ROW, as: 'staff' } as const;

/** The counts of menu entries; absent until loaded, and for entries without a count. */
function useMenuCounts(role: Role): Partial<Record<MenuKey, number>> {
  const skip = role === 'PENDING';
  const skipSuper = role !== 'SUPER_ADMIN';
  return {
    students: useStudentCountQuery(undefined, { skip }).data?.count,
    courses: useCourseListQuery(FIRST_ROW_AS_STAFF, { skip, selectFromResult }).total,
    serials: useSerialCountQuery(undefined, { skip }).data?.count,
    exams: useExamListQuery(FIRST_ROW, { skip: skipSuper, selectFromResult }).total,
    results: useResultListQuery(FIRST_ROW, { skip: skipSuper, selectFromResult }).total,
    certificates: useCertificateListQuery(FIRST_ROW, { skip, selectFromResult }).total,
    gallery: useGalleryListQuery(FIRST_ROW_AS_STAFF, { skip, selectFromResult }).total,
    lateAnswers: useLateListQuery(FIRST_ROW, { skip: skipSuper, selectFromResult }).total,
    staff: useAdminCountQuery(undefined, { skip: skipSuper }).data?.count,
  };
}

interface AdminMenuProps {
  readonly role: SessionDetails['role'];
  readonly onNavigate?: () => void;
}

/** The menu of the back office. A count is the description of its link, not part of the name. */
export function AdminMenu({ role, onNavigate }: AdminMenuProps) {
  const counts = useMenuCounts(role);
  const id = useId();
  const items = menuFor(role);
  const firstSecondary = items.find(({ secondary }) => secondary)?.key;
  return (
    <Box component="nav" aria-label="Back office">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {items.map(({ key, title, to, Icon }) => {
          const count = counts[key];
          const countId = `${id}-${key}`;
          return (
            <li key={key} style={key === firstSecondary ? FIRST_SECONDARY : undefined}>
              <Item
                to={to}
                end={key === 'dashboard'}
                onClick={onNavigate}
                aria-describedby={count === undefined ? undefined : countId}
              >
                <Icon fontSize="small" />
                {title}
                {count === undefined ? null : (
                  <Count badgeContent={count} max={LIMITS.badgeMax} showZero aria-hidden="true" />
                )}
              </Item>
              {count === undefined ? null : (
                <span id={countId} hidden>
                  {count > LIMITS.badgeMax ? `more than ${LIMITS.badgeMax}` : count}
                </span>
              )}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
