import { compareVersions, countChanges, paperSize, type VersionContent } from '@concord/contracts';
import { newObjectId, type StaffActor, staffRefOf } from '@concord/nest-platform';
import type { ExamVersionRecord } from '../../../store/exam-versions/exam-version.schema';
import type { ExamChange } from '../../../store/exams/exams.repository';
import { comparedPictures, pictureFields } from '../question-content/question-pictures';
import { toExamQuestion } from './exam.view';

type Content = Pick<ExamVersionRecord, 'examName' | 'examCode' | 'duration' | 'questions' | 'paper'>;

/** The version after `before`, with the changes between them. */
export const nextVersion = (
  before: ExamVersionRecord,
  staff: StaffActor,
  content: Content,
): ExamVersionRecord => ({
  _id: newObjectId(),
  exam: before.exam,
  ...content,
  ...pictureFields(content.questions),
  createdAt: new Date(),
  by: staffRefOf(staff),
  changes: countChanges(compareVersions(toContent(before), toContent(content))),
});

/** Fields of the exam that this version sets. */
export const fieldsOf = ({ _id, questions, paper, ...version }: ExamVersionRecord): ExamChange => ({
  examName: version.examName,
  examCode: version.examCode,
  duration: version.duration,
  totalQuestions: paperSize(questions.length, paper),
  current: _id,
});

const toContent = ({ examName, examCode, duration, questions, paper }: Content): VersionContent => ({
  examName,
  examCode,
  duration,
  questions: questions.map((question, index) => ({
    ...toExamQuestion(question, index),
    ...comparedPictures(question),
  })),
  ...(paper && { paper }),
});
