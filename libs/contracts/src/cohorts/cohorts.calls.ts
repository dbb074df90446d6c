import { z } from 'zod';
import { defineCalls } from '../core/call';
import { removed } from '../core/fields';
import { COHORT_LIMITS } from './cohort-limits';
import {
  cohort,
  cohortChanged,
  cohortCreateBody,
  cohortFound,
  cohortListQuery,
  cohortRenameBody,
  cohortStudentsBody,
} from './cohorts.schemas';
import { cohortRoutes } from './cohorts.routes';

const UP_TO = `up to ${COHORT_LIMITS.students} students`;

export const cohortCalls = defineCalls(cohortRoutes, {
  cohortList: {
    summary: 'List or search the cohorts, which are named groups of students, by name',
    query: cohortListQuery,
    answer: z.array(cohort),
  },
  cohortGet: { summary: 'One cohort', answer: cohort, refusals: [404] },
  cohortCheck: {
    summary:
      'Which students match these ids, this filter or these e-mails, and which match nobody. Stores nothing',
    body: cohortStudentsBody,
    answer: cohortFound,
    refusals: [409],
  },
  cohortCreate: {
    summary: `Create a cohort of ${UP_TO}; students who are archived or not found are left out and named in the answer`,
    body: cohortCreateBody,
    answer: cohortChanged,
    refusals: [409],
  },
  cohortRename: { summary: 'Rename a cohort', body: cohortRenameBody, answer: cohort, refusals: [404, 409] },
  cohortAdd: {
    summary: `Add students to a cohort, which holds ${UP_TO}`,
    body: cohortStudentsBody,
    answer: cohortChanged,
    refusals: [404, 409],
  },
  cohortTake: {
    summary: 'Take students out of a cohort; their records stay',
    body: cohortStudentsBody,
    answer: cohortChanged,
    refusals: [404, 409],
  },
  cohortRemove: { summary: 'Remove a cohort; its students stay', answer: removed, refusals: [404] },
});
