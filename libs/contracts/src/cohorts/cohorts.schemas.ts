import { z } from 'zod';
import { listOf } from '../core/bounded';
import { body, line, moment, objectId } from '../core/fields';
import { listQuery } from '../core/list-query';
import { studentListQuery } from '../students/students.schemas';
import { COHORT_LIMITS } from './cohort-limits';

const MAX = COHORT_LIMITS.students;
const tooMany = (what: string) => `Choose at most ${MAX.toLocaleString('en-GB')} ${what} at once`;

/** What people call a cohort; no two differ by case, accents and spaces alone. */
const name = line(COHORT_LIMITS.nameLength, { min: 1, message: 'Give the cohort a name' }).refine(
  (text) => /[\p{L}\p{N}]/u.test(text),
  'Give the cohort a name with a letter or a digit',
);

/** Longer than any e-mail with a name in front; what is no e-mail is told in the answer. */
const givenEmail = z.string().max(500, 'One of these is too long for an e-mail');

/**
 * Who: students by their ids, those that the list finds with a filter, with the number that was confirmed, or those with
 * these e-mails, as somebody pasted them.
 */
const who = {
  ids: listOf(objectId, MAX, { min: 1, tooMany: tooMany('students') }).optional(),
  filter: studentListQuery.optional(),
  count: z.number().int().min(1).optional(),
  emails: listOf(givenEmail, MAX, { min: 1, tooMany: tooMany('e-mails') }).optional(),
};

type Who = { ids?: unknown; filter?: unknown; count?: unknown; emails?: unknown };

const waysOf = ({ ids, filter, emails }: Who) =>
  [ids, filter, emails].filter((way) => way !== undefined).length;
const hasOneWay = (given: Who) => waysOf(given) === 1;
const ONE_WAY = { path: ['ids'], message: 'Send the ids, the filter or the emails' };
const isCounted = ({ filter, count }: Who) => (filter === undefined) === (count === undefined);
const COUNTED = { path: ['count'], message: 'Send the count with the filter' };

/** Whom a change of a cohort is about. */
export const cohortStudentsBody = body(who).refine(hasOneWay, ONE_WAY).refine(isCounted, COUNTED);
export type CohortStudentsBody = z.output<typeof cohortStudentsBody>;

/** A cohort may begin without students. */
export const cohortCreateBody = body({ name, ...who })
  .refine((given) => waysOf(given) <= 1, ONE_WAY)
  .refine(isCounted, COUNTED);
export type CohortCreateBody = z.output<typeof cohortCreateBody>;

export const cohortRenameBody = body({ name });
export type CohortRenameBody = z.output<typeof cohortRenameBody>;

/** `student` finds the cohorts that a student is in. */
export const cohortListQuery = listQuery({ student: objectId.optional() });
export type CohortListQuery = z.output<typeof cohortListQuery>;

/** A named group of students; its students are those that `studentList` finds with `cohort`. */
export const cohort = z.object({
  _id: objectId,
  name: z.string(),
  /** How many of them are not archived. */
  students: z.number().int(),
  createdAt: moment,
  createdBy: z.string(),
});
export type Cohort = z.infer<typeof cohort>;

/** Why one of those that were named is left out. */
export const COHORT_LEFT = ['unknown', 'archived', 'repeated', 'no-email'] as const;
export type CohortLeft = (typeof COHORT_LEFT)[number];

/** What was found of those that were named: `asked` of them, `found` students, and those that are left out. */
export const cohortFound = z.object({
  asked: z.number().int(),
  found: z.number().int(),
  left: z.array(z.object({ given: z.string(), reason: z.enum(COHORT_LEFT) })),
});
export type CohortFound = z.infer<typeof cohortFound>;

/** The cohort after a change, and how many students it gained or lost. */
export const cohortChanged = cohortFound.extend({ cohort, changed: z.number().int() });
export type CohortChanged = z.infer<typeof cohortChanged>;

/** The students of a cohort who are not archived, for another service. */
export const cohortStudents = z.object({ _id: objectId, name: z.string(), students: z.array(objectId) });
export type CohortStudents = z.infer<typeof cohortStudents>;
