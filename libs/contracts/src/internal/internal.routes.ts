import { BODY_LIMITS, JSON_VALUES } from '../core/body-limits';
import { defineRoutes } from '../core/route';

const access = ['internal'] as const;
/** Allows for a printed list of two thousand students. */
const LIST_TIMEOUT_MS = 30_000;
/** Audit records hold request data at its original depth. */
const AUDIT_DEPTH = 24;

/** Routes of calls between services, authorised by the service secret; the gateway does not forward them. */
export const internalRoutes = {
  ...defineRoutes('students', {
    internalStaffVersions: { method: 'GET', path: '/internal/staff/versions', access },
    internalRevocations: { method: 'GET', path: '/internal/staff/revocations', access },
    internalInitialPassword: { method: 'POST', path: '/internal/staff/initial-password', access },
    internalExamSignIn: { method: 'POST', path: '/internal/exam-sign-in', access },
    internalStudentLatest: {
      method: 'GET',
      path: '/internal/students',
      access,
      answerTimeoutMs: LIST_TIMEOUT_MS,
    },
    internalExportRows: {
      method: 'POST',
      path: '/internal/exports/rows',
      access,
      answerTimeoutMs: LIST_TIMEOUT_MS,
    },
    internalExportCount: {
      method: 'POST',
      path: '/internal/exports/count',
      access,
      answerTimeoutMs: LIST_TIMEOUT_MS,
    },
    internalStudentCount: { method: 'GET', path: '/internal/students/count', access },
    internalStudentGet: { method: 'GET', path: '/internal/students/:id', access },
    internalStudentLookup: { method: 'POST', path: '/internal/students/lookup', access },
    internalStudentCards: { method: 'POST', path: '/internal/students/cards', access },
    internalStudentIds: {
      method: 'POST',
      path: '/internal/students/ids',
      access,
      answerTimeoutMs: LIST_TIMEOUT_MS,
    },
    internalCohortStudents: { method: 'GET', path: '/internal/cohorts/:id/students', access },
    internalPrintToken: { method: 'POST', path: '/internal/print-tokens', access },
    internalMailOrder: { method: 'POST', path: '/internal/mails', access, jsonValues: JSON_VALUES.list },
    internalAssignmentMails: {
      method: 'POST',
      path: '/internal/assignment-mails',
      access,
      jsonValues: JSON_VALUES.list,
    },
    internalAssignmentMailsCancel: { method: 'POST', path: '/internal/assignment-mails/cancel', access },
    internalCertificateMails: {
      method: 'POST',
      path: '/internal/certificate-mails',
      access,
      jsonValues: JSON_VALUES.list,
    },
    internalMemberMails: {
      method: 'POST',
      path: '/internal/member-mails',
      access,
      jsonValues: JSON_VALUES.records,
    },
    internalAuditStore: {
      method: 'POST',
      path: '/internal/audit',
      access,
      jsonValues: JSON_VALUES.records,
      jsonDepth: AUDIT_DEPTH,
    },
    internalSerialRedeem: { method: 'POST', path: '/internal/certificate-serials/redeem', access },
    internalSerialRevoke: { method: 'DELETE', path: '/internal/certificate-serials/:serial', access },
    internalSerialRestore: { method: 'PUT', path: '/internal/certificate-serials/:serial', access },
    internalSerialBatch: { method: 'GET', path: '/internal/serial-batches/:id', access },
    internalSeedGet: { method: 'GET', path: '/internal/seeds/:name', access },
    internalSeedMark: { method: 'PUT', path: '/internal/seeds/:name', access },
    internalBackupReport: { method: 'POST', path: '/internal/backups', access },
  }),
  ...defineRoutes('exams', {
    internalCertificateGet: { method: 'GET', path: '/internal/certificates/:id', access },
    internalCourseGet: { method: 'GET', path: '/internal/courses/:id', access },
    internalResultGet: { method: 'GET', path: '/internal/results/:id', access },
    internalResultRows: {
      method: 'POST',
      path: '/internal/exports/result-rows',
      access,
      answerTimeoutMs: LIST_TIMEOUT_MS,
    },
    internalResultCount: {
      method: 'POST',
      path: '/internal/exports/result-count',
      access,
      answerTimeoutMs: LIST_TIMEOUT_MS,
    },
    internalCertificateRows: {
      method: 'POST',
      path: '/internal/exports/certificate-rows',
      access,
      answerTimeoutMs: LIST_TIMEOUT_MS,
    },
    internalCertificateCount: {
      method: 'POST',
      path: '/internal/exports/certificate-row-count',
      access,
      answerTimeoutMs: LIST_TIMEOUT_MS,
    },
    internalExamStatistics: { method: 'GET', path: '/internal/exams/:id/statistics', access },
    internalSlips: {
      method: 'POST',
      path: '/internal/exports/slips',
      access,
      answerTimeoutMs: LIST_TIMEOUT_MS,
    },
    internalSlipCount: {
      method: 'POST',
      path: '/internal/exports/slip-count',
      access,
      answerTimeoutMs: LIST_TIMEOUT_MS,
    },
    internalCertificateFiles: {
      method: 'POST',
      path: '/internal/exports/certificates',
      access,
      answerTimeoutMs: LIST_TIMEOUT_MS,
    },
    internalCertificateFilesCount: { method: 'POST', path: '/internal/exports/certificate-count', access },
    internalStudentExamsRemove: { method: 'DELETE', path: '/internal/students/:id', access },
    internalStudentRecordsRemove: { method: 'DELETE', path: '/internal/students/:id/records', access },
    internalStudentRecords: {
      method: 'POST',
      path: '/internal/students/:id/records',
      access,
      answerTimeoutMs: LIST_TIMEOUT_MS,
    },
    internalStudentRename: { method: 'PUT', path: '/internal/students/:id/name', access },
    internalHallSheet: {
      method: 'GET',
      path: '/internal/halls/:id',
      access,
      answerTimeoutMs: LIST_TIMEOUT_MS,
    },
    internalSittingCount: { method: 'GET', path: '/internal/sitting/count', access },
    internalPicturesUsed: {
      method: 'POST',
      path: '/internal/question-pictures/used',
      access,
      jsonValues: JSON_VALUES.list,
    },
    internalLatestRecords: { method: 'POST', path: '/internal/students/latest-records', access },
  }),
  ...defineRoutes('media', {
    internalFilesAttach: {
      method: 'POST',
      path: '/internal/student-files/attached',
      access,
      bodyLimit: BODY_LIMITS.attachments,
      attachments: true,
    },
    internalFilesStore: {
      method: 'POST',
      path: '/internal/student-files',
      access,
      bodyLimit: BODY_LIMITS.registration,
    },
    internalFilesAdd: {
      method: 'POST',
      path: '/internal/owners/:id/files',
      access,
      bodyLimit: BODY_LIMITS.registration,
    },
    internalFilesKeep: { method: 'PUT', path: '/internal/owners/:id/files', access },
    internalOwnerRemove: { method: 'DELETE', path: '/internal/owners/:id', access },
    internalOwnerFiles: { method: 'GET', path: '/internal/owners/:id/files', access },
    internalPicturesClaim: {
      method: 'POST',
      path: '/internal/question-pictures/claim',
      access,
      jsonValues: JSON_VALUES.list,
    },
    internalSignaturesClaim: { method: 'POST', path: '/internal/certificate-signatures/claim', access },
    internalPictureStore: {
      method: 'POST',
      path: '/internal/question-pictures',
      access,
      bodyLimit: BODY_LIMITS.upload,
    },
    internalDocumentFile: { method: 'POST', path: '/internal/documents/file', access },
    internalFileGet: { method: 'GET', path: '/internal/files/:public_id', access, streamed: true },
  }),
  ...defineRoutes('members', {
    internalMembershipLimits: { method: 'GET', path: '/internal/members/limits', access },
    internalMembersForbidden: { method: 'POST', path: '/internal/members/forbidden', access },
    internalJournalPage: {
      method: 'POST',
      path: '/internal/exports/journal',
      access,
      answerTimeoutMs: LIST_TIMEOUT_MS,
    },
    internalMemberDocument: { method: 'GET', path: '/internal/member-documents/:id', access },
  }),
};
