import { Route, Routes } from '@concord/mfe';
import { lazy } from 'react';
import { FactorGate } from './features/account/factor-gate';
import { PasswordGate } from './features/account/password-gate';
import { AdminLayout } from './layout/admin-layout';
import { FinanceOnly } from './layout/finance-only';
import { UnknownPage } from './layout/unknown-page';
import { SuperAdminOnly } from './layout/super-admin-only';

const DownloadsPage = lazy(() => import('./features/downloads/downloads-page'));
const DashboardPage = lazy(() => import('./features/dashboard/dashboard-page'));
const StudentsPage = lazy(() => import('./features/students/students-page'));
const StudentPage = lazy(() => import('./features/students/student-page'));
const StudentCorrectionPage = lazy(() => import('./features/students/correction/correction-page'));
const CohortsPage = lazy(() => import('./features/cohorts/cohorts-page'));
const CohortPage = lazy(() => import('./features/cohorts/cohort-page'));
const ReviewPage = lazy(() => import('./features/students/review/review-page'));
const RemindersPage = lazy(() => import('./features/reminders/reminders-page'));
const MembersPage = lazy(() => import('./features/members/members-page'));
const CardOrdersPage = lazy(() => import('./features/card-orders/card-orders-page'));
const UpgradesPage = lazy(() => import('./features/upgrades/upgrades-page'));
const MemberRequestsPage = lazy(() => import('./features/member-requests/member-requests-page'));
const CpdPage = lazy(() => import('./features/cpd/cpd-page'));
const DuplicatesPage = lazy(() => import('./features/member-duplicates/duplicates-page'));
const MemberPage = lazy(() => import('./features/members/member-page'));
const ReportsPage = lazy(() => import('./features/reports/reports-page'));
const MemberImportPage = lazy(() => import('./features/member-import/member-import-page'));
const SerialsPage = lazy(() => import('./features/serials/serials-page'));
const ExamsPage = lazy(() => import('./features/exams/exams-page'));
const ExamPage = lazy(() => import('./features/exams/exam-page'));
const ExamStatisticsPage = lazy(() => import('./features/exam-statistics/exam-statistics-page'));
const ExamUploadPage = lazy(() => import('./features/exam-upload/exam-upload-page'));
const ResultsPage = lazy(() => import('./features/results/results-page'));
const ResultPage = lazy(() => import('./features/results/result-page'));
const CoursesPage = lazy(() => import('./features/courses/courses-page'));
const CertificatesPage = lazy(() => import('./features/certificates/certificates-page'));
const CertificateTemplatesPage = lazy(
  () => import('./features/certificate-templates/certificate-templates-page'),
);
const CertificateTemplatePage = lazy(
  () => import('./features/certificate-templates/certificate-template-page'),
);
const IssueOfExamButton = lazy(() => import('./features/results/issue/issue-many'));
const GalleryPage = lazy(() => import('./features/gallery/gallery-page'));
const MonitorPage = lazy(() => import('./features/monitor/monitor-page'));
const HallsPage = lazy(() => import('./features/halls/halls-page'));
const HallPage = lazy(() => import('./features/halls/hall-page'));
const LateAnswersPage = lazy(() => import('./features/results/late-answers-page'));
const OutboxPage = lazy(() => import('./features/outbox/outbox-page'));
const MailPage = lazy(() => import('./features/outbox/mail-page'));
const AccountPage = lazy(() => import('./features/account/account-page'));
const AuditPage = lazy(() => import('./features/audit/audit-page'));
const FeesPage = lazy(() => import('./features/fees/fees-page'));
const NewFeesPage = lazy(() => import('./features/fees/new-version-page'));
const TransfersPage = lazy(() => import('./features/transfers/transfers-page'));
const CardPaymentsPage = lazy(() => import('./features/card-payments/card-payments-page'));
const StatementsPage = lazy(() => import('./features/statements/statements-page'));
const MembershipSettingsPage = lazy(() => import('./features/membership-settings/membership-settings-page'));
const StaffPage = lazy(() => import('./features/staff/staff-page'));

export default function AdminRoutes() {
  return (
    <Routes>
      <Route element={<PasswordGate />}>
        <Route path="/admin" element={<AdminLayout />}>
          <Route element={<FactorGate />}>
            <Route index element={<DashboardPage />} />
            <Route path="students" element={<StudentsPage />} />
            <Route path="students/:id" element={<StudentPage />} />
            <Route path="students/:id/edit" element={<StudentCorrectionPage />} />
            <Route path="cohorts" element={<CohortsPage />} />
            <Route path="cohorts/:id" element={<CohortPage />} />
            <Route path="review" element={<ReviewPage />} />
            <Route path="members" element={<MembersPage />} />
            <Route path="reminders" element={<RemindersPage />} />
            <Route path="members/duplicates" element={<DuplicatesPage />} />
            <Route path="members/import" element={<MemberImportPage />} />
            <Route path="members/:id" element={<MemberPage />} />
            <Route path="upgrades" element={<UpgradesPage />} />
            <Route path="member-requests" element={<MemberRequestsPage />} />
            <Route path="cpd" element={<CpdPage />} />
            <Route path="card-orders" element={<CardOrdersPage />} />
            <Route path="reports" element={<ReportsPage />} />
            <Route path="courses" element={<CoursesPage />} />
            <Route path="serial-number" element={<SerialsPage />} />
            <Route path="student-certificates" element={<CertificatesPage issue={<IssueOfExamButton />} />} />
            <Route path="certificate-templates" element={<CertificateTemplatesPage />} />
            <Route path="certificate-templates/:design" element={<CertificateTemplatePage />} />
            <Route path="gallery-settings" element={<GalleryPage />} />
            <Route path="halls" element={<HallsPage />} />
            <Route path="halls/:id" element={<HallPage />} />
            <Route path="monitor" element={<MonitorPage />} />
            <Route path="account" element={<AccountPage />} />
            <Route path="downloads" element={<DownloadsPage />} />
            <Route path="outbox" element={<OutboxPage />} />
            <Route path="outbox/:id" element={<MailPage />} />
            <Route path="fees" element={<FeesPage />} />
            <Route element={<FinanceOnly />}>
              <Route path="card-payments" element={<CardPaymentsPage />} />
              <Route path="statements" element={<StatementsPage />} />
              <Route path="transfers" element={<TransfersPage />} />
            </Route>
            <Route element={<SuperAdminOnly />}>
              <Route path="fees/new" element={<NewFeesPage />} />
              <Route path="exams" element={<ExamsPage />} />
              <Route path="exams/:id" element={<ExamPage />} />
              <Route path="exams/:id/statistics" element={<ExamStatisticsPage />} />
              <Route path="exam-upload" element={<ExamUploadPage />} />
              <Route path="student-result" element={<ResultsPage />} />
              <Route path="student-result/:id" element={<ResultPage />} />
              <Route path="late-answers" element={<LateAnswersPage />} />
              <Route path="membership-settings" element={<MembershipSettingsPage />} />
              <Route path="staff-accounts" element={<StaffPage />} />
              <Route path="audit" element={<AuditPage />} />
            </Route>
          </Route>
          <Route path="*" element={<UnknownPage />} />
        </Route>
      </Route>
    </Routes>
  );
}
