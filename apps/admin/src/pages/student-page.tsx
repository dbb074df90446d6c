import { useParams } from '@concord/mfe';
import { LinkButton, Stack } from '@concord/ui';
import { StudentExams } from '../features/student-exams/student-exams';
import { RemoveStudentButton } from '../features/student-profile/remove-student-button';
import { useStudentQuery } from '../features/student-profile/student';
import {
  ApplicationDetails,
  BasicDetails,
  EmploymentDetails,
  StudentDocuments,
} from '../features/student-profile/student-details';
import { AdminPage } from '../shared/admin-page';
import { ListLink } from '../shared/list-link';
import { DocumentButton } from '../shared/documents/document-button';
import { fullName } from '../shared/format';
import { LoadGuard } from '../shared/load-guard';

/** Links to files are good for ten minutes; the record is read again before they end. */
const LINKS_RENEWED_MS = 8 * 60_000;

/** One student's profile with the exams assigned. */
export default function StudentPage() {
  const { id = '' } = useParams();
  const query = useStudentQuery(id, { pollingInterval: LINKS_RENEWED_MS, refetchOnMountOrArgChange: true });
  const student = query.currentData;
  return (
    <AdminPage
      title={student ? fullName(student) : 'Student'}
      lead={<ListLink to="/admin/students">All students</ListLink>}
      actions={
        student ? (
          <>
            <DocumentButton
              document={{ kind: 'registration-form', id: student._id }}
              title="Registration form"
            >
              Print
            </DocumentButton>
            <RemoveStudentButton student={student} />
          </>
        ) : undefined
      }
    >
      <LoadGuard
        query={query}
        missing="There is no such student"
        action={
          <LinkButton to="/admin/students" variant="contained">
            All students
          </LinkButton>
        }
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
      </LoadGuard>
    </AdminPage>
  );
}
