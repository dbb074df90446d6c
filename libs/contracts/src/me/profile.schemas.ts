import { z } from 'zod';
import { birthDate } from '../core/dates';
import { GENDERS, TITLES } from '../core/enumerations';
import {
  body,
  choice,
  clearable,
  countryCode,
  email,
  line,
  moment,
  personName,
  visibleLine,
} from '../core/fields';
import { givenReason } from '../core/intervention';
import { sentMemberFiles } from '../members/member-files.schemas';
import { MEMBER_LIMITS } from '../members/member-limits';
import { memberRequestFields } from '../members/member-requests.schemas';

/** An own request. `decision` names no staff. */
export const myRequest = z.object({
  ...memberRequestFields,
  decision: z.object({ reason: z.string(), at: moment }).optional(),
});
export type MyRequest = z.infer<typeof myRequest>;

/** The own record. Fields that were not given are null. */
export const myProfile = z.object({
  number: z.string(),
  kind: z.enum(['person', 'organisation']),
  name: z.string(),
  title: z.string().nullable(),
  surname: z.string().nullable(),
  firstName: z.string().nullable(),
  middleName: z.string().nullable(),
  gender: z.string().nullable(),
  dob: z.string().nullable(),
  organisation: z.string().nullable(),
  /** The person to write to in an organisation. */
  contact: z.string().nullable(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  country: z.string().nullable(),
  state: z.string().nullable(),
  revision: z.int(),
  /** The latest request for a correction. */
  request: myRequest.nullable(),
});
export type MyProfile = z.infer<typeof myProfile>;

/** Changes the contact, based on the revision that was shown. Absent fields stay, null clears. */
export const myContactBody = body({
  revision: z.int().min(0),
  phoneNumber: clearable(visibleLine(40)),
  country: clearable(countryCode),
  state: clearable(line(100)),
  /** Organisations only. */
  contact: clearable(personName),
});
export type MyContactBody = z.output<typeof myContactBody>;

/** Asks staff for other names or another birth date, with a document that shows them. */
export const myCorrectionBody = body({
  title: clearable(choice('Title', TITLES)),
  surname: personName.optional(),
  firstName: personName.optional(),
  middleName: clearable(personName),
  gender: clearable(choice('Gender', GENDERS)),
  dob: birthDate.optional(),
  /** Organisations only. */
  organisation: line(MEMBER_LIMITS.organisationLength, { min: 1 }).optional(),
  reason: givenReason,
  files: sentMemberFiles(1),
});
export type MyCorrectionBody = z.output<typeof myCorrectionBody>;

/** Asks for a code at a new address. */
export const myEmailBody = body({ email });
export type MyEmailBody = z.output<typeof myEmailBody>;

/** Proves the new address by the code that was sent to it. */
export const myEmailConfirmBody = body({
  code: z
    .string('Enter the code')
    .max(40, 'The code has six digits')
    .overwrite((given) => given.replace(/[\s-]/g, ''))
    .regex(/^\d{6}$/, 'The code has six digits'),
});
export type MyEmailConfirmBody = z.output<typeof myEmailConfirmBody>;

/** The address of the record after the change. */
export const myEmailChanged = z.object({ email: z.string() });
export type MyEmailChanged = z.infer<typeof myEmailChanged>;
