import { z } from 'zod';
import { koboSum } from '../core/amounts';
import { listOf } from '../core/bounded';
import { birthDate } from '../core/dates';
import { GENDERS, TITLES } from '../core/enumerations';
import {
  blank,
  body,
  choice,
  clearable,
  countryCode,
  email,
  line,
  moment,
  objectId,
  personName,
  sortOf,
  strict,
  visibleLine,
} from '../core/fields';
import { givenReason } from '../core/intervention';
import { anyText, listQuery, oneOf, yesOrNo } from '../core/list-query';
import { GRADE_FEES } from './fee-values';
import {
  chosenStudents,
  confirmedCount,
  isOneGiven,
  ONE_CHOICE,
} from '../bulk-assignments/bulk-assignments.schemas';
import { MEMBER_LIMITS } from './member-limits';
import {
  MEMBER_ACTS,
  MEMBER_EVENTS,
  MEMBER_GRADES,
  RESTRICTED_STATES,
  STANDINGS,
  UPGRADE_STATES,
} from './member-values';
import { lagosDay } from './money';

const grade = choice('Grade', MEMBER_GRADES);

const title = choice('Title', TITLES);
const gender = choice('Gender', GENDERS);
const phone = visibleLine(40);
const state = line(100);
/** Years of work experience as of a day; they grow with time. */
const experience = strict({ years: z.int().min(0).max(80), on: lagosDay });

const organisationName = line(MEMBER_LIMITS.organisationLength, { min: 1 });

/** A person who becomes a member without an applicant's record. */
export const memberPerson = strict({
  title: blank(title),
  surname: personName,
  firstName: personName,
  middleName: blank(personName),
  gender: blank(gender),
  dob: blank(birthDate),
  email: blank(email),
  phoneNumber: blank(phone),
  country: blank(countryCode),
  state: blank(state),
});

/** An organisation that becomes a corporate member, with the person to write to. */
export const memberOrganisation = strict({
  name: organisationName,
  contact: blank(personName),
  email: blank(email),
  phoneNumber: blank(phone),
  country: blank(countryCode),
  state: blank(state),
});

type Who = { student?: unknown; person?: unknown; organisation?: unknown };
const hasOneOf = ({ student, person, organisation }: Who) =>
  [student, person, organisation].filter((each) => each !== undefined).length === 1;

/** Inducts an accepted applicant, a person or an organisation. The number is proposed if it is left out. */
export const memberCreateBody = body({
  student: objectId.optional(),
  person: memberPerson.optional(),
  organisation: memberOrganisation.optional(),
  grade,
  inductedOn: lagosDay,
  number: blank(line(MEMBER_LIMITS.numberLength)),
  /** Fees of the grade that are charged; all of them if it is left out. */
  fees: listOf(z.enum(GRADE_FEES), GRADE_FEES.length).optional(),
})
  .refine(hasOneOf, {
    path: ['person'],
    message: 'Send the student, the person or the organisation',
  })
  .refine((given) => (given.organisation !== undefined) === (given.grade === 'Corporate'), {
    path: ['grade'],
    message: 'Corporate members are organisations, and organisations are corporate members',
  });
export type MemberCreateBody = z.output<typeof memberCreateBody>;

/** Inducts many accepted applicants into one grade on one day: those named, those of a filter, or a cohort. */
export const memberInductManyBody = body({
  ...chosenStudents,
  grade: grade.refine((given) => given !== 'Corporate', 'Corporate members are organisations'),
  inductedOn: lagosDay,
  /** Fees of the grade that are charged; all of them if it is left out. */
  fees: listOf(z.enum(GRADE_FEES), GRADE_FEES.length).optional(),
  count: confirmedCount,
  dryRun: z.boolean().optional(),
}).refine(({ students, filter, cohort }) => isOneGiven(students, filter, cohort), ONE_CHOICE);
export type MemberInductManyBody = z.output<typeof memberInductManyBody>;

/** Changes names and contact; absent fields stay, null clears. `revision` is the one that was shown. */
export const memberUpdateBody = body({
  revision: z.int().min(0),
  title: clearable(title),
  surname: personName.optional(),
  firstName: personName.optional(),
  middleName: clearable(personName),
  gender: clearable(gender),
  dob: clearable(birthDate),
  organisation: organisationName.optional(),
  contact: clearable(personName),
  email: clearable(email),
  phoneNumber: clearable(phone),
  country: clearable(countryCode),
  state: clearable(state),
  experience: clearable(experience),
});
export type MemberUpdateBody = z.output<typeof memberUpdateBody>;

/** Takes over names from the applicant's record. `revision` is the one that was shown. */
export const memberTakeOverBody = body({ revision: z.int().min(0) });
export type MemberTakeOverBody = z.output<typeof memberTakeOverBody>;

/** Gives a grade from a day on, and charges its fees: those that are named, else all but the subscription. */
export const memberGradeBody = body({
  grade,
  from: lagosDay,
  reason: givenReason,
  fees: listOf(z.enum(GRADE_FEES), GRADE_FEES.length).optional(),
});
export type MemberGradeBody = z.output<typeof memberGradeBody>;

/** Records an event of a membership; `at` is the first day on which it counts. */
export const memberEventBody = body({
  kind: choice('Event', MEMBER_EVENTS),
  at: lagosDay,
  reason: givenReason,
});
export type MemberEventBody = z.output<typeof memberEventBody>;

export const MEMBER_SORTS = ['number', 'name', 'grade', 'standing', 'inductedOn'] as const;
export type MemberSort = (typeof MEMBER_SORTS)[number];

/** `inducted` is a year; `owing` finds members with or without a balance above 0. */
export const memberListQuery = listQuery({
  grade: oneOf(MEMBER_GRADES),
  standing: oneOf(STANDINGS),
  state: anyText,
  owing: yesOrNo,
  /** The member that came from this applicant's record. */
  student: objectId.optional(),
  upgrade: oneOf(UPGRADE_STATES),
  inducted: z
    .string()
    .regex(/^(19|20|21)\d\d$/, 'Enter a year such as 2026')
    .optional(),
  sort: sortOf(MEMBER_SORTS),
});
export type MemberListQuery = z.output<typeof memberListQuery>;

/** Standing on a day: `until` is its last day if nothing else happens, `because` the reason as a clause. */
export const memberStanding = z.object({
  standing: z.enum(STANDINGS),
  until: z.string().optional(),
  because: z.string(),
});
export type MemberStanding = z.infer<typeof memberStanding>;

/** Today without `on`. */
export const memberStandingQuery = z.strictObject({ on: lagosDay.optional() });
export type MemberStandingQuery = z.output<typeof memberStandingQuery>;

/** A member in lists. */
export const memberRow = z.object({
  _id: objectId,
  number: z.string(),
  kind: z.enum(['person', 'organisation']),
  /** Surname first, or the organisation's name. */
  name: z.string(),
  grade: z.enum(MEMBER_GRADES),
  standing: z.enum(STANDINGS),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  state: z.string().nullable(),
  inductedOn: z.string(),
  /** In kobo; above 0 where the member owes. */
  balance: koboSum,
  /** Set once the personal data are erased; the name is the number then. */
  erasedAt: moment.optional(),
});
export type MemberRow = z.infer<typeof memberRow>;

const by = z.object({ _id: objectId, username: z.string() });

/** A grade with its first day and, once another one followed, its last. */
export const memberTerm = z.object({
  grade: z.enum(MEMBER_GRADES),
  from: z.string(),
  to: z.string().optional(),
  reason: z.string(),
  at: moment,
  by,
});

export const memberEvent = z.object({
  kind: z.enum(MEMBER_EVENTS),
  on: z.string(),
  reason: z.string(),
  at: moment,
  by,
});

/** An act that the settings forbid a member today, and the state that forbids it. */
export const forbiddenAct = z.object({ act: z.enum(MEMBER_ACTS), state: z.enum(RESTRICTED_STATES) });
export type ForbiddenAct = z.infer<typeof forbiddenAct>;

/** A member's whole record; fields that were not given are null. */
export const member = memberRow.extend({
  title: z.string().nullable(),
  surname: z.string().nullable(),
  firstName: z.string().nullable(),
  middleName: z.string().nullable(),
  gender: z.string().nullable(),
  dob: z.string().nullable(),
  organisation: z.string().nullable(),
  contact: z.string().nullable(),
  country: z.string().nullable(),
  experience: experience.nullable(),
  /** Id of the applicant's record that the member came from. */
  student: objectId.nullable(),
  until: z.string().optional(),
  because: z.string(),
  /** Oldest first. */
  terms: z.array(memberTerm),
  events: z.array(memberEvent),
  /** Months in good standing in the present grade, as an upgrade counts them. */
  goodMonths: z.int(),
  forbidden: z.array(forbiddenAct),
  /** True if the public directory may show the member today. */
  isListed: z.boolean(),
  revision: z.int(),
  createdAt: moment,
});
export type Member = z.infer<typeof member>;
