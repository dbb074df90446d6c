import { useSession } from '@concord/api-client';
import { useAssignmentsOfStudentQuery } from '@concord/api-client/requests';
import { Stack } from '@concord/ui';
import { ClientTable } from '../../shared/lists/query-table';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { ListLink } from '../../shared/page/list-link';
import { LoadGuard } from '../../shared/page/load-guard';
import { Section } from '../../shared/page/section';
import { useStudentGetQuery } from '../../shared/requests';
import { EXAM_COLUMNS } from '../../shared/students/exam-columns';
import { StudentCertificates } from '../../shared/students/student-certificates';
import { StudentResults } from '../../shared/students/student-results';

function Exams({ student }: { readonly student: string }) {
  const query = useAssignmentsOfStudentQuery({ params: { id: student } }, REFETCH_ON_MOUNT);
  return (
    <Section
      title="Exams"
      actions={<ListLink to={`/admin/students/${student}?tab=exams`}>Assign exams</ListLink>}
    >
      <ClientTable label="Exams" columns={EXAM_COLUMNS} query={query} emptyText="No exams yet" />
    </Section>
  );
}

/** Exams, results and certificates of the applicant's record that a member came from. */
export function MemberExams({ student: id }: { readonly student: string }) {
  const isSuper = useSession().details?.role === 'SUPER_ADMIN';
  const query = useStudentGetQuery({ params: { id }, query: { archived: 'true' } }, REFETCH_ON_MOUNT);
  return (
    <LoadGuard query={query} missing="The application is gone">
      {(student) => (
        <Stack spacing={2.5}>
          <Exams student={id} />
          {isSuper ? <StudentResults student={student} /> : null}
          <StudentCertificates student={student} />
        </Stack>
      )}
    </LoadGuard>
  );
}
