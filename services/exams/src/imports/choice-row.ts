import type { SheetProblem } from '@concord/contracts';
import type { FoundPicture, ReadText } from './block-text';
import { fileProblem, type ReadPicture, type ReadRow } from './read-file';

/** A question with its options, as formats other than a spreadsheet have it. */
export interface ReadChoice {
  row: number;
  question: ReadText;
  options: readonly ReadText[];
  /** The position of the right option; undefined where the file names none. */
  right: number | undefined;
}

/** The row of a question; a picture in it is a problem of its cell until somebody writes the cell anew. */
export function rowOfChoice({ row, question, options, right }: ReadChoice, n: number): ReadRow {
  const problems: SheetProblem[] = [];
  const picture = `Qst ${n}: a picture is left out; write what it shows`;
  if (question.hasPicture) problems.push(fileProblem('question', picture));
  for (const [index, { hasPicture }] of options.entries())
    if (hasPicture) problems.push(fileProblem('option', picture, index));
  const texts = options.map(({ text, picture: shown }, index) => text || nameOf(shown, letterOf(index)));
  const answer = (right !== undefined && texts[right]) || '';
  const pictures: ReadPicture[] = [
    ...(question.picture ? [question.picture] : []),
    ...options.flatMap(({ picture: shown }, option) => (shown ? [{ ...shown, option }] : [])),
  ];
  const cells = {
    question: question.text || nameOf(question.picture, ''),
    answer,
    options: texts,
  };
  return { row, cells, problems, ...(pictures.length > 0 && { pictures }) };
}

const letterOf = (index: number) => String.fromCharCode(65 + index);

/** The text of what is only a picture in the file: options are told apart by their texts. */
const nameOf = (picture: FoundPicture | undefined, letter: string): string =>
  picture ? picture.alt.trim() || `Picture ${letter}`.trim() : '';

const NAME_LENGTH = 60;

/** How a question that is left out is called, with the beginning of its name or text. */
export function leftOutText(name: string, why: string): string {
  const short = name.replace(/\s+/g, ' ').trim();
  const shown = short.length > NAME_LENGTH ? `${short.slice(0, NAME_LENGTH)}…` : short;
  return `${shown ? `“${shown}”` : 'A question'} ${why}`;
}

export const SEVERAL = 'has several right answers and is left out';
