import type { StatusFilter, STUDENT_SORTS, StudentListQuery } from '@concord/contracts';
import { foldText, timeRange } from '@concord/nest-platform';
import { inCohort } from './student-cohorts.repository';
import { waiting } from './student-reviews.repository';

type SortField = (typeof STUDENT_SORTS)[number];

/** The stored field of each sort order; each has an index. */
export const SORT_FIELDS: Record<SortField, string> = {
  createdAt: 'createdAt',
  email: 'email',
  surname: 'sortKeys.surname',
  firstName: 'sortKeys.firstName',
  state: 'sortKeys.state',
  country: 'sortKeys.country',
};

/** The conditions of the list's filters. Each field that is compared has an index with the list's usual order. */
export function toFilter(query: StudentListQuery): Record<string, unknown> {
  const { state, country, cadre, route, fee, payment, programme, status, cohort } = query;
  const createdAt = timeRange(query);
  return {
    ...(cohort && inCohort(cohort)),
    ...(state && { 'sortKeys.state': foldText(state) }),
    ...(country && { country }),
    ...(cadre && { membershipCadre: cadre }),
    ...(route && { membershipRoute: route }),
    ...(fee && { applicationFee: fee }),
    ...(payment && { paymentMethods: payment }),
    ...(programme && { membershipType: programme }),
    ...(status && toStatusFilter(status)),
    ...(createdAt && { createdAt }),
  };
}

/** A new application has no status. */
function toStatusFilter(status: StatusFilter): Record<string, unknown> {
  if (status === 'waiting') return waiting();
  return { 'review.status': status === 'new' ? null : status };
}

/** The order of the list, the newest first unless the query says otherwise. */
export function toSort(sort: StudentListQuery['sort'] = '-createdAt'): Record<string, 1 | -1> {
  const direction = sort.startsWith('-') ? -1 : 1;
  const path = SORT_FIELDS[sort.replace('-', '') as SortField];
  // E-mails are unique: no second field is needed.
  return path === 'email' ? { email: direction } : { [path]: direction, _id: direction };
}
