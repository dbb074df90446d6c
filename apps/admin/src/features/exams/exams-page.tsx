import type { ExamSummary } from '@concord/contracts';
import { LinkButton } from '@concord/ui';
import { UploadIcon } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { useState } from 'react';
import { formatDate } from '../../shared/format';
import { OneLine, RowLink, viewColumn } from '../../shared/lists/cells';
import { ListPage } from '../../shared/lists/list-page';
import { useClientList } from '../../shared/lists/use-client-list';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { useExamListQuery } from '../../shared/requests';
import { examTools, useExamFilters } from './use-exam-filters';

const pathOf = (exam: ExamSummary) => `/admin/exams/${exam._id}`;

const COLUMNS: readonly DataTableColumn<ExamSummary>[] = [
  { header: 'Exam', sortBy: 'name', cell: (exam) => <RowLink to={pathOf(exam)}>{exam.examName}</RowLink> },
  { header: 'Code', sortBy: 'code', cell: (exam) => <OneLine>{exam.examCode}</OneLine> },
  { header: 'Duration', cell: (exam) => `${exam.duration} min` },
  { header: 'Questions', align: 'right', cell: (exam) => exam.totalQuestions },
  { header: 'Uploaded by', cell: (exam) => exam.uploadedBy.username },
  { header: 'Date', sortBy: 'createdAt', cell: (exam) => formatDate(exam.createdAt) },
  viewColumn(pathOf, (exam) => exam.examName),
];

export default function ExamsPage() {
  const query = useExamListQuery(undefined, REFETCH_ON_MOUNT);
  const [now] = useState(Date.now);
  const { filters, courses } = useExamFilters(query.currentData?.items);
  const list = useClientList(query, { ...examTools(courses, now), filters });
  return (
    <ListPage
      title="Exams"
      actions={
        <LinkButton to="/admin/exam-upload" variant="contained" startIcon={<UploadIcon />}>
          Upload an exam
        </LinkButton>
      }
      label="Exams"
      searchLabel="Search exams"
      searchHint="Title, code or uploader"
      list={list}
      columns={COLUMNS}
      pathOf={pathOf}
    />
  );
}
