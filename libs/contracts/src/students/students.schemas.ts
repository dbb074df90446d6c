import { z } from 'zod';
import { listOf } from '../core/bounded';
import { birthDate, pastDate } from '../core/dates';
import {
  APPLICATION_FEES,
  GENDERS,
  MEMBERSHIP_CADRES,
  MEMBERSHIP_ROUTES,
  PAYMENT_METHODS,
  QUALIFICATIONS,
  TITLES,
  YEARS_EXPERIENCE,
} from '../core/enumerations';
import {
  blank,
  body,
  choice,
  clearable,
  countryCode,
  dataUrl,
  email,
  line,
  moment,
  objectId,
  personName,
  visibleLine,
  sortOf,
  strict,
  text,
} from '../core/fields';
import { givenReason } from '../core/intervention';
import { LIMITS } from '../core/limits';
import { anyText, listQuery, oneOf, period } from '../core/list-query';
import { normaliseSerial } from '../core/serial-format';
import { accommodation } from './accommodation.schemas';
import { review, STATUS_FILTERS } from './review.schemas';

/** A file to upload, as a data URL. */
export const upload = z.object({ name: line(LIMITS.fileNameLength, { min: 1 }), file: dataUrl });

const programmeChoice = z.object({
  name: line(100, { min: 1 }),
  options: listOf(line(100, { min: 1 }), 20).default([]),
});

/** The owner's choices, by the form's field names. */
const choices = {
  title: choice('Title', TITLES),
  gender: choice('Gender', GENDERS),
  eduQualification: choice('Highest Qualification', QUALIFICATIONS),
  yearsExperience: choice('Years of Career Experience', YEARS_EXPERIENCE),
  membershipCadre: choice('Membership Cadre', MEMBERSHIP_CADRES),
  membershipRoute: choice('Membership Route', MEMBERSHIP_ROUTES),
  applicationFee: choice('Application Fee', APPLICATION_FEES),
  paymentMethods: choice('Payment Method', PAYMENT_METHODS),
};

/** Current employment of an applicant; all fields are optional. */
export const employmentInput = strict({
  organization: blank(line(200)),
  position: blank(line(200)),
  yearsExperience: blank(choices.yearsExperience),
  startDate: blank(pastDate),
  location: blank(text(500)),
});

/** Registration payload. Only picture, names, e-mail and serial are required. */
export const registerBody = body({
  image_data: dataUrl,
  title: blank(choices.title),
  surname: personName,
  firstName: personName,
  middleName: blank(personName),
  gender: blank(choices.gender),
  dob: blank(birthDate),
  phoneNumber: blank(visibleLine(40)),
  email,
  country: blank(countryCode),
  state: blank(line(100)),
  eduQualification: blank(choices.eduQualification),
  currentEmploymet: blank(employmentInput),
  membershipCadre: blank(choices.membershipCadre),
  membershipRoute: blank(choices.membershipRoute),
  applicationFee: blank(choices.applicationFee),
  paymentMethods: blank(choices.paymentMethods),
  academicPrograms: blank(listOf(programmeChoice, 10)),
  pgdCourses: blank(listOf(line(100, { min: 1 }), 20)),
  serialNumber: z
    .string('Serial number is required')
    .trim()
    .min(1, 'Serial number is required')
    .max(100, 'This is too long for a serial number')
    .transform(normaliseSerial),
  documents: blank(strict({ higestQualification: blank(upload), jamb: blank(upload) })),
});
export type RegisterBody = z.output<typeof registerBody>;

/** A stored file with a link valid for ten minutes. */
export const fileLink = z.object({ url: z.string(), public_id: z.string() });

/** An applicant's record; omitted fields are null. Staff see `serialNumber` masked. */
export const student = z.object({
  _id: objectId,
  title: z.string().nullable(),
  surname: z.string(),
  firstName: z.string(),
  middleName: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  email: z.string(),
  dob: z.string().nullable(),
  gender: z.string().nullable(),
  country: z.string().nullable(),
  state: z.string().nullable(),
  eduQualification: z.string().nullable(),
  currentEmploymet: z.object({
    organization: z.string().nullable(),
    position: z.string().nullable(),
    yearsExperience: z.string().nullable(),
    startDate: z.string().nullable(),
    location: z.string().nullable(),
  }),
  applicationFee: z.string().nullable(),
  paymentMethods: z.string().nullable(),
  membershipCadre: z.string().nullable(),
  membershipRoute: z.string().nullable(),
  pgdCourses: z.array(z.string()),
  membershipType: z.array(z.string()),
  academicPrograms: z.array(z.object({ name: z.string(), options: z.array(z.string()) })),
  passport: fileLink,
  documents: z.array(z.object({ name: z.string(), file: fileLink })),
  serialNumber: z.string(),
  createdAt: moment,
  /** Counts corrections; a change states the one that it was based on. */
  revision: z.number().int().optional(),
  /** Staff only: state of the application; absent in answers of the previous version. */
  review: review.optional(),
  /** Staff only, for archived records: since when, by whose username, and the reason if given. */
  archived: z.object({ at: moment, by: z.string(), reason: z.string().nullable() }).optional(),
  /** Staff only: extra time in exams. */
  accommodation: accommodation.optional(),
});
export type Student = z.infer<typeof student>;

/** Student fields used by other services and lists. */
export const studentSummary = student.pick({
  _id: true,
  surname: true,
  firstName: true,
  middleName: true,
  gender: true,
  email: true,
});

export const registeredStudent = student.extend({ printToken: z.string() });
export type RegisteredStudent = z.infer<typeof registeredStudent>;

/** Sort fields of the student list. */
export const STUDENT_SORTS = ['createdAt', 'surname', 'firstName', 'email', 'state', 'country'] as const;

/** `surname` repeats the record's, so that two clicks cannot destroy a record. */
export const purgeBody = body({
  reason: givenReason,
  surname: line(LIMITS.nameLength, { min: 1, message: 'Type the surname of the record' }),
});
export type PurgeBody = z.output<typeof purgeBody>;

/** A document of a corrected record: an existing or a new one. */
const correctedDocument = z.union([strict({ public_id: z.string().min(1).max(100) }), upload]);

/** Fields of a correction that an applicant may propose; `currentEmploymet` is replaced as a whole. */
const ownFields = {
  title: clearable(choices.title),
  surname: personName.optional(),
  firstName: personName.optional(),
  middleName: clearable(personName),
  gender: clearable(choices.gender),
  dob: clearable(birthDate),
  phoneNumber: clearable(visibleLine(40)),
  email: email.optional(),
  country: clearable(countryCode),
  state: clearable(line(100)),
  eduQualification: clearable(choices.eduQualification),
  currentEmploymet: employmentInput.optional(),
  membershipCadre: clearable(choices.membershipCadre),
  membershipRoute: clearable(choices.membershipRoute),
};

/** A correction that an applicant proposes, with the reason for it. Absent fields stay. */
export const proposalBody = body({
  ...ownFields,
  reason: text(LIMITS.reasonLength, {
    min: LIMITS.reasonMin,
    message: 'Tell us in a few words why this is right',
  }),
});
export type ProposalBody = z.output<typeof proposalBody>;
export type ProposalInput = z.input<typeof proposalBody>;

/** A correction of a record. Absent fields stay; `currentEmploymet` and `documents` are replaced as a whole. */
export const studentUpdateBody = body({
  revision: z.number().int().min(0),
  image_data: dataUrl.optional(),
  ...ownFields,
  applicationFee: clearable(choices.applicationFee),
  paymentMethods: clearable(choices.paymentMethods),
  academicPrograms: listOf(programmeChoice, 10).optional(),
  pgdCourses: listOf(line(100, { min: 1 }), 20).optional(),
  documents: listOf(correctedDocument, 2).optional(),
});
export type StudentUpdateBody = z.output<typeof studentUpdateBody>;
export type StudentUpdateInput = z.input<typeof studentUpdateBody>;

/** Accepts any shape, because clients send ids and files in it; only `reason` is read. */
export const studentRemoveBody = z.preprocess(
  (value) => (value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {}),
  z.looseObject({ reason: blank(givenReason) }),
) as unknown as z.ZodType<{ reason?: string }, { reason?: string; [ignored: string]: unknown }>;

export const restoreBody = body({ reason: givenReason });
export type RestoreBody = z.output<typeof restoreBody>;

const archived = z.enum(['true', 'false']).optional();

/** `archived=true` also returns an archived student to staff. */
export const studentQuery = z.object({ archived });
export type StudentQuery = z.output<typeof studentQuery>;

/**
 * `archived=true` lists only archived students. `status` is a review status, or another of `STATUS_FILTERS`.
 * `programme` is a group name of `membershipType`, `cohort` a cohort's id; `from` and `to` filter
 * by registration time.
 */
export const studentListQuery = listQuery({
  sort: sortOf(STUDENT_SORTS),
  archived,
  state: anyText,
  country: blank(countryCode),
  cadre: oneOf(MEMBERSHIP_CADRES),
  route: oneOf(MEMBERSHIP_ROUTES),
  fee: oneOf(APPLICATION_FEES),
  payment: oneOf(PAYMENT_METHODS),
  programme: anyText,
  status: oneOf(STATUS_FILTERS),
  cohort: objectId.optional(),
  ...period,
});
export type StudentListQuery = z.output<typeof studentListQuery>;
