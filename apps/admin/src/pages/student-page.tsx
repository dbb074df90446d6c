import { useParams } from '@concord/mfe';
import { Stack } from '@concord/ui';
import { StudentExams } from '../features/student-exams/student-exams';
import { RemoveStudentButton } from '../features/student-profile/remove-student-button';
import { useStudentQuery } from '../features/student-profile/student';
import {
  ApplicationDetails,
  BasicDetails,
  EmploymentDetails,
  StudentDocuments,
} from '../features/student-profile/student-details';
import { DocumentButton } from '../shared/documents/document-button';
import { fullName } from '../shared/format';
import { RecordPage } from '../shared/record-page';

/** Links to files are good for ten minutes; the record is read again before they end. */
const LINKS_RENEWED_MS = 8 * 60_000;

/** One student's profile with the exams assigned. */
export default function StudentPage() {
  const { id = '' } = useParams();
  const query = useStudentQuery(id, { pollingInterval: LINKS_RENEWED_MS, refetchOnMountOrArgChange: true });
  return (
    <RecordPage
      query={query}
      titleOf={fullName}
      placeholder="Student"
      list={{ to: '/admin/students', label: 'All students' }}
      missing="There is no such student"
      actions={(student) => (
        <>
          <DocumentButton document={{ kind: 'registration-form', id: student._id }} title="Registration form">
            Print
          </DocumentButton>
          <RemoveStudentButton student={student} />
        </>
      )}
    >
      {(found) => (
        <Stack spacing={2.5}>
          <BasicDetails student={found} />
          <EmploymentDetails student={found} />
          <ApplicationDetails student={found} />
          <StudentDocuments student={found} />
          <StudentExams student={found._id} />
        </Stack>
      )}
    </RecordPage>
  );
}
