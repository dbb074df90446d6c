import { LIMITS } from '../core/limits';
import { DIFFICULTIES, type Difficulty } from './paper-rules.schemas';
import type { SheetCells, SheetProblem } from './sheet-rows.schemas';

/** A valid question, ready for upload. */
export interface ReadQuestion {
  question: string;
  answer: string;
  options: string[];
  topic?: string;
  difficulty?: Difficulty;
}

const CONTROLS = /[^\P{Cc}\t\n]/gu;
const LETTER = /^(?:(?:option|choice|answer)\s+)?\(?([a-j])[.):]?$/i;
/** A letter followed by the option's text. */
const LETTERED = /^\(?([a-j])[.):]\s*(\S.*)$/is;
const PLACE = /^(?:(?:option|choice|answer)\s+)?\(?(10|[1-9])[.):]?$/i;
/** An option that is itself a number. */
const isNumber = (option: string) => /\p{N}/u.test(option) && !/\p{L}/u.test(option);

/** Cell text as it is stored: NFC, line feeds only, no control characters, trimmed. */
export const cleanCell = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(/\p{Cs}/gu, '\ufffd')
    .normalize('NFC')
    .trim();

const lengthOf = (text: string, max: number) => (text.length <= max ? text.length : [...text].length);
/** Invisible characters, such as soft hyphens and direction marks, left by other programs. */
const INVISIBLE = /[\p{DI}\p{Cf}]/gu;
/** Superscripts and subscripts: 10³ is not 103, nor x² the same as x₂. */
const RAISED = /[\u00b2\u00b3\u00b9\u2070-\u207f]+/g;
const LOWERED = /[\u2080-\u209c]+/g;
/** Folds invisible differences: case, width, kinds of blanks and zero-width characters. */
const folded = (text: string) =>
  text
    .replace(RAISED, '^$&')
    .replace(LOWERED, '_$&')
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

function onlyIndex(options: readonly string[], isRight: (option: string) => boolean): number | undefined {
  const found = options.findIndex(isRight);
  return found !== -1 && !options.slice(found + 1).some(isRight) ? found : undefined;
}

interface FoundAnswer {
  /** Index of the right option among all, including empty ones. */
  readonly index: number;
  /** True if the answer could also be read as another option's letter. */
  readonly isAmbiguous: boolean;
}

/** Index of the option whose letter and text an answer gives. */
function letteredOf(answer: string, options: readonly string[]): number | undefined {
  const [, letter = '', text = ''] = LETTERED.exec(answer) ?? [];
  const place = letter.toLowerCase().charCodeAt(0) - 97;
  return letter && folded(options[place] ?? '') === folded(text) ? place : undefined;
}

/**
 * Index of the option that an answer gives as a number. Undefined if options contain numbers, which the
 * answer may mean.
 */
function placeOf(answer: string, options: readonly string[]): number | undefined {
  const place = PLACE.exec(answer)?.[1];
  if (place === undefined || !options[Number(place) - 1]) return undefined;
  const isWord = /^[a-z]/i.test(answer);
  const own = new RegExp(`(?<!\\p{N})${place}(?!\\p{N})`, 'u');
  const isDoubtful = options.some((option) => isNumber(option) || own.test(option));
  return isDoubtful && !isWord ? undefined : Number(place) - 1;
}

/**
 * Finds the option that an answer names: by text, by text ignoring case and blanks, by letter A to
 * J (`B`, `b)`, `Option B`, also followed by its text), or by number if no option is a number.
 * Undefined if there is no match.
 */
export function findAnswer(answer: string, options: readonly string[]): FoundAnswer | undefined {
  const letter = LETTER.exec(answer)?.[1]?.toLowerCase();
  const position = letter === undefined ? undefined : letter.charCodeAt(0) - 97;
  const byLetter = position !== undefined && options[position] ? position : undefined;
  const exact = options.indexOf(answer);
  const byText = exact === -1 ? onlyIndex(options, (option) => folded(option) === folded(answer)) : exact;
  const index =
    answer === ''
      ? undefined
      : (byText ?? byLetter ?? letteredOf(answer, options) ?? placeOf(answer, options));
  if (index === undefined) return undefined;
  return { index, isAmbiguous: byLetter !== undefined && byLetter !== index };
}

const cleanCells = ({ question, answer, options }: SheetCells) => ({
  question: cleanCell(question),
  answer: cleanCell(answer),
  options: options.map(cleanCell),
});

const topicOf = ({ topic = '' }: SheetCells) => cleanCell(topic).replace(/[\t\n]+/g, ' ');
const isTopic = (topic: string) => lengthOf(topic, LIMITS.topicLength) <= LIMITS.topicLength;
const difficultyOf = ({ difficulty = '' }: SheetCells) =>
  DIFFICULTIES.find((known) => known === folded(difficulty));

/** Topic and difficulty of a row, if valid. */
export function tagsOfCells(cells: SheetCells): Pick<ReadQuestion, 'topic' | 'difficulty'> {
  const topic = topicOf(cells);
  const difficulty = difficultyOf(cells);
  return { ...(topic && isTopic(topic) && { topic }), ...(difficulty && { difficulty }) };
}

function tagProblems(cells: SheetCells, n: number, add: Add): void {
  const severity = 'warning';
  if (!isTopic(topicOf(cells)))
    add('row', `Qst ${n}: the topic is longer than ${LIMITS.topicLength} characters and won't be saved`, {
      severity,
    });
  if (cleanCell(cells.difficulty ?? '') !== '' && !difficultyOf(cells))
    add('row', `Qst ${n}: the difficulty is not one of ${DIFFICULTIES.join(', ')} and won't be saved`, {
      severity,
    });
}

/** The question of a row without errors. */
export function questionOfCells(cells: SheetCells): ReadQuestion {
  const { question, answer, options } = cleanCells(cells);
  const found = findAnswer(answer, options);
  return {
    question,
    answer: (found && options[found.index]) ?? answer,
    options: options.filter((option) => option !== ''),
    ...tagsOfCells(cells),
  };
}

type Add = (cell: SheetProblem['cell'], message: string, more?: Partial<SheetProblem>) => void;

/** An unreadable cell counts as filled, because it already has a problem of its own. */
function emptyProblems(texts: SheetCells, n: number, unreadable: readonly SheetProblem[], add: Add): void {
  const isUnread = (cell: SheetProblem['cell']) => unreadable.some((problem) => problem.cell === cell);
  if (folded(texts.question) === '' && !isUnread('question')) add('question', `Qst ${n} is not filled`);
  if (texts.answer === '' && !isUnread('answer')) add('answer', `Qst ${n} has no answer`);
}

function optionProblems(options: readonly string[], n: number, unreadable: number, add: Add): void {
  const filled = options.flatMap((text, option) => (text === '' ? [] : [{ text, option }]));
  const tooLong = filled.find(({ text }) => lengthOf(text, LIMITS.optionLength) > LIMITS.optionLength);
  if (tooLong)
    add('option', `Qst ${n} has an option longer than ${LIMITS.optionLength} characters`, {
      option: tooLong.option,
    });
  const count = filled.length + unreadable;
  const firstEmpty = options.indexOf('');
  if (count < LIMITS.examOptionsMin)
    add('option', `Qst ${n} has fewer than ${LIMITS.examOptionsMin} options`, {
      option: firstEmpty === -1 ? options.length : firstEmpty,
    });
  if (count > LIMITS.examOptionsMax)
    add('option', `Qst ${n} has more than ${LIMITS.examOptionsMax} options`, {
      option: filled[LIMITS.examOptionsMax]?.option,
    });
  const repeated = (same: (text: string) => string) =>
    filled.find(({ text }, at) => filled.slice(0, at).some((other) => same(other.text) === same(text)));
  const twice = repeated((text) => text);
  if (twice) add('option', `Qst ${n} has the same option twice`, { option: twice.option });
  const alike = twice ? undefined : repeated(folded);
  if (alike)
    add('option', `Qst ${n} has two options that differ only in capital letters or spaces`, {
      option: alike.option,
      severity: 'warning',
    });
}

/**
 * Problems of a question's cells, the first error first. `n` is its number; `fromFile` are problems
 * found by the file reader. Browser and server share this function.
 */
export function questionProblems(
  cells: SheetCells,
  n: number,
  fromFile: readonly SheetProblem[] = [],
): SheetProblem[] {
  const texts = cleanCells(cells);
  const unreadable = fromFile.filter(({ severity }) => severity === 'error');
  const problems: SheetProblem[] = [];
  const add: Add = (cell, message, more) => problems.push({ cell, message, severity: 'error', ...more });
  emptyProblems(texts, n, unreadable, add);
  problems.push(...fromFile);
  if (lengthOf(texts.question, LIMITS.questionLength) > LIMITS.questionLength)
    add('question', `Qst ${n} is longer than ${LIMITS.questionLength} characters`);
  const unread = unreadable.filter(({ cell, option }) => cell === 'option' && !texts.options[option ?? -1]);
  optionProblems(texts.options, n, unread.length, add);
  const isJudged = texts.answer !== '' && !unreadable.some(({ cell }) => cell === 'answer');
  const found = findAnswer(texts.answer, texts.options);
  if (isJudged && !found && unread.length === 0)
    add('answer', `Qst ${n}: the answer is not one of the options`);
  if (found?.isAmbiguous)
    add('answer', `Qst ${n}: the answer was read as the text of an option, not as its letter`, {
      severity: 'warning',
    });
  tagProblems(cells, n, add);
  return problems;
}

/** True if a row with these problems cannot be uploaded. */
export const hasErrors = (problems: readonly SheetProblem[]): boolean =>
  problems.some(({ severity }) => severity === 'error');
