import type { Paper, PaperQuestion } from '@concord/contracts';
import type { ExamVersionDoc, VersionQuestion } from './exam-version.schema';

/** A paper as it is served and as saves are checked against. It has no place for a right answer. */
export interface ReadyPaper {
  /** The {@link Paper} as JSON text. */
  json: string;
  exam: Pick<Paper, '_id' | 'examName' | 'examCode'>;
  duration: number;
  totalQuestions: number;
  /** Index of each option's text, by question id. */
  optionIndex: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** The options' texts, by question id. */
  options: ReadonlyMap<string, readonly string[]>;
}

const paperQuestionView = (question: VersionQuestion, index: number): PaperQuestion => ({
  _id: String(question._id),
  qstNumber: index + 1,
  question: question.question,
  options: question.options,
});

/** Builds the paper of one version, once. */
export function makePaper(version: ExamVersionDoc): ReadyPaper {
  const paper: Paper = {
    _id: String(version.exam),
    examName: version.examName,
    examCode: version.examCode,
    duration: version.duration,
    totalQuestions: version.questions.length,
    questions: version.questions.map(paperQuestionView),
  };
  return {
    json: JSON.stringify(paper),
    exam: { _id: paper._id, examName: paper.examName, examCode: paper.examCode },
    duration: paper.duration,
    totalQuestions: paper.totalQuestions,
    optionIndex: new Map(
      paper.questions.map((q) => [q._id, new Map(q.options.map((option, i) => [option, i] as const))]),
    ),
    options: new Map(paper.questions.map((q) => [q._id, q.options])),
  };
}
