import { useSession } from '@concord/api-client';
import type { Student } from '@concord/contracts';
import { useParams } from '@concord/mfe';
import { LinkButton, Stack } from '@concord/ui';
import { EditIcon } from '@concord/ui/display';
import { DocumentButton } from '../../shared/documents/document-button';
import { DownloadButton } from '../../shared/downloads/download-button';
import { fullName } from '../../shared/format';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { RecordPage } from '../../shared/page/record-page';
import { ArchiveButton } from './archive-button';
import { ArchivedNotice } from './archived-notice';
import { PurgeButton } from './purge-button';
import { useStudentExportMutation, useStudentGetQuery } from './requests';
import { ApplicationDetails, BasicDetails, EmploymentDetails } from './student-details';
import { StudentExams } from './student-exams';
import { StudentDocuments } from './student-files';
import { RELOAD_MS, useFileScans } from './use-file-scans';

/** All that is kept of the student, for whoever asks what the institute knows of them. */
function ExportButton({ id }: { readonly id: string }) {
  const [fetchData] = useStudentExportMutation();
  return (
    <DownloadButton
      fileName={`personal-data-${id}.zip`}
      fetchFile={() => fetchData({ params: { id } }).unwrap()}
    >
      Export data
    </DownloadButton>
  );
}

function StudentActions({ student }: { readonly student: Student }) {
  const isSuper = useSession().details?.role === 'SUPER_ADMIN';
  return (
    <>
      {student.archived ? null : (
        <DocumentButton document={{ kind: 'registration-form', id: student._id }} title="Registration form">
          Print
        </DocumentButton>
      )}
      {isSuper ? <ExportButton id={student._id} /> : null}
      {student.archived ? null : (
        <LinkButton to={`/admin/students/${student._id}/edit`} variant="contained" startIcon={<EditIcon />}>
          Edit
        </LinkButton>
      )}
      {student.archived ? null : <ArchiveButton student={student} />}
      {isSuper ? <PurgeButton student={student} /> : null}
    </>
  );
}

export default function StudentPage() {
  const { id = '' } = useParams();
  const query = useStudentGetQuery(
    { params: { id }, query: { archived: 'true' } },
    { pollingInterval: RELOAD_MS, ...REFETCH_ON_MOUNT },
  );
  const scans = useFileScans(id);
  return (
    <RecordPage
      query={query}
      titleOf={fullName}
      placeholder="Student"
      list={{ to: '/admin/students', label: 'All students' }}
      missing="There is no such student"
      actions={(student) => <StudentActions student={student} />}
    >
      {(student) => (
        <Stack spacing={2.5}>
          <ArchivedNotice student={student} />
          <BasicDetails student={student} scans={scans} />
          <EmploymentDetails student={student} />
          <ApplicationDetails student={student} />
          <StudentDocuments student={student} scans={scans} />
          <StudentExams student={student} />
        </Stack>
      )}
    </RecordPage>
  );
}
