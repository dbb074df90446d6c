import { accessRoutes } from './access/access.routes';
import { accountRoutes } from './accounts/accounts.routes';
import { staffRoutes } from './accounts/staff.routes';
import { backupRoutes } from './backups/backups.routes';
import { bulkAssignmentRoutes } from './bulk-assignments/bulk-assignments.routes';
import { assignmentRoutes } from './assignments/assignments.routes';
import { attemptRoutes } from './attempts/attempts.routes';
import { auditRoutes } from './audit/audit.routes';
import { certificateIssueRoutes } from './certificate-issue/certificate-issue.routes';
import { certificateRoutes } from './certificates/certificates.routes';
import { certificateTemplateRoutes } from './certificate-templates/certificate-templates.routes';
import { cohortRoutes } from './cohorts/cohorts.routes';
import { courseRoutes } from './courses/courses.routes';
import { credentialRoutes } from './credentials/credentials.routes';
import { myExamRoutes } from './me/exams.routes';
import { documentRoutes } from './documents/documents.routes';
import { factorRoutes } from './factors/factors.routes';
import { examSignInRoutes } from './exam-sign-in/exam-sign-in.routes';
import { examRoutes } from './exams/exams.routes';
import { questionRoutes } from './exams/questions.routes';
import { exportRoutes } from './exports/exports.routes';
import { galleryRoutes } from './gallery/gallery.routes';
import { geoRoutes } from './geo/geo.routes';
import { announcementRoutes } from './halls/announcements.routes';
import { pauseRoutes } from './halls/pauses.routes';
import { myCardPaymentRoutes } from './me/card-payments.routes';
import { membershipSettingsRoutes } from './members/settings.routes';
import { myApplicationRoutes } from './me/application.routes';
import { memberAccountRoutes } from './members/accounts.routes';
import { cardPaymentRoutes } from './members/card-payments.routes';
import { cardRoutes } from './members/cards.routes';
import { directoryRoutes } from './members/directory.routes';
import { memberDocumentRoutes } from './members/documents.routes';
import { reminderRoutes } from './members/reminders.routes';
import { feeRoutes } from './members/fees.routes';
import { cpdRoutes } from './members/cpd.routes';
import { memberRequestRoutes } from './members/member-requests.routes';
import { myProfileRoutes } from './me/profile.routes';
import { myDataRightsRoutes } from './me/data-rights.routes';
import { myStaffRoutes } from './me/staff.routes';
import { myCpdRoutes } from './me/cpd.routes';
import { myUpgradeRoutes } from './me/upgrade.routes';
import { upgradeRoutes } from './members/upgrades.routes';
import { memberErasureRoutes } from './members/erasure.routes';
import { memberImportRoutes } from './members/import.routes';
import { memberReportRoutes } from './members/reports.routes';
import { journalRoutes } from './members/journal.routes';
import { ledgerCheckRoutes } from './members/ledger-check.routes';
import { statementRoutes } from './members/statements.routes';
import { transferRoutes } from './members/transfers.routes';
import { myAccountRoutes } from './me/account.routes';
import { mergeRoutes } from './members/merges.routes';
import { memberRoutes } from './members/members.routes';
import { organisationStaffRoutes } from './members/organisation-staff.routes';
import { myCardRoutes } from './me/card.routes';
import { noticeRoutes } from './notices/notices.routes';
import { practiceRoutes } from './practice/practice.routes';
import { hallRoutes } from './halls/halls.routes';
import { invigilationRoutes } from './invigilation/invigilation.routes';
import { mailRoutes } from './mail/mail.routes';
import { passwordResetRoutes } from './password-resets/password-resets.routes';
import { regradeRoutes } from './regrades/regrades.routes';
import { resultRoutes } from './results/results.routes';
import { reviewRoutes } from './students/review.routes';
import { serialRoutes } from './serials/serials.routes';
import { serialStockRoutes } from './serials/serial-stock.routes';
import { statisticsRoutes } from './statistics/statistics.routes';
import { accommodationRoutes } from './students/accommodation.routes';
import { threadRoutes } from './students/thread.routes';
import { studentBulkRoutes } from './students/student-bulk.routes';
import { studentRoutes } from './students/students.routes';
import { memberTaskRoutes, taskRoutes } from './tasks/tasks.routes';
import { versionRoutes } from './versions/versions.routes';
import { viewRoutes } from './views/views.routes';

export { BODY_LIMITS } from './core/body-limits';
export { DIRECTORY_LIMITS } from './members/directory-limits';
export { MEMBER_LIMITS } from './members/member-limits';
export { MEMBER_GRADES } from './members/member-values';
export { type Route, SERVICE_NAMES, type ServiceName } from './core/route';

/** Every route of the public API by name. */
export const routes = {
  ...accountRoutes,
  ...staffRoutes,
  ...factorRoutes,
  ...serialRoutes,
  ...serialStockRoutes,
  ...studentRoutes,
  ...statisticsRoutes,
  ...studentBulkRoutes,
  ...reviewRoutes,
  ...threadRoutes,
  ...cohortRoutes,
  ...accommodationRoutes,
  ...geoRoutes,
  ...backupRoutes,
  ...examRoutes,
  ...questionRoutes,
  ...versionRoutes,
  ...regradeRoutes,
  ...assignmentRoutes,
  ...bulkAssignmentRoutes,
  ...taskRoutes,
  ...examSignInRoutes,
  ...attemptRoutes,
  ...invigilationRoutes,
  ...hallRoutes,
  ...pauseRoutes,
  ...announcementRoutes,
  ...noticeRoutes,
  ...practiceRoutes,
  ...resultRoutes,
  ...courseRoutes,
  ...certificateRoutes,
  ...certificateIssueRoutes,
  ...certificateTemplateRoutes,
  ...credentialRoutes,
  ...myExamRoutes,
  ...galleryRoutes,
  ...documentRoutes,
  ...exportRoutes,
  ...mailRoutes,
  ...passwordResetRoutes,
  ...auditRoutes,
  ...viewRoutes,
  ...upgradeRoutes,
  ...cpdRoutes,
  ...memberRequestRoutes,
  ...myProfileRoutes,
  ...myDataRightsRoutes,
  ...myStaffRoutes,
  ...myCpdRoutes,
  ...myUpgradeRoutes,
  ...mergeRoutes,
  ...memberRoutes,
  ...organisationStaffRoutes,
  ...accessRoutes,
  ...myApplicationRoutes,
  ...feeRoutes,
  ...journalRoutes,
  ...memberErasureRoutes,
  ...memberImportRoutes,
  ...memberReportRoutes,
  ...ledgerCheckRoutes,
  ...memberAccountRoutes,
  ...statementRoutes,
  ...transferRoutes,
  ...myAccountRoutes,
  ...cardPaymentRoutes,
  ...myCardPaymentRoutes,
  ...memberDocumentRoutes,
  ...cardRoutes,
  ...directoryRoutes,
  ...myCardRoutes,
  ...reminderRoutes,
  ...membershipSettingsRoutes,
  ...memberTaskRoutes,
};
