import { type HeadedColumn, type Heading, headingOf } from './headings';
import { guessedRun, type Named, optionColumns } from './option-columns';

/** Columns of a sheet that are read, and their meaning. */
export interface Columns {
  question: number;
  answer: number;
  /** Columns of options by position; undefined for a missing letter. */
  options: readonly (number | undefined)[];
  topic?: number | undefined;
  difficulty?: number | undefined;
  /** Ignored columns. */
  others: readonly HeadedColumn[];
  /** Columns that were taken as options although their headings do not say so. */
  guessed: readonly HeadedColumn[];
  /** True if the answer column contains the right option itself, next to columns of wrong ones. */
  isAnswerOption: boolean;
  /** True if headings and answers count options from 0. */
  isZeroBased: boolean;
}

/** Identifies columns by their headings; undefined if there is none for the question or the answer. */
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

/** The column with the clearest heading of this kind; the first of equals. */
function best(named: readonly Named[], kind: 'question' | 'answer'): Named | undefined {
  const rank = ({ said }: Named) => (said.kind === kind ? said.rank : 0);
  const most = named.reduce((high, each) => Math.max(high, rank(each)), 0);
  return most === 0 ? undefined : named.find((each) => rank(each) === most);
}

/** Reads several columns below "Answers", next to "Correct answer", as options. */
function withAnswersAsOptions(named: readonly Named[]): Named[] {
  const answer = best(named, 'answer');
  return named.map((each, at) => {
    const next = named[at + 1];
    const isRun = next?.column === each.column + 1 && next.said.kind === 'blank';
    const isSecond = each.said.kind === 'answer' && each !== answer;
    return isSecond && isRun ? { ...each, said: { kind: 'options', isWrong: false } } : each;
  });
}
