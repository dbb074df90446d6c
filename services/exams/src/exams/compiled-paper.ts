import type { Paper, PaperQuestion } from '@concord/contracts';
import type { ExamVersionRecord, VersionQuestion } from './exam-version.schema';

/** A paper prepared for serving and for validating saves. It has no field for a right answer. */
export interface CompiledPaper {
  /** The {@link Paper}, serialized. */
  json: string;
  exam: Pick<Paper, '_id' | 'examName' | 'examCode'>;
  duration: number;
  totalQuestions: number;
  /** Option texts by question id. */
  options: ReadonlyMap<string, readonly string[]>;
}

const toPaperQuestion = (question: VersionQuestion, index: number): PaperQuestion => ({
  _id: String(question._id),
  qstNumber: index + 1,
  question: question.question,
  options: question.options,
});

export function compilePaper(version: ExamVersionRecord): CompiledPaper {
  const paper: Paper = {
    _id: String(version.exam),
    examName: version.examName,
    examCode: version.examCode,
    duration: version.duration,
    totalQuestions: version.questions.length,
    questions: version.questions.map(toPaperQuestion),
  };
  return {
    json: JSON.stringify(paper),
    exam: { _id: paper._id, examName: paper.examName, examCode: paper.examCode },
    duration: paper.duration,
    totalQuestions: paper.totalQuestions,
    options: new Map(paper.questions.map((q) => [q._id, q.options])),
  };
}
