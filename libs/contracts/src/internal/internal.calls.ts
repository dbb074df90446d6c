import { z } from 'zod';
import { auditRecordsBody } from '../audit/audit.schemas';
import { printedCertificate } from '../certificates/certificates.schemas';
import { cohortStudents } from '../cohorts/cohorts.schemas';
import { defineCalls } from '../core/call';
import { count, moment, objectId, removed } from '../core/fields';
import { LIMITS } from '../core/limits';
import { course } from '../courses/courses.schemas';
import { examStatistics, examStatisticsQuery } from '../exams/exam-statistics.schemas';
import { examSignInAnswer } from '../exam-sign-in/exam-sign-in.schemas';
import {
  certificateFiles,
  exportCountBody,
  exportRows,
  exportRowsBody,
  printedRowsBody,
  resultCount,
  listCountBody,
  listRowsBody,
  slipCount,
  slips,
} from '../exports/exports.schemas';
import { pictureUploadBody } from '../exams/question-pictures.schemas';
import { hallSheet } from '../halls/halls.schemas';
import {
  assignmentMailsBody,
  certificateMailsBody,
  mailOrdersAccepted,
  mailOrdersBody,
  mailsCancelBody,
  mailsCancelled,
} from '../mail/mail.schemas';
import { result } from '../results/results.schemas';
import { student } from '../students/students.schemas';
import { internalRoutes } from './internal.routes';
import {
  latestRecords,
  latestRecordsBody,
  ownedFile,
  nameOfPerson,
  studentRecords,
} from './personal-data.schemas';
import {
  initialPasswordBody,
  internalSignInBody,
  printableBatch,
  printTokenBody,
  claimedPicture,
  pictureFiles,
  pictureFilesBody,
  signatureFiles,
  correctedName,
  documentFile,
  documentFileBody,
  foundStudent,
  furtherFilesBody,
  furtherFilesStored,
  redeemBody,
  redeemedSerial,
  staffVersions,
  studentCard,
  studentFilesBody,
  studentIds,
  studentIdsBody,
  studentFilesStored,
} from './internal.schemas';

/** A set of seed data that was written; `name` as `demo`. */
const seedMark = z.object({ name: z.string(), seededAt: moment });

/** Calls between services; both sides parse what they receive. */
export const internalCalls = defineCalls(internalRoutes, {
  internalStaffVersions: { summary: 'The present version of every staff account', answer: staffVersions },
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
    body: z.object({ ids: z.array(objectId).max(500) }),
    answer: z.array(foundStudent),
  },
  internalStudentCards: {
    summary: 'Photos and the ends of serials of the given students who exist, for papers of a hall',
    body: z.object({ ids: z.array(objectId).max(500) }),
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
    summary: 'Order mails; repeating an order changes nothing',
    body: mailOrdersBody,
    answer: mailOrdersAccepted,
  },
  internalAssignmentMails: {
    summary: 'Order mails that tell candidates of their exams; repeating an order changes nothing',
    body: assignmentMailsBody,
    answer: mailOrdersAccepted,
  },
  internalAssignmentMailsCancel: {
    summary: 'Cancel mails of removed assignments that did not go yet; repeating it changes nothing',
    body: mailsCancelBody,
    answer: mailsCancelled,
  },
  internalCertificateMails: {
    summary: 'Order mails with links to certificates; repeating an order changes nothing',
    body: certificateMailsBody,
    answer: mailOrdersAccepted,
  },
  internalAuditStore: {
    summary: 'Store records of the audit log; repeating it changes nothing',
    body: auditRecordsBody,
    answer: z.object({}),
  },
  internalSerialRedeem: {
    summary: 'Take a certificate serial into use; repeating it is fine',
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
  internalSeedMark: { summary: 'Note that a set of seed data was written', answer: seedMark },
  internalCertificateGet: { summary: 'One valid certificate', answer: printedCertificate, refusals: [404] },
  internalCourseGet: { summary: 'One course', answer: course, refusals: [404] },
  internalResultGet: {
    summary: 'One result; `isReset` when staff have reset its attempt',
    answer: result.extend({ isReset: z.boolean().optional() }),
    refusals: [404],
  },
  internalResultRows: {
    summary: 'Some rows of the list of results, for a file of it',
    body: listRowsBody,
    answer: exportRows,
  },
  internalResultCount: {
    summary: 'How many rows a file of results has, and those of one exam in numbers',
    body: listCountBody,
    answer: resultCount,
  },
  internalCertificateRows: {
    summary: 'Some rows of the list of certificates, for a file of it',
    body: listRowsBody,
    answer: exportRows,
  },
  internalCertificateCount: {
    summary: 'How many rows a file of the list of certificates has',
    body: listCountBody,
    answer: count,
  },
  internalExamStatistics: {
    summary: 'Statistics of an exam, for a file of them',
    query: examStatisticsQuery,
    answer: examStatistics,
    refusals: [404],
  },
  internalSlips: {
    summary: 'Results to print slips of; held ones and rounds that were reset are left out',
    body: printedRowsBody,
    answer: slips,
    refusals: [422],
  },
  internalSlipCount: {
    summary: 'How many slips there are to print, and how many are held',
    body: printedRowsBody,
    answer: slipCount,
  },
  internalCertificateFiles: {
    summary: 'Certificates to print for a file of them; revoked ones are left out',
    body: printedRowsBody,
    answer: certificateFiles,
    refusals: [422],
  },
  internalCertificateFilesCount: {
    summary: 'How many certificates a file of them has',
    body: printedRowsBody,
    answer: count,
  },
  internalStudentExamsRemove: { summary: "Remove a student's assignments and attempts", answer: removed },
  internalStudentRecordsRemove: {
    summary: "Remove a student's assignments, attempts and results; certificates stay",
    answer: removed,
  },
  internalStudentRecords: {
    summary:
      "A student's assignments, attempts, results, and certificates that are the student's or bear that name",
    body: nameOfPerson,
    answer: studentRecords,
  },
  internalStudentRename: {
    summary: 'Give the assignments and open attempts of a student the corrected name',
    body: correctedName,
    answer: z.object({}),
  },
  internalHallSheet: {
    summary: 'A hall session with its candidates',
    answer: hallSheet,
    refusals: [404],
  },
  internalSittingCount: {
    summary: 'How many attempts are open before their deadline, counted up to a limit',
    query: z.object({ limit: z.coerce.number<number>().int().min(1).max(1000) }),
    answer: count,
  },
  internalPicturesUsed: {
    summary: 'Those of the given pictures that a version of an exam has',
    body: pictureFilesBody,
    answer: pictureFiles,
  },
  internalLatestRecords: {
    summary: 'When people got their latest result and certificate, and whether they sit now',
    body: latestRecordsBody,
    answer: z.array(latestRecords),
  },
  internalFilesStore: {
    summary: 'Store the files of a registration, all or none',
    body: studentFilesBody,
    answer: studentFilesStored,
    refusals: [413],
  },
  internalFilesAdd: {
    summary: 'Store further files of a student, all or none',
    body: furtherFilesBody,
    answer: furtherFilesStored,
    refusals: [413],
  },
  internalFilesKeep: {
    summary: 'Remove the files of a student but these; repeating it changes nothing',
    body: z.object({ keep: z.array(z.string()).min(1).max(10) }),
    answer: z.object({}),
  },
  internalOwnerRemove: { summary: 'Remove all files of an owner', answer: z.object({}) },
  internalOwnerFiles: { summary: 'What files an owner has', answer: z.array(ownedFile) },
  internalPicturesClaim: {
    summary: 'Those of the given pictures that are stored; they are not swept for a while',
    body: pictureFilesBody,
    answer: z.array(claimedPicture),
  },
  internalSignaturesClaim: {
    summary: 'Those of the given signatures that are stored; they are kept from now on',
    body: signatureFiles,
    answer: signatureFiles,
  },
  internalPictureStore: {
    summary: 'Store a picture for a question',
    body: pictureUploadBody,
    answer: claimedPicture,
    refusals: [413],
  },
  internalDocumentFile: {
    summary: 'Print a document for a mail; asked again until it is done',
    body: documentFileBody,
    answer: documentFile,
    refusals: [404],
  },
  internalFileGet: { summary: 'The bytes of one file of an owner', refusals: [403, 404] },
});
