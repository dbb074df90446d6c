import type { SheetProblem } from '@concord/contracts';
import { hasFormula, withFormulas, withoutFormulas } from './formulas';
import {
  collected,
  fileProblem,
  type ReadFile,
  type ReadPicture,
  type ReadRow,
  RowCollector,
} from './read-file';
import { CHANGES, type FoundPicture, LOSSES, type ReadText } from './read-text';

/** A question with its options, in formats other than spreadsheets. */
export interface ReadChoice {
  row: number;
  question: ReadText;
  options: readonly ReadText[];
  /** Index of the right option; undefined if the file names none. */
  right: number | undefined;
  /** True if the texts use our own formatting marks. */
  hasMarks?: boolean;
  /** Warnings for the author. */
  warnings?: readonly string[];
}

const isEmpty = ({ text, picture, losses = [] }: ReadText) =>
  text.trim() === '' && !picture && losses.length === 0;

/** Problems of a text: lost content for the author to replace, and changes to check. */
function problemsOf(read: ReadText, n: number, option?: number): SheetProblem[] {
  const cell = option === undefined ? 'question' : 'option';
  const { losses = [], changes = [], languages = [] } = read;
  const [first, ...others] = languages;
  const warnings: string[] = changes.map((change) => CHANGES[change]);
  if (first)
    warnings.push(
      `only the text in ${nameOfLanguages([first])} was imported, not the text in ${nameOfLanguages(others)}`,
    );
  return [
    ...losses.map((loss) => fileProblem(cell, `Qst ${n}: ${LOSSES[loss]}`, option)),
    ...warnings.map((warning) => warningOf(cell, `Qst ${n}: ${warning}`, option)),
  ];
}

const MAX_LANGUAGES = 80;
const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Names of languages by code; an unknown code stays. */
function nameOfLanguages(codes: readonly string[]): string {
  const names = codes
    .flatMap((code) => code.split(','))
    .map((code) => {
      try {
        return languageNames.of(code.trim().replaceAll('_', '-')) ?? code;
      } catch {
        return code;
      }
    });
  return names.join(', ').slice(0, MAX_LANGUAGES);
}

const warningOf = (cell: SheetProblem['cell'], message: string, option?: number): SheetProblem => ({
  ...fileProblem(cell, message, option),
  severity: 'warning',
});

/** Converts a question to a row. Errors in the file become problems of a cell, until it is edited. */
function rowOfChoice({ row, question, options, right, ...more }: ReadChoice, n: number): ReadRow {
  const isRich =
    more.hasMarks || [question, ...options].some(({ text, hasTex }) => hasTex && hasFormula(text));
  const textOf = ({ text, hasTex = false }: ReadText) =>
    isRich && !more.hasMarks ? withFormulas(text, hasTex) : withoutFormulas(text);
  const texts = options.map((option, index) => textOf(option) || nameOf(option.picture, letterOf(index)));
  const pictures: ReadPicture[] = [
    ...(question.picture ? [question.picture] : []),
    ...options.flatMap(({ picture: shown }, option) => (shown ? [{ ...shown, option }] : [])),
  ];
  return {
    row,
    cells: {
      question: textOf(question) || nameOf(question.picture, ''),
      answer: (right !== undefined && texts[right]) || '',
      options: texts,
    },
    problems: [
      ...problemsOf(question, n),
      ...(more.warnings ?? []).map((warning) => warningOf('row', `Qst ${n}: ${warning}`)),
      ...options.flatMap((option, index) => [
        ...problemsOf(option, n, index),
        ...(isEmpty(option)
          ? [
              fileProblem(
                'option',
                `Qst ${n}: option ${letterOf(index)} has no text that can be imported`,
                index,
              ),
            ]
          : []),
      ]),
    ].slice(0, MAX_PROBLEMS),
    ...(isRich && { rich: true }),
    ...(pictures.length > 0 && { pictures }),
  };
}

/** Maximum number of problems of a row, because the browser sends them back. */
const MAX_PROBLEMS = 80;
const letterOf = (index: number) => String.fromCharCode(65 + index);

/** Text for an option that is only a picture in the file; options need texts, which identify them. */
const nameOf = (picture: FoundPicture | undefined, letter: string): string =>
  picture ? picture.alt.trim() || `Picture ${letter}`.trim() : '';

const NAME_LENGTH = 60;
const MAX_LEFT_OUT = 1000;

/** Message about a skipped question, with the beginning of its name or text. */
function leftOutText(name: string, why: string): string {
  const short = name.replace(/\s+/g, ' ').trim();
  const shown = short.length > NAME_LENGTH ? `${short.slice(0, NAME_LENGTH)}…` : short;
  return `${shown ? `“${shown}”` : 'A question'} ${why}`;
}

export const SEVERAL = 'has several right answers and was not imported';
export const PARTIAL = 'gives marks for partly right options, which were not imported';
/** Losses that are listed once per file, each followed by the number of questions. */
export const FILE_NOTES = {
  feedback: 'Feedback and hints were not imported',
  formatting: 'Bold, italics and colours were not imported',
  penalties: 'Marks below zero for wrong answers were not imported',
} as const;

/** Collects the questions that a reader finds in a file, and its messages. */
export class ChoiceCollector {
  private readonly rows = new RowCollector();
  private readonly leftOut: ReadFile['leftOut'] = [];
  private readonly counts = new Map<string, number>();
  private unsaid = 0;

  constructor(
    private readonly format: ReadFile['format'],
    private readonly firstRow = 1,
  ) {}

  /** Number of the next question. */
  get next(): number {
    return this.rows.rows.length + 1;
  }

  /** @returns false once the limit is reached */
  add(
    choice: ReadChoice,
    more: Pick<ReadRow, 'category'> & { tags?: object; answer?: string } = {},
  ): boolean {
    const { tags, answer, ...own } = more;
    const found = rowOfChoice(choice, this.next);
    if ([choice.question, ...choice.options].some(({ wasFormatted }) => wasFormatted))
      this.count(FILE_NOTES.formatting);
    const cells = { ...found.cells, ...(answer !== undefined && { answer }), ...tags };
    return this.addRow({ ...found, ...own, cells });
  }

  /** @returns false once the limit is reached */
  addRow(row: ReadRow): boolean {
    return this.rows.add(row);
  }

  /** Adds a message about a skipped question, or about its losses. */
  leave(row: number, name: string, why: string): void {
    this.say(row, leftOutText(withoutFormulas(name), why));
  }

  /** Adds a message about the whole file. */
  say(row: number, message: string): void {
    if (this.leftOut.length < MAX_LEFT_OUT) this.leftOut.push({ row, message });
    else this.unsaid += 1;
  }

  /** Counts a question for a loss that is listed once per file. */
  count(note: string): void {
    this.counts.set(note, (this.counts.get(note) ?? 0) + 1);
  }

  end(): ReadFile {
    const row = this.firstRow;
    const notes = [...this.counts].map(([note, n]) => ({
      row,
      message: `${note} (${n} ${n === 1 ? 'question' : 'questions'})`,
    }));
    const unsaid = `${this.unsaid} more ${this.unsaid === 1 ? 'note is' : 'notes are'} not shown`;
    const more = this.unsaid > 0 ? [{ row, message: unsaid }] : [];
    return collected(this.format, this.rows, [...this.leftOut, ...more, ...notes]);
  }
}
