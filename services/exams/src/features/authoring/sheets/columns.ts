import { type HeadedColumn, type Heading, headingOf } from './headings';
import { guessedRun, type Named, optionColumns } from './option-columns';

/** Columns of a sheet that are read, and their meaning. */
export interface Columns {
  question: number;
  answer: number;
  /** Columns of options by their place; undefined where a letter has no column. */
  options: readonly (number | undefined)[];
  topic?: number | undefined;
  difficulty?: number | undefined;
  /** Columns that are not read. */
  others: readonly HeadedColumn[];
  /** Options below headings that do not name options. */
  guessed: readonly HeadedColumn[];
  /** The right answer is an option itself, beside columns of wrong ones. */
  isAnswerOption: boolean;
  /** Headings count options from 0, and so do answers. */
  isZeroBased: boolean;
}

/** Finds the columns of questions by their headings; undefined where none names the question or the answer. */
export function findColumns(headed: readonly HeadedColumn[]): Columns | undefined {
  const named = withAnswersAsOptions(
    headed.map((each) => ({
      ...each,
      said: each.isContinued ? ({ kind: 'blank' } as const) : headingOf(each.heading),
    })),
  );
  const question = best(named, 'question');
  const answer = best(named, 'answer');
  if (!question || !answer) return undefined;
  const first = (kind: Heading['kind']) => named.find(({ said }) => said.kind === kind);
  const topic = first('topic')?.column;
  const difficulty = first('difficulty')?.column;
  const found = optionColumns(named);
  const guessed = found.options.length === 0 ? guessedRun(named, [question.column, answer.column]) : [];
  const isAnswerOption = found.isWrong;
  const places = guessed.length > 0 ? guessed.map(({ column }) => column) : found.options;
  const options = isAnswerOption
    ? [answer.column, ...places.filter((column) => column !== undefined)]
    : places;
  const used = new Set([...options, question.column, answer.column, topic, difficulty]);
  const others = named.filter(
    ({ column, said, isFilled }) =>
      !used.has(column) && said.kind !== 'own' && (said.kind !== 'blank' || isFilled),
  );
  return {
    ...{ question: question.column, answer: answer.column, topic, difficulty, options, others, guessed },
    ...{ isAnswerOption, isZeroBased: found.isZeroBased },
  };
}

/** The column with the clearest heading for this meaning; of equal ones the first. */
function best(named: readonly Named[], kind: 'question' | 'answer'): Named | undefined {
  const rank = ({ said }: Named) => (said.kind === kind ? said.rank : 0);
  const most = named.reduce((high, each) => Math.max(high, rank(each)), 0);
  return most === 0 ? undefined : named.find((each) => rank(each) === most);
}

/** "Answers" above several columns, beside "Correct answer", are the options. */
function withAnswersAsOptions(named: readonly Named[]): Named[] {
  const answer = best(named, 'answer');
  return named.map((each, at) => {
    const next = named[at + 1];
    const isRun = next?.column === each.column + 1 && next.said.kind === 'blank';
    const isSecond = each.said.kind === 'answer' && each !== answer;
    return isSecond && isRun ? { ...each, said: { kind: 'options', isWrong: false } } : each;
  });
}
