import type { ExamSummary } from '@concord/contracts';
import { useNavigate } from '@concord/mfe';
import { LinkButton } from '@concord/ui';
import { UploadIcon } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { AdminPage } from '../../shared/admin-page';
import { formatDate } from '../../shared/format';
import { ClientTable } from '../../shared/query-table';
import { useExamListQuery } from '../../shared/requests/exam-list';
import { RowLink, ViewButton } from '../../shared/row-link';

const pageOf = (exam: ExamSummary) => `/admin/exams/${exam._id}`;

const COLUMNS: readonly DataTableColumn<ExamSummary>[] = [
  { key: 'name', header: 'Exam', cell: (exam) => <RowLink to={pageOf(exam)}>{exam.examName}</RowLink> },
  { key: 'code', header: 'Code', cell: (exam) => exam.examCode },
  { key: 'duration', header: 'Duration', cell: (exam) => `${exam.duration} min` },
  { key: 'questions', header: 'Questions', align: 'right', cell: (exam) => exam.totalQuestions },
  { key: 'by', header: 'Uploaded by', cell: (exam) => exam.uploadedBy.username },
  { key: 'date', header: 'Date', cell: (exam) => formatDate(exam.createdAt) },
  {
    key: 'view',
    header: 'Action',
    align: 'right',
    cell: (exam) => <ViewButton to={pageOf(exam)} of={exam.examName} />,
  },
];

/** Every exam. */
export default function ExamsPage() {
  const navigate = useNavigate();
  const query = useExamListQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <AdminPage
      title="Exams"
      actions={
        <LinkButton to="/admin/exam-upload" variant="contained" startIcon={<UploadIcon />}>
          Upload an exam
        </LinkButton>
      }
    >
      <ClientTable
        label="Exams"
        columns={COLUMNS}
        query={query}
        rowKey={(exam) => exam._id}
        onRowClick={(exam) => void navigate(pageOf(exam))}
      />
    </AdminPage>
  );
}
