import {
  type AuditRecord,
  type ExportCell,
  type MailKind,
  type MailStatus,
  type MailSummary,
  type ReviewStatus,
  type Serial,
  serialEnd,
  type StaffAccount,
} from '@concord/contracts';
import { recordName } from '@concord/institute';
import type { ExportCells } from '@concord/nest-platform';
import { countryName } from '../../../store/countries/countries';
import type { StudentRow } from '../../../store/students/student-row';
import type { StudentRecord } from '../../../store/students/student.schema';

const REVIEW_WORDS: Record<ReviewStatus, string> = {
  new: 'New',
  'in-review': 'In review',
  'more-information': 'More information requested',
  accepted: 'Accepted',
  rejected: 'Rejected',
};

const programmeWords = ({ name, options }: StudentRecord['academicPrograms'][number]) =>
  options.length > 0 ? `${name}: ${options.join(', ')}` : name;

const DETAILS: Readonly<Record<string, (student: StudentRow) => ExportCell | undefined>> = {
  Title: ({ title }) => title,
  Gender: ({ gender }) => gender,
  Qualification: ({ eduQualification }) => eduQualification,
  Organisation: ({ currentEmploymet }) => currentEmploymet?.organization,
  Position: ({ currentEmploymet }) => currentEmploymet?.position,
  'Date joined': ({ currentEmploymet }) => currentEmploymet?.startDate,
  Experience: ({ currentEmploymet }) => currentEmploymet?.yearsExperience,
  'Work location': ({ currentEmploymet }) => currentEmploymet?.location,
  'PGD courses': ({ pgdCourses }) => pgdCourses?.join(', '),
  'Academic programmes': ({ academicPrograms }) => academicPrograms?.map(programmeWords).join('; '),
  Documents: ({ documents }) => documents?.map(({ name }) => name).join(', '),
};

/** True if the columns need details, which are read on demand. */
export const showDetails = (columns: readonly string[]): boolean =>
  columns.some((column) => Object.hasOwn(DETAILS, column));

/** Includes only the last group of the serial, because it is a credential. */
export const studentCells = (student: StudentRow): ExportCells => ({
  'Full name': recordName(student),
  'Serial end': serialEnd(student.serialNumber),
  'Date of birth': student.dob,
  Status: REVIEW_WORDS[student.review?.status ?? 'new'],
  Email: student.email,
  Phone: student.phoneNumber,
  Country: student.country && countryName(student.country),
  State: student.state,
  Cadre: student.membershipCadre,
  Route: student.membershipRoute,
  Programme: student.membershipType.join(', '),
  Fee: student.applicationFee,
  Payment: student.paymentMethods,
  Registered: student.createdAt.toISOString(),
  ...Object.fromEntries(Object.entries(DETAILS).map(([name, of]) => [name, of(student)])),
});

/** Cells of a serial, masked once it is used. */
export const serialCells = (serial: Serial): ExportCells => ({
  'Serial number': serial.serial,
  Status: serial.isValid ? 'Valid' : 'Used',
  For: serial.purpose === 'certificate' ? 'Certificate' : 'Registration',
  'Issued to': serial.issuedTo?.name,
  Phone: serial.issuedTo?.phone,
  'Date generated': serial.dateGenerated,
  Batch: serial.batch?.note,
  'Date used': serial.dateUsed,
});

export const accountCells = (account: StaffAccount): ExportCells => ({
  'User name': account.username,
  Email: account.email,
  Role: account.role,
  Permissions: account.finance && 'Finance',
  State: account.suspended ? 'Suspended' : account.invited ? 'Invited' : 'Open',
  'Second factor': account.factor ? 'On' : 'Off',
  'Last sign-in': account.lastSignInAt,
  Since: account.createdAt,
});

const MAIL_STATUS_WORDS: Record<MailStatus, string> = {
  queued: 'Waiting',
  sending: 'Sending',
  sent: 'Sent',
  kept: 'Kept here',
  failed: 'Failed',
  unknown: 'May have gone out',
};
const MAIL_KIND_WORDS: Record<MailKind, string> = {
  result: 'Result of an exam',
  'registration-receipt': 'Receipt of a registration',
  decision: 'Decision on an application',
  assignment: 'Exam that is assigned',
  certificate: 'Certificate',
  invoice: 'Invoice',
  receipt: 'Receipt',
  'credit-note': 'Credit note',
  'payment-reversed': 'Reversed payment',
  'payment-reminder': 'Payment reminder',
  'transfer-refused': 'Refused transfer',
  'cpd-decided': 'CPD decision',
  'upgrade-decided': 'Upgrade decision',
  'change-decided': 'Answer to a request',
};

export const mailCells = (mail: MailSummary): ExportCells => ({
  Name: mail.name,
  Email: mail.to,
  Subject: mail.subject,
  Status: MAIL_STATUS_WORDS[mail.status],
  Tries: mail.tries,
  Kind: MAIL_KIND_WORDS[mail.kind],
  Date: mail.createdAt,
});

export const auditCells = (record: AuditRecord): ExportCells => ({
  When: record.at,
  Who: record.actor.username ?? record.actor.kind,
  Action: record.action,
  Outcome: record.outcome,
  About: record.entity,
  Record: record.label,
  Reason: record.reason,
  From: record.address,
});
