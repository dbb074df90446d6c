import type { HeadedColumn, Heading } from './headings';

/** A column with the kind of its heading. */
export type Named = HeadedColumn & { said: Heading };
type Labelled = Named & { said: Extract<Heading, { kind: 'option' }> };

/** Index of the last letter that names an option even if earlier letters are missing. */
const LAST_LETTER = 3;
const MAX_PLACE = 25;

/** Columns of options by position, including adjacent columns without a heading. */
export interface OptionColumns {
  options: (number | undefined)[];
  /** True if all are columns of wrong answers. */
  isWrong: boolean;
  isZeroBased: boolean;
}

export function optionColumns(named: readonly Named[]): OptionColumns {
  const labelled = labelledOptions(named);
  const isZeroBased = labelled.some(({ said }) => said.label < 0);
  const options: (number | undefined)[] = [];
  const places = new Map<number, number>();
  const put = (column: number, place: number) => {
    options[place] = column;
    places.set(column, place);
  };
  const ordered = [...labelled].sort((a, b) => a.said.label - b.said.label);
  const fits = ordered.every(({ said }) => said.label <= MAX_PLACE);
  for (const [at, { column, said }] of ordered.entries())
    put(column, fits ? said.label + (isZeroBased ? 1 : 0) : at);
  // A column without a heading counts only between two columns with one.
  const isNamed = [0, 1].every((place) => options[place] !== undefined);
  const isBetween = (place: number) => options[place] === undefined && place < options.length;
  for (const each of named) {
    const before = places.get(each.column - 1);
    const isBeside =
      before !== undefined &&
      each.said.kind === 'blank' &&
      each.isFilled &&
      (!isNamed || isBetween(before + 1));
    // Columns below one merged heading are one option.
    const continues = isBeside && !(each.isContinued && ordered.some(isCovering(each, named)));
    const begins = each.said.kind === 'options' && each.isFilled && (each.said.isWrong || !isNamed);
    if (!begins && !continues) continue;
    const next = before === undefined ? options.length : before + 1;
    put(each.column, options[next] === undefined ? next : options.length);
  }
  const starts = named.filter(({ said }) => said.kind === 'options');
  const isWrong = [...labelled, ...starts].every(({ said }) => 'isWrong' in said && said.isWrong);
  return {
    options: Array.from(options),
    isWrong: isWrong && labelled.length + starts.length > 0,
    isZeroBased,
  };
}

/** True if the merged heading of an option covers a column. */
const isCovering =
  ({ column }: Named, named: readonly Named[]) =>
  (option: Labelled): boolean => {
    const between = named.filter((each) => each.column > option.column && each.column < column);
    return option.column < column && between.every(({ isContinued }) => isContinued);
  };

/**
 * Columns whose headings name an option. Single letters and numbers need their neighbours; of duplicates the first
 * counts.
 */
function labelledOptions(named: readonly Named[]): Labelled[] {
  const labelled = named.filter((each): each is Labelled => each.said.kind === 'option');
  const of = (sign: Labelled['said']['sign']) => labelled.filter(({ said }) => said.sign === sign);
  const words = of('word');
  const letters = inOrder(of('letter'), LAST_LETTER);
  const numbers = words.length + letters.length === 0 ? inOrder(of('number'), 0) : [];
  const places = new Set<number>();
  return [...words, ...letters, ...numbers].filter(({ said }) => {
    const isNew = !places.has(said.label);
    places.add(said.label);
    return isNew;
  });
}

/** Consecutive columns that start with the first two options; beyond `last` none may be missing. */
function inOrder(columns: Labelled[], last: number): Labelled[] {
  const places = new Set(columns.map(({ said }) => said.label));
  if (!places.has(0) || !places.has(1)) return [];
  let end = 2;
  while (places.has(end)) end += 1;
  return columns.filter(({ said }) => said.label < end || said.label <= last);
}

/**
 * For sheets without headings of options: the longest run of columns next to the question or answer whose headings
 * have no other meaning.
 */
export function guessedRun(named: readonly Named[], beside: readonly number[]): HeadedColumn[] {
  const runs: Named[][] = [];
  for (const each of named) {
    const { said, isFilled } = each;
    const isFree = said.kind === 'blank' ? isFilled : said.kind === 'other' ? !said.isExtra : isLone(said);
    if (!isFree) continue;
    const run = runs.at(-1);
    if (run?.at(-1)?.column === each.column - 1) run.push(each);
    else runs.push([each]);
  }
  const touching = runs.filter(
    (run) =>
      run.length > 1 &&
      beside.some((column) => run[0]?.column === column + 1 || run.at(-1)?.column === column - 1),
  );
  return touching.reduce<Named[]>((most, run) => (run.length > most.length ? run : most), []);
}

/** True for a single letter or number, which is an option only with neighbours. */
const isLone = (said: Heading) => said.kind === 'option' && said.sign !== 'word';
