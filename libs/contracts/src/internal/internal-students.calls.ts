import { z } from 'zod';
import { listOf } from '../core/bounded';
import { backupReportBody } from '../backups/backups.schemas';
import { auditRecordsBody } from '../audit/audit.schemas';
import { cohortStudents } from '../cohorts/cohorts.schemas';
import type { CallSchemas } from '../core/call';
import { count, moment, objectId } from '../core/fields';
import { LIMITS } from '../core/limits';
import { examSignInAnswer } from '../exam-sign-in/exam-sign-in.schemas';
import { exportCountBody, exportRows, exportRowsBody } from '../exports/exports.schemas';
import {
  assignmentMailsBody,
  certificateMailsBody,
  mailRequestsAccepted,
  mailRequestsBody,
  mailsCancelBody,
  mailsCancelled,
  memberMailsBody,
} from '../mail/mail.schemas';
import { student } from '../students/students.schemas';
import {
  foundStudent,
  initialPasswordBody,
  internalSignInBody,
  printableBatch,
  printTokenBody,
  redeemBody,
  redeemedSerial,
  staffVersions,
  studentCard,
  studentIds,
  studentIdsBody,
} from './internal.schemas';
import { revocationsAnswer, revocationsQuery } from './revocations.schemas';

/** Mark of a data set that was seeded; `name` identifies it, e.g. `demo`. */
const seedMark = z.object({ name: z.string(), seededAt: moment });

/** Internal calls to the students service. */
export const studentsCallSchemas = {
  internalStaffVersions: {
    summary: 'The present version of every staff account, for a service of the previous version',
    answer: staffVersions,
  },
  internalRevocations: {
    summary: 'What voids tokens since a moment: changed accounts, ended sign-ins, archived students',
    query: revocationsQuery,
    answer: revocationsAnswer,
  },
  internalInitialPassword: {
    summary: 'Note that the password of an account was made by a program, and must be replaced by its owner',
    body: initialPasswordBody,
    answer: z.object({}),
    refusals: [404],
  },
  internalExamSignIn: {
    summary: 'Sign a candidate in',
    body: internalSignInBody,
    answer: examSignInAnswer,
    refusals: [401, 429],
  },
  internalStudentLatest: {
    summary: 'The students who registered last',
    query: z.object({ limit: z.coerce.number<number>().int().min(1).max(LIMITS.studentListRows) }),
    answer: z.array(student),
  },
  internalExportRows: {
    summary: 'Some rows of a list, for a file of it',
    body: exportRowsBody,
    answer: exportRows,
  },
  internalExportCount: { summary: 'How many rows a list has', body: exportCountBody, answer: count },
  internalStudentCount: { summary: 'Count students', answer: count },
  internalStudentGet: { summary: 'One student', answer: student, refusals: [404] },
  internalStudentLookup: {
    summary: 'Those of the given students who exist, archived ones too',
    body: z.object({ ids: listOf(objectId, 500) }),
    answer: z.array(foundStudent),
  },
  internalStudentCards: {
    summary: 'What tells the given students who exist apart, for papers of a hall and files of results',
    body: z.object({ ids: listOf(objectId, 500) }),
    answer: z.array(studentCard),
  },
  internalStudentIds: {
    summary: 'Ids of the first students that the filter of the list finds, and how many it finds',
    body: studentIdsBody,
    answer: studentIds,
  },
  internalCohortStudents: {
    summary: 'The students of a cohort who are not archived',
    answer: cohortStudents,
    refusals: [404],
  },
  internalPrintToken: {
    summary: 'A token that lets its holder print one document',
    body: printTokenBody,
    answer: z.object({ token: z.string() }),
  },
  internalMailOrder: {
    summary: 'Request mails; a repeated request changes nothing',
    body: mailRequestsBody,
    answer: mailRequestsAccepted,
  },
  internalAssignmentMails: {
    summary: 'Request mails that tell candidates of their exams; a repeated request changes nothing',
    body: assignmentMailsBody,
    answer: mailRequestsAccepted,
  },
  internalAssignmentMailsCancel: {
    summary: 'Cancel mails of removed assignments that did not go yet; repeating it changes nothing',
    body: mailsCancelBody,
    answer: mailsCancelled,
  },
  internalCertificateMails: {
    summary: 'Request mails with links to certificates; a repeated request changes nothing',
    body: certificateMailsBody,
    answer: mailRequestsAccepted,
  },
  internalMemberMails: {
    summary: 'Request mails to members; a repeated request changes nothing',
    body: memberMailsBody,
    answer: mailRequestsAccepted,
  },
  internalMemberForget: {
    summary: 'Delete the mails of an erased member, and what the audit log replaced; repeating it is fine',
    answer: z.object({}),
  },
  internalAuditStore: {
    summary: 'Store records of the audit log; repeating it changes nothing',
    body: auditRecordsBody,
    answer: z.object({}),
  },
  internalSerialRedeem: {
    summary: 'Mark a certificate serial as used; repeating it is fine',
    body: redeemBody,
    answer: redeemedSerial,
    refusals: [409, 429],
  },
  internalSerialRevoke: {
    summary: 'Void the serial of a revoked certificate',
    answer: z.object({ serial: z.string() }),
    refusals: [404],
  },
  internalSerialRestore: {
    summary: 'Give the serial of a reinstated certificate back to it; repeating it is fine',
    answer: z.object({ serial: z.string() }),
    refusals: [404],
  },
  internalSerialBatch: {
    summary: 'A batch of serials with those that can still be used, to print',
    answer: printableBatch,
    refusals: [404],
  },
  internalSeedGet: { summary: 'When a set of seed data was written', answer: seedMark, refusals: [404] },
  internalBackupReport: {
    summary: 'Note how a copy of the stores, or a trial of one, ended',
    body: backupReportBody,
    answer: z.object({}),
  },
  internalSeedMark: { summary: 'Note that a set of seed data was written', answer: seedMark },
} as const satisfies Record<string, CallSchemas>;
