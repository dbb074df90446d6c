import type { Paper, PaperQuestion } from '@concord/contracts';
import { type DrawnQuestion, drawPaper, hasDrawnPapers } from './draw';
import type { ExamVersionRecord } from './exam-version.schema';

/** A paper prepared for serving and for validating saves. It has no field for a right answer. */
export interface CompiledPaper {
  /** The {@link Paper}, serialized. */
  json: string;
  exam: Pick<Paper, '_id' | 'examName' | 'examCode'>;
  duration: number;
  totalQuestions: number;
  /** Option texts by question id, by their index in the version: answers are stored by it. */
  options: ReadonlyMap<string, readonly string[]>;
}

/** The papers of one version. */
export type CompiledVersion = Pick<CompiledPaper, 'exam' | 'duration'> & {
  /** Papers of different seeds differ. */
  isDrawn: boolean;
  /** Characters of the serialized questions: what it takes in memory, about. */
  size: number;
  paperOf: (seed?: number) => CompiledPaper;
};

/** A question whose texts are serialized already; its number and the order of its options are of a paper. */
interface Fragments {
  id: string;
  text: string;
  options: readonly string[];
}

/** Serializes each question once: the papers of hundreds of candidates are put together from the same texts. */
export function compileVersion(version: ExamVersionRecord): CompiledVersion {
  const exam = { _id: String(version.exam), examName: version.examName, examCode: version.examCode };
  const { duration, questions } = version;
  const isDrawn = hasDrawnPapers(version);
  const fragments = new Map(
    questions.map(({ _id, question, options }): [string, Fragments] => [
      String(_id),
      {
        id: JSON.stringify(String(_id)),
        text: JSON.stringify(question),
        options: options.map((each) => JSON.stringify(each)),
      },
    ]),
  );
  const toJson = ({ question, order }: DrawnQuestion, index: number): string => {
    const { id, text, options } = fragments.get(String(question._id)) as Fragments;
    const shown = order.map((option) => options[option]).join();
    const fields: Record<keyof PaperQuestion, string> = {
      _id: id,
      qstNumber: String(index + 1),
      question: text,
      options: `[${shown}]`,
    };
    return `{${Object.entries(fields)
      .map(([name, json]) => `"${name}":${json}`)
      .join()}}`;
  };
  const paperOf = (seed?: number): CompiledPaper => {
    const drawn = drawPaper(version, seed);
    const outline: Omit<Paper, 'questions'> = { ...exam, duration, totalQuestions: drawn.length };
    return {
      json: `${JSON.stringify(outline).slice(0, -1)},"questions":[${drawn.map(toJson).join()}]}`,
      exam,
      duration,
      totalQuestions: drawn.length,
      options: new Map(drawn.map(({ question }) => [String(question._id), question.options])),
    };
  };
  if (isDrawn) return { exam, duration, isDrawn, size: sizeOf(fragments.values()), paperOf };
  const only = paperOf();
  return { exam, duration, isDrawn, size: only.json.length, paperOf: () => only };
}

function sizeOf(fragments: Iterable<Fragments>): number {
  let size = 0;
  for (const { text, options } of fragments) size += text.length + options.join().length;
  return size;
}
