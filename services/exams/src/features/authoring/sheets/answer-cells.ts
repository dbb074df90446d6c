import { findAnswer } from '@concord/contracts';
import { generalText, type ShownCell } from '@concord/workbook';

/** An answer read from a row; `problem` says that it may mean two options. */
export interface ReadAnswer {
  answer: string;
  problem?: string;
}

const WHOLE = /^\(?(?:(?:option|choice|answer)\s*)?(\d{1,2})[.):]?$/i;

/** True if all answers of a sheet are positions of options, and at least one cannot be the text of an option. */
export function arePlaces(rows: readonly { answer: ShownCell; options: readonly ShownCell[] }[]): boolean {
  let isProven = false;
  for (const { answer, options } of rows) {
    if (answer.text === '') continue;
    const place = placeOf(answer);
    if (place === undefined || place > options.length) return false;
    const texts = textsOf(options);
    const found = findAnswer(answer.text, texts);
    isProven ||= found?.index === place - 1 && texts.every((text) => !/\d/.test(text));
  }
  return isProven;
}

/** The answer of a row: the text of the option at its position, or else the text of the cell. */
export function readAnswer(
  answer: ShownCell,
  options: readonly ShownCell[],
  { places, isZeroBased }: { places: boolean; isZeroBased: boolean },
): ReadAnswer {
  const texts = textsOf(options);
  const byText = texts.includes(answer.text) ? texts.indexOf(answer.text) : sameNumber(answer, options);
  const place = placeOf(answer);
  if (place !== undefined && isZeroBased && byText === undefined)
    return { answer: texts[place] ?? answer.text };
  if (places && place !== undefined) {
    const option = texts[place - 1] ?? '';
    const isClear = findAnswer(answer.text, texts) !== undefined;
    if (byText === undefined && option !== '' && !isClear) return { answer: option };
    if (byText !== undefined && byText !== place - 1)
      return {
        answer: answer.text,
        problem: `the answer ${answer.text} could be the text of an option or its number. Write the letter of the option`,
      };
  }
  const text = byText === undefined ? undefined : texts[byText];
  return { answer: text ?? answer.text };
}

const textsOf = (options: readonly ShownCell[]) => options.map(({ text }) => text);

/** The 1-based position in a cell with a whole number. */
function placeOf({ text, number, kind }: ShownCell): number | undefined {
  const shown = number !== undefined && kind === 'number' ? generalText(number) : text;
  const digits = WHOLE.exec(shown)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The only option with the same number, in any format. */
function sameNumber(answer: ShownCell, options: readonly ShownCell[]): number | undefined {
  const number = numberOf(answer);
  if (number === undefined) return undefined;
  const same = options.flatMap((option, at) => (numberOf(option) === number ? [at] : []));
  return same.length === 1 ? same[0] : undefined;
}

const numberOf = ({ text, number }: ShownCell): number | undefined =>
  number ?? (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined);
