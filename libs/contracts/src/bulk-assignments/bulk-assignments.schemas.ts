import { z } from 'zod';
import { listOf } from '../core/bounded';
import { body, moment, objectId } from '../core/fields';
import { listQuery, oneOf } from '../core/list-query';
import { ASSIGNMENT_STATUSES } from '../core/enumerations';
import { applicantStanding, STANDING_FILTERS } from '../students/standing.schemas';
import { studentListQuery } from '../students/students.schemas';
import { dueDateChoice, extraMinutes } from '../assignments/assignments.schemas';

/** Maximum students in one request. Separate from `LIMITS`, as only staff pages need it. */
export const ASSIGNMENTS_MAX = 5000;

const most = ASSIGNMENTS_MAX.toLocaleString('en-GB');

/** Selection of students: ids, the filter of the student list, or a cohort. */
export const chosenStudents = {
  students: listOf(objectId, ASSIGNMENTS_MAX, {
    min: 1,
    tooFew: 'Choose at least one student',
    tooMany: `Choose at most ${most} students`,
  }).optional(),
  filter: studentListQuery.optional(),
  cohort: objectId.optional(),
};

/** Number of matches that the user confirmed; the request is refused if it has changed. */
export const confirmedCount = z.number().int().min(1).optional();

const order = {
  exam: objectId,
  dueDate: dueDateChoice,
  extraTime: extraMinutes.optional(),
  count: confirmedCount,
  /** Returns the preview only; changes nothing. */
  dryRun: z.boolean().optional(),
};

/** True if exactly one of these was given. */
export const isOneGiven = (...ways: unknown[]) => ways.filter((way) => way !== undefined).length === 1;

/** Refusal of an order that does not select students in exactly one way. */
export const ONE_CHOICE = {
  path: ['students'],
  message: 'Send the students, the filter of their list, or a cohort',
};

/** Assigns an exam to many students. */
export const assignmentCreateManyBody = body({
  ...order,
  ...chosenStudents,
  /** Skips undecided applicants; rejected and archived ones are always skipped. */
  acceptedOnly: z.boolean().optional(),
  /** Sends each student an e-mail. */
  mail: z.boolean().optional(),
}).refine(({ students, filter, cohort }) => isOneGiven(students, filter, cohort), ONE_CHOICE);
export type AssignmentCreateManyBody = z.output<typeof assignmentCreateManyBody>;

const assignedFilters = { status: oneOf(ASSIGNMENT_STATUSES), applicant: oneOf(STANDING_FILTERS) };

/**
 * Filters for the list of students who have an exam; `search` matches names. `applicant` filters by
 * present standing: `excluded` means rejected or archived.
 */
export const assignedListQuery = listQuery(assignedFilters);
export type AssignedListQuery = z.output<typeof assignedListQuery>;

/** Changes or removes pending assignments of an exam: those of the named students, or those matching `assigned`. */
export const assignmentUpdateManyBody = body({
  ...order,
  ...chosenStudents,
  /** Filter on the students who have the exam; an empty one selects all. */
  assigned: assignedListQuery.optional(),
  remove: z.literal(true).optional(),
})
  .refine(({ students, filter, cohort, assigned }) => isOneGiven(students, filter, cohort, assigned), {
    path: ['students'],
    message:
      'Send the students, the filter of their list, a cohort, or the filter of the candidates who have the exam',
  })
  .refine(({ remove, dueDate, extraTime }) => isOneGiven(remove, dueDate ?? extraTime), {
    path: ['dueDate'],
    message: 'Send a due date or extra time to set, or else remove',
  });
export type AssignmentUpdateManyBody = z.output<typeof assignmentUpdateManyBody>;

/** A student who has an exam, without the score, which only the student's profile shows. */
export const assignedStudent = z.object({
  _id: objectId,
  student: objectId,
  name: z.string(),
  status: z.enum(ASSIGNMENT_STATUSES),
  /** True while an attempt is open. */
  isUnderWay: z.boolean(),
  /** Submitted, not graded yet. */
  isGrading: z.boolean(),
  dueDate: moment,
  extraTime: z.number().int(),
  dateWritten: moment.nullable(),
  AddedBy: z.object({ _id: objectId, username: z.string() }),
  /** Unconfirmed candidate: a SUPER_ADMIN must release the result, as one ADMIN may have handled the whole admission. */
  unconfirmed: z.literal(true).optional(),
  standing: applicantStanding.optional(),
});
export type AssignedStudent = z.infer<typeof assignedStudent>;
