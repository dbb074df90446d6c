import type { Exam } from '@concord/contracts';
import { useParams } from '@concord/mfe';
import { CopyIcon, EditIcon } from '@concord/ui/display';
import { RecordHistory, useHistoryTab } from '../../shared/audit/record-history';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { RemovalButton } from '../../shared/dialogs/removal-button';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { RecordHead } from '../../shared/page/record-head';
import { RecordPage } from '../../shared/page/record-page';
import { useTabs } from '../../shared/page/use-tabs';
import { DuplicateDialog } from './duplicate-dialog';
import { EditExamDialog } from './edit-exam-dialog';
import { EXAM_TABS, ExamSections } from './exam-sections';
import { ExportButtons } from './export-buttons';
import { useExamGetQuery, useExamRemoveMutation } from './requests';
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
        {exam.examName} ({exam.examCode}) will be deleted with its questions. This can&apos;t be undone.
      </RemovalButton>
    </>
  );
}

function Tab({ exam, name }: { readonly exam: Exam; readonly name: string }) {
  if (name === 'versions') return <VersionsSection exam={exam} />;
  return name === 'history' ? <RecordHistory id={exam._id} /> : <ExamSections exam={exam} open={name} />;
}

const LIST = { to: '/admin/exams', label: 'All exams' };

export default function ExamPage() {
  const { id = '' } = useParams();
  const query = useExamGetQuery({ params: { id } }, REFETCH_ON_MOUNT);
  const all = [...EXAM_TABS, { name: 'versions', label: 'Versions' }, ...useHistoryTab()];
  const tabs = useTabs('Exam', all, 'students');
  return (
    <RecordPage
      query={query}
      titleOf={({ examName }) => examName}
      placeholder="Exam"
      list={LIST}
      missing="There is no such exam"
      head={(exam) => (
        <RecordHead title={exam.examName} list={LIST} actions={<ExamActions exam={exam} />} tabs={tabs} />
      )}
      tabs={tabs}
    >
      {(exam) => <Tab exam={exam} name={tabs.open} />}
    </RecordPage>
  );
}
