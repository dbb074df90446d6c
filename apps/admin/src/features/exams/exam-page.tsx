import type { Exam } from '@concord/contracts';
import { useParams } from '@concord/mfe';
import { Box, Stack } from '@concord/ui';
import { CopyIcon, EditIcon } from '@concord/ui/display';
import { RecordHistory, useHistoryTab } from '../../shared/audit/record-history';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { RemovalButton } from '../../shared/dialogs/removal-button';
import { formatDate } from '../../shared/format';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { DetailList } from '../../shared/page/detail-list';
import { RecordPage } from '../../shared/page/record-page';
import { ListLink } from '../../shared/page/list-link';
import { Section } from '../../shared/page/section';
import { useTabs } from '../../shared/page/use-tabs';
import { AssignedSection } from './assigned/assigned-section';
import { DuplicateDialog } from './duplicate-dialog';
import { EditExamDialog } from './edit-exam-dialog';
import { EntrySection } from './entry/entry-section';
import { ExportButtons } from './export-buttons';
import { PaperSection } from './paper/paper-section';
import { ExamQuestions } from './questions/exam-questions';
import { useExamGetQuery, useExamRemoveMutation } from './requests';
import { RegradeNotice } from './regrade/regrade-notice';
import { ReleaseSection } from './release/release-section';
import { VersionsSection } from './versions/versions-section';

function ExamActions({ exam }: { readonly exam: Exam }) {
  const [remove] = useExamRemoveMutation();
  return (
    <>
      <ExportButtons exam={exam} />
      <DialogButton
        variant="outlined"
        icon={<EditIcon />}
        dialog={(close) => <EditExamDialog exam={exam} onClose={close} />}
      >
        Edit
      </DialogButton>
      <DialogButton
        variant="outlined"
        aria-label="Duplicate exam"
        icon={<CopyIcon />}
        dialog={(close) => <DuplicateDialog exam={exam} onClose={close} />}
      >
        Duplicate
      </DialogButton>
      <RemovalButton
        label="Delete"
        title="Delete this exam?"
        listPath="/admin/exams"
        remove={() => remove({ params: { id: exam._id } }).unwrap()}
      >
        {exam.examName} ({exam.examCode}) will be deleted with its questions. This can not be undone.
      </RemovalButton>
    </>
  );
}

function Content({ exam }: { readonly exam: Exam }) {
  return (
    <Stack spacing={4}>
      <Section
        title="Details"
        actions={
          <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <ListLink to={`/admin/student-result?exam=${exam._id}`}>Results of this exam</ListLink>
            <ListLink to={`/admin/exams/${exam._id}/statistics`}>Statistics</ListLink>
          </Stack>
        }
      >
        <DetailList
          items={[
            ['Code', exam.examCode],
            ['Duration', `${exam.duration} minutes`],
            ['Questions of a paper', exam.totalQuestions],
            ['Uploaded by', exam.uploadedBy.username],
            ['Date', formatDate(exam.createdAt)],
          ]}
        />
      </Section>
      <AssignedSection exam={exam} />
      <EntrySection exam={exam} />
      <ReleaseSection exam={exam} />
      <PaperSection exam={exam} />
      <Box>
        <ExamQuestions exam={exam} />
        <RegradeNotice exam={exam} />
      </Box>
    </Stack>
  );
}

function Tab({ exam, name }: { readonly exam: Exam; readonly name: string }) {
  if (name === 'versions') return <VersionsSection exam={exam} />;
  return name === 'history' ? <RecordHistory id={exam._id} /> : <Content exam={exam} />;
}

export default function ExamPage() {
  const { id = '' } = useParams();
  const query = useExamGetQuery({ params: { id } }, REFETCH_ON_MOUNT);
  const tabs = useTabs('Exam', [
    { name: 'exam', label: 'Exam' },
    { name: 'versions', label: 'Versions' },
    ...useHistoryTab(),
  ]);
  return (
    <RecordPage
      query={query}
      titleOf={({ examName }) => examName}
      placeholder="Exam"
      list={{ to: '/admin/exams', label: 'All exams' }}
      missing="There is no such exam"
      actions={(exam) => <ExamActions exam={exam} />}
      tabs={tabs}
    >
      {(exam) => <Tab exam={exam} name={tabs.open} />}
    </RecordPage>
  );
}
