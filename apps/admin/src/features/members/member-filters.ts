import { MEMBER_GRADES, STANDINGS } from '@concord/contracts';
import { useMemo } from 'react';
import type { ListFilter } from '../../shared/lists/list-filters';
import { standingLabel } from '../../shared/members/standing-chip';
import { useStatesQuery } from '../../shared/students/requests';

const HOME_COUNTRY = 'NG';
const YEARS_BACK = 40;

const yearsUntil = (year: number) => Array.from({ length: YEARS_BACK }, (_none, back) => String(year - back));

/** Filters of the list of members. */
export function useMemberFilters(): readonly ListFilter[] {
  const { data: states } = useStatesQuery({ params: { iso2: HOME_COUNTRY } });
  return useMemo(
    () => [
      {
        kind: 'choice',
        name: 'grade',
        label: 'Grade',
        options: MEMBER_GRADES.map((grade) => [grade, grade] as const),
      },
      {
        kind: 'choice',
        name: 'standing',
        label: 'Standing',
        options: STANDINGS.map((standing) => [standing, standingLabel(standing)] as const),
      },
      {
        kind: 'choice',
        name: 'owing',
        label: 'Balance',
        options: [
          ['true', 'Owes'],
          ['false', 'Owes nothing'],
        ],
      },
      {
        kind: 'choice',
        name: 'state',
        label: 'State',
        isOpen: true,
        options: states?.map(({ name }) => [name, name] as const) ?? [],
      },
      {
        kind: 'choice',
        name: 'inducted',
        label: 'Inducted in',
        isOpen: true,
        options: yearsUntil(new Date().getFullYear()).map((year) => [year, year] as const),
      },
      {
        kind: 'choice',
        name: 'upgrade',
        label: 'Upgrade',
        options: [
          ['ready', 'Ready for the next grade'],
          ['lacking', 'Has the years, lacks something'],
        ],
      },
    ],
    [states],
  );
}
