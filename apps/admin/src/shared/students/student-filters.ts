import {
  APPLICATION_FEES,
  MEMBERSHIP_CADRES,
  MEMBERSHIP_ROUTES,
  PAYMENT_METHODS,
  PROGRAMMES,
  REVIEW_STATUSES,
} from '@concord/contracts';
import { useMemo } from 'react';
import type { ListFilter } from '../lists/list-filters';
import { STATUS_LOOKS } from '../review/review-chip';
import { useCountriesQuery, useStatesQuery } from './requests';

const HOME_COUNTRY = 'NG';

const same = (values: readonly string[]) => values.map((value) => [value, value] as const);

const FIXED_FILTERS: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    options: [
      ['waiting', 'Waiting for review'],
      ['answered', 'Answered a question'],
      ['proposed', 'Proposed a correction'],
      ...REVIEW_STATUSES.map((status) => [status, STATUS_LOOKS[status].label] as const),
    ],
  },
  { kind: 'choice', name: 'cadre', label: 'Cadre', options: same(MEMBERSHIP_CADRES) },
  { kind: 'choice', name: 'route', label: 'Route', options: same(MEMBERSHIP_ROUTES) },
  {
    kind: 'choice',
    name: 'programme',
    label: 'Programme',
    options: same(PROGRAMMES.map(({ name }) => name)),
  },
  { kind: 'choice', name: 'fee', label: 'Application fee', options: same(APPLICATION_FEES) },
  { kind: 'choice', name: 'payment', label: 'Payment', options: same(PAYMENT_METHODS) },
  { kind: 'period', label: 'Registered' },
  { kind: 'yes', name: 'archived', label: 'Archived' },
];

/** Filters of the list of students. States are those of the chosen country, or of Nigeria without one. */
export function useStudentFilters(country: string): readonly ListFilter[] {
  const { data: countries } = useCountriesQuery();
  const { data: states } = useStatesQuery({ params: { iso2: country || HOME_COUNTRY } });
  return useMemo(
    () => [
      {
        kind: 'choice',
        name: 'country',
        label: 'Country',
        clears: 'state',
        isOpen: true,
        options: countries?.map(({ iso2, name }) => [iso2, name] as const) ?? [],
      },
      {
        kind: 'choice',
        name: 'state',
        label: 'State',
        isOpen: true,
        options: same(states?.map(({ name }) => name) ?? []),
      },
      ...FIXED_FILTERS,
    ],
    [countries, states],
  );
}
