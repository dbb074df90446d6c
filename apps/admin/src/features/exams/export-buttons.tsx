import type { Exam, ExamFileFormat } from '@concord/contracts';
import { DownloadButton } from '../../shared/downloads/download-button';
import { useExamExportMutation } from './requests';

const FILES: readonly [format: ExamFileFormat, ending: string, label: string][] = [
  ['xlsx', 'xlsx', 'Excel'],
  ['moodle-xml', 'xml', 'Moodle XML'],
];

/** Exports an exam with its answers, to re-import it or move it to another system. */
export function ExportButtons({ exam: { _id: id, examCode } }: { readonly exam: Exam }) {
  const [exportExam] = useExamExportMutation();
  return FILES.map(([format, ending, label]) => (
    <DownloadButton
      key={format}
      fileName={`${examCode}.${ending}`}
      fetchFile={() => exportExam({ params: { id }, body: { format } }).unwrap()}
    >
      {label}
    </DownloadButton>
  ));
}
