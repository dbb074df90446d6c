import { BODY_LIMITS, JSON_VALUES } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** Longer time-out: one call changes thousands of records. */
const MANY = { answerTimeoutMs: 120_000 } as const;

export const cohortRoutes = defineRoutes('students', {
  cohortList: { method: 'GET', path: '/cohorts', access: ['staff'], list: true },
  cohortGet: { method: 'GET', path: '/cohorts/:id', access: ['staff'] },
  // Not a GET, to keep e-mail addresses out of URLs.
  cohortCheck: {
    method: 'POST',
    path: '/cohorts/check',
    access: ['staff'],
    ...MANY,
    jsonValues: JSON_VALUES.list,
  },
  cohortCreate: {
    method: 'POST',
    path: '/cohorts',
    access: ['staff'],
    status: 201,
    audit: 'cohort.create',
    ...MANY,
    jsonValues: JSON_VALUES.list,
  },
  cohortRename: {
    method: 'PATCH',
    path: '/cohorts/:id',
    access: ['staff'],
    audit: 'cohort.rename',
    bodyLimit: BODY_LIMITS.form,
  },
  cohortAdd: {
    method: 'POST',
    path: '/cohorts/:id/students',
    access: ['staff'],
    audit: 'cohort.add',
    ...MANY,
    jsonValues: JSON_VALUES.list,
  },
  cohortTake: {
    method: 'POST',
    path: '/cohorts/:id/students/remove',
    access: ['staff'],
    audit: 'cohort.take',
    ...MANY,
    jsonValues: JSON_VALUES.list,
  },
  cohortRemove: {
    method: 'DELETE',
    path: '/cohorts/:id',
    access: ['staff'],
    audit: 'cohort.remove',
    ...MANY,
  },
});
