import { accessCalls } from './access/access.calls';
import { accountCalls } from './accounts/accounts.calls';
import { bulkAssignmentCalls } from './bulk-assignments/bulk-assignments.calls';
import { assignmentCalls } from './assignments/assignments.calls';
import { attemptCalls } from './attempts/attempts.calls';
import { auditCalls } from './audit/audit.calls';
import { certificateIssueCalls } from './certificate-issue/certificate-issue.calls';
import { certificateCalls } from './certificates/certificates.calls';
import { certificateTemplateCalls } from './certificate-templates/certificate-templates.calls';
import { cohortCalls } from './cohorts/cohorts.calls';
import { courseCalls } from './courses/courses.calls';
import { credentialCalls } from './credentials/credentials.calls';
import { myExamCalls } from './me/exams.calls';
import { documentCalls } from './documents/documents.calls';
import { factorCalls } from './factors/factors.calls';
import { examSignInCalls } from './exam-sign-in/exam-sign-in.calls';
import { examCalls } from './exams/exams.calls';
import { questionCalls } from './exams/questions.calls';
import { exportCalls } from './exports/exports.calls';
import { galleryCalls } from './gallery/gallery.calls';
import { geoCalls } from './geo/geo.calls';
import { announcementCalls } from './halls/announcements.calls';
import { pauseCalls } from './halls/pauses.calls';
import { myCardPaymentCalls } from './me/card-payments.calls';
import { cpdCalls } from './members/cpd.calls';
import { memberRequestCalls } from './members/member-requests.calls';
import { myProfileCalls } from './me/profile.calls';
import { myDataRightsCalls } from './me/data-rights.calls';
import { myStaffCalls } from './me/staff.calls';
import { myCpdCalls } from './me/cpd.calls';
import { myUpgradeCalls } from './me/upgrade.calls';
import { membershipSettingsCalls } from './members/settings.calls';
import { myApplicationCalls } from './me/application.calls';
import { memberAccountCalls } from './members/accounts.calls';
import { cardPaymentCalls } from './members/card-payments.calls';
import { cardCalls } from './members/cards.calls';
import { directoryCalls } from './members/directory.calls';
import { memberDocumentCalls } from './members/documents.calls';
import { myCardCalls } from './me/card.calls';
import { reminderCalls } from './members/reminders.calls';
import { feeCalls } from './members/fees.calls';
import { upgradeCalls } from './members/upgrades.calls';
import { memberErasureCalls } from './members/erasure.calls';
import { memberImportCalls } from './members/import.calls';
import { memberReportCalls } from './members/reports.calls';
import { journalCalls } from './members/journal.calls';
import { ledgerCheckCalls } from './members/ledger-check.calls';
import { statementCalls } from './members/statements.calls';
import { transferCalls } from './members/transfers.calls';
import { myAccountCalls } from './me/account.calls';
import { mergeCalls } from './members/merges.calls';
import { memberCalls } from './members/members.calls';
import { organisationStaffCalls } from './members/organisation-staff.calls';
import { noticeCalls } from './notices/notices.calls';
import { practiceCalls } from './practice/practice.calls';
import { hallCalls } from './halls/halls.calls';
import { invigilationCalls } from './invigilation/invigilation.calls';
import { mailCalls } from './mail/mail.calls';
import { passwordResetCalls } from './password-resets/password-resets.calls';
import { regradeCalls } from './regrades/regrades.calls';
import { resultCalls } from './results/results.calls';
import { reviewCalls } from './students/review.calls';
import { serialCalls } from './serials/serials.calls';
import { backupCalls } from './backups/backups.calls';
import { statisticsCalls } from './statistics/statistics.calls';
import { accommodationCalls } from './students/accommodation.calls';
import { threadCalls } from './students/thread.calls';
import { studentBulkCalls } from './students/student-bulk.calls';
import { studentCalls } from './students/students.calls';
import { memberTaskCalls, taskCalls } from './tasks/tasks.calls';
import { versionCalls } from './versions/versions.calls';
import { viewCalls } from './views/views.calls';
import type { Call } from './core/call';

/** Every call of the public API by name. Handlers, OpenAPI and the access tests derive from it. */
export const calls = {
  ...accountCalls,
  ...cpdCalls,
  ...memberRequestCalls,
  ...myProfileCalls,
  ...myDataRightsCalls,
  ...myStaffCalls,
  ...myCpdCalls,
  ...myUpgradeCalls,
  ...factorCalls,
  ...serialCalls,
  ...studentCalls,
  ...statisticsCalls,
  ...backupCalls,
  ...studentBulkCalls,
  ...reviewCalls,
  ...threadCalls,
  ...cohortCalls,
  ...accommodationCalls,
  ...geoCalls,
  ...examCalls,
  ...questionCalls,
  ...versionCalls,
  ...regradeCalls,
  ...assignmentCalls,
  ...bulkAssignmentCalls,
  ...taskCalls,
  ...examSignInCalls,
  ...attemptCalls,
  ...invigilationCalls,
  ...hallCalls,
  ...pauseCalls,
  ...announcementCalls,
  ...noticeCalls,
  ...practiceCalls,
  ...resultCalls,
  ...courseCalls,
  ...certificateCalls,
  ...certificateIssueCalls,
  ...certificateTemplateCalls,
  ...credentialCalls,
  ...myExamCalls,
  ...galleryCalls,
  ...documentCalls,
  ...exportCalls,
  ...mailCalls,
  ...passwordResetCalls,
  ...auditCalls,
  ...viewCalls,
  ...upgradeCalls,
  ...mergeCalls,
  ...memberCalls,
  ...organisationStaffCalls,
  ...accessCalls,
  ...myApplicationCalls,
  ...feeCalls,
  ...memberAccountCalls,
  ...statementCalls,
  ...transferCalls,
  ...myAccountCalls,
  ...cardPaymentCalls,
  ...myCardPaymentCalls,
  ...memberDocumentCalls,
  ...cardCalls,
  ...directoryCalls,
  ...myCardCalls,
  ...journalCalls,
  ...memberErasureCalls,
  ...memberImportCalls,
  ...memberReportCalls,
  ...ledgerCheckCalls,
  ...reminderCalls,
  ...membershipSettingsCalls,
  ...memberTaskCalls,
} satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
