import { z } from 'zod';
import { listOf } from '../core/bounded';
import { body, moment, objectId } from '../core/fields';
import { listQuery, oneOf } from '../core/list-query';
import { ASSIGNMENT_STATUSES } from '../core/enumerations';
import { applicantStanding, EXCLUSION_CODES, STANDING_FILTERS } from '../students/standing.schemas';
import { studentListQuery } from '../students/students.schemas';
import { dueDateChoice, extraMinutes } from './assignments.schemas';

/** Students of one order. Apart from `LIMITS`, as only staff pages need it. */
export const ASSIGNMENTS_MAX = 5000;

/** Why a student of an order is left out. */
export const SKIP_CODES = [
  'NOT_FOUND',
  ...EXCLUSION_CODES,
  'ALREADY_ASSIGNED',
  'SITTINGS_LIMIT',
  'NOT_ASSIGNED',
  'ALREADY_COMPLETED',
  'ATTEMPT_IN_PROGRESS',
] as const;
export type SkipCode = (typeof SKIP_CODES)[number];

/** A student who is left out; `name` where one is known. */
export const skippedStudent = z.object({
  student: objectId,
  code: z.enum(SKIP_CODES),
  name: z.string().optional(),
});
export type SkippedStudent = z.infer<typeof skippedStudent>;

/** What comes of assigning an exam to many, or what would. */
export const assignmentsAdded = z.object({
  added: z.number().int(),
  skipped: z.array(skippedStudent),
  /** In a dry run: how many of those added have completed the exam before, and would sit it once more. */
  again: z.number().int().optional(),
  /** In a dry run: how many of those added are unconfirmed, so that a SUPER_ADMIN releases their results. */
  unconfirmed: z.number().int().optional(),
  /** In a dry run: on how many applications of those added nobody has decided yet. */
  undecided: z.number().int().optional(),
});
export type AssignmentsAdded = z.infer<typeof assignmentsAdded>;

/** What comes of changing or removing many assignments, or what would. */
export const assignmentsChanged = z.object({ changed: z.number().int(), skipped: z.array(skippedStudent) });
export type AssignmentsChanged = z.infer<typeof assignmentsChanged>;

const most = ASSIGNMENTS_MAX.toLocaleString('en-GB');

/** The students that an order names: by their ids, by the filter of their list, or those of a cohort. */
const chosenStudents = {
  students: listOf(objectId, ASSIGNMENTS_MAX, {
    min: 1,
    tooFew: 'Choose at least one student',
    tooMany: `Choose at most ${most} students`,
  }).optional(),
  filter: studentListQuery.optional(),
  cohort: objectId.optional(),
};

const order = {
  exam: objectId,
  dueDate: dueDateChoice,
  extraTime: extraMinutes.optional(),
  /** How many they were when somebody confirmed it: when it is another number now, nothing is done. */
  count: z.number().int().min(1).optional(),
  /** Answers what would come of it, and changes nothing. */
  dryRun: z.boolean().optional(),
};

const isOne = (...ways: unknown[]) => ways.filter((way) => way !== undefined).length === 1;

/** Assigns an exam to many. */
export const assignmentCreateManyBody = body({
  ...order,
  ...chosenStudents,
  /** Leaves out those whose application is not decided yet; rejected and archived people are always left out. */
  acceptedOnly: z.boolean().optional(),
  /** Tells each student by mail. */
  mail: z.boolean().optional(),
}).refine(({ students, filter, cohort }) => isOne(students, filter, cohort), {
  path: ['students'],
  message: 'Send the students, the filter of their list, or a cohort',
});
export type AssignmentCreateManyBody = z.output<typeof assignmentCreateManyBody>;

const assignedFilters = { status: oneOf(ASSIGNMENT_STATUSES), applicant: oneOf(STANDING_FILTERS) };

/**
 * Filters of the list of those who have an exam; `search` is in their names. `applicant` is how they stand now:
 * `excluded` are those who were rejected or archived.
 */
export const assignedListQuery = listQuery(assignedFilters);
export type AssignedListQuery = z.output<typeof assignedListQuery>;

/** Changes or removes assignments of an exam that are pending: of the students named, or of those `assigned` lists. */
export const assignmentUpdateManyBody = body({
  ...order,
  ...chosenStudents,
  /** The filter of the list of those who have the exam; an empty one is all of them. */
  assigned: assignedListQuery.optional(),
  remove: z.literal(true).optional(),
})
  .refine(({ students, filter, cohort, assigned }) => isOne(students, filter, cohort, assigned), {
    path: ['students'],
    message:
      'Send the students, the filter of their list, a cohort, or the filter of the candidates who have the exam',
  })
  .refine(({ remove, dueDate, extraTime }) => isOne(remove, dueDate ?? extraTime), {
    path: ['dueDate'],
    message: 'Send a due date or extra time to set, or else remove',
  });
export type AssignmentUpdateManyBody = z.output<typeof assignmentUpdateManyBody>;

/** A student who has an exam. Without the score: that is for the student's profile. */
export const assignedStudent = z.object({
  _id: objectId,
  student: objectId,
  name: z.string(),
  status: z.enum(ASSIGNMENT_STATUSES),
  /** An attempt of it is open. */
  isUnderWay: z.boolean(),
  /** It is submitted and has no result yet. */
  isGrading: z.boolean(),
  dueDate: moment,
  extraTime: z.number().int(),
  dateWritten: moment.nullable(),
  AddedBy: z.object({ _id: objectId, username: z.string() }),
  /** A SUPER_ADMIN releases the result: one ADMIN may stand behind this candidate alone. */
  unconfirmed: z.literal(true).optional(),
  standing: applicantStanding.optional(),
});
export type AssignedStudent = z.infer<typeof assignedStudent>;
