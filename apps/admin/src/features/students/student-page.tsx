import { useSession } from '@concord/api-client';
import type { Student } from '@concord/contracts';
import { useParams } from '@concord/mfe';
import { Stack } from '@concord/ui';
import type { ReactNode } from 'react';
import { AccessSection } from '../../shared/access/access-section';
import { RecordHistory, useHistoryTab } from '../../shared/audit/record-history';
import { fullName } from '../../shared/format';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { ListLink } from '../../shared/page/list-link';
import { RecordPage } from '../../shared/page/record-page';
import { useTabs } from '../../shared/page/use-tabs';
import { useStudentGetQuery } from '../../shared/requests';
import { ReviewSentence } from '../../shared/review/review-chip';
import { StudentCertificates } from '../../shared/students/student-certificates';
import { StudentResults } from '../../shared/students/student-results';
import { AccommodationSection } from './accommodation/accommodation-section';
import { ArchivedNotice } from './archived-notice';
import { PurgeSection } from './purge-button';
import { NotesSection } from './review/notes-section';
import { StudentMails } from './student-mails';
import { StudentCohorts } from './student-cohorts';
import { ApplicationDetails, BasicDetails, EmploymentDetails } from './student-details';
import { StudentExams } from './student-exams';
import { StudentDocuments } from './student-files';
import { StudentHead } from './student-head';
import { StudentMembership } from './student-membership';
import { ThreadSection } from './thread/thread-section';
import { RELOAD_MS, useFileScans } from './use-file-scans';

/** Decision on the application, the button to decide, and the cohorts of the student. */
function Application({ student }: { readonly student: Student }) {
  const { _id, review, archived } = student;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <ReviewSentence review={review} />
      <StudentCohorts student={student} />
      <StudentMembership student={student} />
      {archived ? null : <ListLink to={`/admin/review?student=${_id}`}>Review the application</ListLink>}
    </Stack>
  );
}

function Profile({ student }: { readonly student: Student }) {
  const isSuper = useSession().details?.role === 'SUPER_ADMIN';
  const scans = useFileScans(student._id);
  return (
    <>
      <Application student={student} />
      <BasicDetails student={student} scans={scans} />
      <ApplicationDetails student={student} />
      <EmploymentDetails student={student} />
      <AccommodationSection student={student} />
      <StudentDocuments student={student} scans={scans} />
      {student.archived ? null : <ThreadSection student={student} scans={scans} />}
      {student.archived ? null : <AccessSection id={student._id} name={fullName(student)} />}
      {student.archived ? null : <NotesSection _id={student._id} />}
      {isSuper ? <PurgeSection student={student} /> : null}
    </>
  );
}

/** Content of each tab. */
const CONTENTS: Record<string, (student: Student) => ReactNode> = {
  profile: (student) => <Profile student={student} />,
  exams: (student) => <StudentExams student={student} />,
  results: (student) => <StudentResults student={student} />,
  certificates: (student) => <StudentCertificates student={student} />,
  mails: (student) => <StudentMails student={student} />,
  history: ({ _id }) => <RecordHistory id={_id} />,
};

/** Tabs for this role: results are for super administrators. */
function useStudentTabs() {
  const isSuper = useSession().details?.role === 'SUPER_ADMIN';
  return useTabs('Student', [
    { name: 'profile', label: 'Profile' },
    { name: 'exams', label: 'Exams' },
    ...(isSuper ? [{ name: 'results', label: 'Results' }] : []),
    { name: 'certificates', label: 'Certificates' },
    { name: 'mails', label: 'E-mails' },
    ...useHistoryTab(),
  ]);
}

export default function StudentPage() {
  const { id = '' } = useParams();
  const query = useStudentGetQuery(
    { params: { id }, query: { archived: 'true' } },
    { pollingInterval: RELOAD_MS, ...REFETCH_ON_MOUNT },
  );
  const tabs = useStudentTabs();
  return (
    <RecordPage
      query={query}
      titleOf={fullName}
      placeholder="Student"
      list={{ to: '/admin/students', label: 'All students' }}
      missing="Student not found"
      head={(student) => <StudentHead student={student} tabs={tabs} />}
      tabs={tabs}
    >
      {(student) => (
        <Stack spacing={2.5}>
          <ArchivedNotice student={student} />
          {CONTENTS[tabs.open]?.(student)}
        </Stack>
      )}
    </RecordPage>
  );
}
