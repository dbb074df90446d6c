import type { StatusFilter, STUDENT_SORTS, StudentListQuery } from '@concord/contracts';
import { foldText, timeRange } from '@concord/nest-platform';
import { inCohort } from './student-cohorts.repository';
import { waiting } from './student-reviews.repository';
import { answered, proposed } from './student-threads.repository';

type SortField = (typeof STUDENT_SORTS)[number];

/** Stored field of each sort order; each has an index. */
export const SORT_FIELDS: Record<SortField, string> = {
  createdAt: 'createdAt',
  email: 'email',
  surname: 'sortKeys.surname',
  firstName: 'sortKeys.firstName',
  state: 'sortKeys.state',
  country: 'sortKeys.country',
};

/** Filter of the list. Each field has an index that includes the default order. */
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

/** New applications have no status. */
function toStatusFilter(status: StatusFilter): Record<string, unknown> {
  if (status === 'waiting') return waiting();
  if (status === 'answered') return answered();
  if (status === 'proposed') return proposed();
  return { 'review.status': status === 'new' ? null : status };
}

/** Sort order of the list; newest first by default. */
export function toSort(sort: StudentListQuery['sort'] = '-createdAt'): Record<string, 1 | -1> {
  const direction = sort.startsWith('-') ? -1 : 1;
  const path = SORT_FIELDS[sort.replace('-', '') as SortField];
  // E-mails are unique, so no second field is needed.
  return path === 'email' ? { email: direction } : { [path]: direction, _id: direction };
}
