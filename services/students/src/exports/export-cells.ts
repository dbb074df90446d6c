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
import { countryName } from '../geo/countries';
import type { StudentRow } from '../students/student-row';

/** What a row says in each column of `EXPORT_LISTS`, by the column's name; what is empty may be absent. */
export type Cells = Readonly<Record<string, ExportCell | undefined>>;

const REVIEW_WORDS: Record<ReviewStatus, string> = {
  new: 'New',
  'in-review': 'In review',
  'more-information': 'More information asked',
  accepted: 'Accepted',
  rejected: 'Rejected',
};

const programmeWords = ({ name, options }: StudentRow['academicPrograms'][number]) =>
  options.length > 0 ? `${name}: ${options.join(', ')}` : name;

/** Of the serial, which is a credential, the last group alone. */
export const studentCells = ({ currentEmploymet: work, ...student }: StudentRow): Cells => ({
  'Full name': recordName(student),
  'Serial ends in': serialEnd(student.serialNumber),
  'Date of birth': student.dob,
  Title: student.title,
  Gender: student.gender,
  Status: REVIEW_WORDS[student.review?.status ?? 'new'],
  Email: student.email,
  Phone: student.phoneNumber,
  Country: student.country && countryName(student.country),
  State: student.state,
  Qualification: student.eduQualification,
  Organisation: work.organization,
  Position: work.position,
  'Date joined': work.startDate,
  Experience: work.yearsExperience,
  'Work location': work.location,
  Cadre: student.membershipCadre,
  Route: student.membershipRoute,
  Programme: student.membershipType.join(', '),
  'PGD courses': student.pgdCourses.join(', '),
  'Academic programmes': student.academicPrograms.map(programmeWords).join('; '),
  Fee: student.applicationFee,
  Payment: student.paymentMethods,
  Documents: student.documents.map(({ name }) => name).join(', '),
  Registered: student.createdAt.toISOString(),
});

/** Of a serial as staff see it: one in use is masked already. */
export const serialCells = (serial: Serial): Cells => ({
  'Serial number': serial.serial,
  Status: serial.isValid ? 'Valid' : 'Used',
  For: serial.purpose === 'certificate' ? 'Certificate' : 'Registration',
  'Issued to': serial.issuedTo?.name,
  Phone: serial.issuedTo?.phone,
  'Date generated': serial.dateGenerated,
  Batch: serial.batch?.note,
  'Date used': serial.dateUsed,
});

export const accountCells = (account: StaffAccount): Cells => ({
  'User name': account.username,
  Email: account.email,
  Role: account.role,
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
};

export const mailCells = (mail: MailSummary): Cells => ({
  Name: mail.name,
  Email: mail.to,
  Subject: mail.subject,
  Status: MAIL_STATUS_WORDS[mail.status],
  Tries: mail.tries,
  Kind: MAIL_KIND_WORDS[mail.kind],
  Date: mail.createdAt,
});

export const auditCells = (record: AuditRecord): Cells => ({
  When: record.at,
  Who: record.actor.username ?? record.actor.kind,
  Action: record.action,
  Outcome: record.outcome,
  About: record.entity,
  Record: record.label,
  Reason: record.reason,
  From: record.address,
});
