import type { ExamSummary } from '@concord/contracts';
import { LinkButton } from '@concord/ui';
import { UploadIcon } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { formatDate } from '../../shared/format';
import { RowLink, viewColumn } from '../../shared/lists/cells';
import { ClientTable } from '../../shared/lists/query-table';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { AdminPage } from '../../shared/page/admin-page';
import { useExamListQuery } from '../../shared/requests';

const pathOf = (exam: ExamSummary) => `/admin/exams/${exam._id}`;

const COLUMNS: readonly DataTableColumn<ExamSummary>[] = [
  { header: 'Exam', cell: (exam) => <RowLink to={pathOf(exam)}>{exam.examName}</RowLink> },
  { header: 'Code', cell: (exam) => exam.examCode },
  { header: 'Duration', cell: (exam) => `${exam.duration} min` },
  { header: 'Questions', align: 'right', cell: (exam) => exam.totalQuestions },
  { header: 'Uploaded by', cell: (exam) => exam.uploadedBy.username },
  { header: 'Date', cell: (exam) => formatDate(exam.createdAt) },
  viewColumn(pathOf, (exam) => exam.examName),
];

export default function ExamsPage() {
  const query = useExamListQuery(undefined, REFETCH_ON_MOUNT);
  return (
    <AdminPage
      title="Exams"
      actions={
        <LinkButton to="/admin/exam-upload" variant="contained" startIcon={<UploadIcon />}>
          Upload an exam
        </LinkButton>
      }
    >
      <ClientTable label="Exams" columns={COLUMNS} query={query} pathOf={pathOf} />
    </AdminPage>
  );
}
