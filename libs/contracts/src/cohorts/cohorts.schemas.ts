import { z } from 'zod';
import { listOf } from '../core/bounded';
import { body, line, moment, objectId } from '../core/fields';
import { listQuery } from '../core/list-query';
import { studentListQuery } from '../students/students.schemas';
import { COHORT_LIMITS } from './cohort-limits';

const MAX = COHORT_LIMITS.students;
const tooMany = (what: string) => `Choose at most ${MAX.toLocaleString('en-GB')} ${what} at once`;

/** Cohort name; unique ignoring case, accents and spaces. */
const name = line(COHORT_LIMITS.nameLength, { min: 1, message: 'Give the cohort a name' }).refine(
  (text) => /[\p{L}\p{N}]/u.test(text),
  'Give the cohort a name with a letter or a digit',
);

/** Longer than any address with a display name; invalid ones are listed in the answer. */
const givenEmail = z.string().max(500, 'One of these is too long for an e-mail');

/** Selection of students: ids, a list filter with its confirmed count, or pasted e-mail addresses. */
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

/** Students to add to or remove from a cohort. */
export const cohortStudentsBody = body(who).refine(hasOneWay, ONE_WAY).refine(isCounted, COUNTED);
export type CohortStudentsBody = z.output<typeof cohortStudentsBody>;

/** A cohort may start without students. */
export const cohortCreateBody = body({ name, ...who })
  .refine((given) => waysOf(given) <= 1, ONE_WAY)
  .refine(isCounted, COUNTED);
export type CohortCreateBody = z.output<typeof cohortCreateBody>;

export const cohortRenameBody = body({ name });
export type CohortRenameBody = z.output<typeof cohortRenameBody>;

/** `student` finds the cohorts of a student. */
export const cohortListQuery = listQuery({ student: objectId.optional() });
export type CohortListQuery = z.output<typeof cohortListQuery>;

/** A named group of students; `studentList` with `cohort` lists its members. */
export const cohort = z.object({
  _id: objectId,
  name: z.string(),
  /** Number of members who are not archived. */
  students: z.number().int(),
  createdAt: moment,
  createdBy: z.string(),
});
export type Cohort = z.infer<typeof cohort>;

/** Reasons for skipping a selected student. */
export const COHORT_SKIP_CODES = ['unknown', 'archived', 'repeated', 'no-email'] as const;
export type CohortSkipCode = (typeof COHORT_SKIP_CODES)[number];

/** Result of resolving a selection: `asked` entries, `found` students, and the skipped ones. */
export const cohortFound = z.object({
  asked: z.number().int(),
  found: z.number().int(),
  left: z.array(z.object({ given: z.string(), reason: z.enum(COHORT_SKIP_CODES) })),
});
export type CohortFound = z.infer<typeof cohortFound>;

/** The cohort after a change, and the number of students added or removed. */
export const cohortChanged = cohortFound.extend({ cohort, changed: z.number().int() });
export type CohortChanged = z.infer<typeof cohortChanged>;

/** Members of a cohort who are not archived, for another service. */
export const cohortStudents = z.object({ _id: objectId, name: z.string(), students: z.array(objectId) });
export type CohortStudents = z.infer<typeof cohortStudents>;
