import type { Paper, PaperQuestion } from '@concord/contracts';
import type { ExamVersionRecord } from '../../../store/exam-versions/exam-version.schema';
import { type DrawnQuestion, drawPaper, hasDrawnPapers } from './draw';
import { type PartsOf, type ShownParts } from './picture-links';

/** A paper prepared for serving and for validating saves. It has no field for a right answer. */
export interface CompiledPaper {
  /** The {@link Paper}, serialized. */
  json: string;
  exam: Pick<Paper, '_id' | 'examName' | 'examCode'>;
  duration: number;
  totalQuestions: number;
  /** Option texts by question id, in the order of the version: answers are stored as these indexes. */
  options: ReadonlyMap<string, readonly string[]>;
}

/** Papers of one version. */
export type CompiledVersion = Pick<CompiledPaper, 'exam' | 'duration'> & {
  /** True if different seeds give different papers. */
  isDrawn: boolean;
  /** True if the paper has pictures, whose links expire. */
  hasLinks: boolean;
  /** Number of characters of the serialized questions, roughly their size in memory. */
  size: number;
  paperOf: (seed?: number) => CompiledPaper;
};

/** A serialized question. The numbering and the order of options differ between papers. */
interface Fragments {
  id: string;
  text: string;
  options: readonly string[];
  /** Pictures and formatting, with option indexes of the version; absent for plain texts. */
  parts?: ShownParts;
}

/** Serializes each question once; the papers of hundreds of candidates are joined from these texts. */
export function compileVersion(version: ExamVersionRecord, partsOf: PartsOf): CompiledVersion {
  const exam = { _id: String(version.exam), examName: version.examName, examCode: version.examCode };
  const { duration, questions } = version;
  const isDrawn = hasDrawnPapers(version);
  const fragments = new Map(
    questions.map((each): [string, Fragments] => {
      const { _id, question, options } = each;
      const parts = partsOf(each);
      const texts = {
        id: JSON.stringify(String(_id)),
        text: JSON.stringify(question),
        options: options.map((option) => JSON.stringify(option)),
      };
      return [String(_id), { ...texts, ...(Object.keys(parts).length > 0 && { parts }) }];
    }),
  );
  const toJson = ({ question, order }: DrawnQuestion, index: number): string => {
    const { id, text, options, parts } = fragments.get(String(question._id)) as Fragments;
    const shown = order.map((option) => options[option]).join();
    const fields: Record<Exclude<keyof PaperQuestion, keyof ShownParts>, string> = {
      _id: id,
      qstNumber: String(index + 1),
      question: text,
      options: `[${shown}]`,
    };
    const json = Object.entries(fields)
      .map(([name, value]) => `"${name}":${value}`)
      .join();
    return parts ? `{${json},${JSON.stringify(inOrder(parts, order)).slice(1)}` : `{${json}}`;
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
  const compiled = { exam, duration, isDrawn, hasLinks: version.pictures !== undefined };
  if (isDrawn) return { ...compiled, size: sizeOf(fragments.values()), paperOf };
  const only = paperOf();
  return { ...compiled, size: only.json.length, paperOf: () => only };
}

/** Reorders the pictures and formatting of options as on the paper. */
function inOrder({ picture, optionPictures, shown }: ShownParts, order: readonly number[]): ShownParts {
  const moved = optionPictures?.map((each) => ({ ...each, option: order.indexOf(each.option) }));
  return {
    ...(picture && { picture }),
    ...(moved && { optionPictures: moved.sort((a, b) => a.option - b.option) }),
    ...(shown && {
      shown: { question: shown.question, options: order.map((option) => shown.options[option] ?? []) },
    }),
  };
}

function sizeOf(fragments: Iterable<Fragments>): number {
  let size = 0;
  for (const { text, options, parts } of fragments)
    size += text.length + options.join().length + (parts ? JSON.stringify(parts).length : 0);
  return size;
}
