import { ChoiceCollector, FILE_NOTES, SEVERAL } from './choice-row';
import type { ReadFile } from './read-file';
import { plainText, type ReadText } from './read-text';

const ANSWER = /^\s*(?:correct\s+)?answer\s*:\s*(.*?)\s*$/i;
/** Feedback below an answer, as some tools write it. */
const AFTERWARDS = /^\s*(?:general\s+)?(?:feedback|explanation|rationale|hint)\s*:/i;
/** Maximum number of lines of one question; a longer one has no answer. */
const MAX_LINES = 500;
const LABEL = /^\s*([a-z])[.)](?:\s+(.*))?$/i;
const TIGHT_LABEL = /^\s*([a-z])[.)]\s*(.*)$/i;

interface Line {
  row: number;
  text: string;
}
interface Option {
  /** Index of its line. Lines up to the next option belong to it. */
  at: number;
  text: string;
}

/** Number of lines with an answer, in a text with options. */
export const aikenAnswers = (text: string): number =>
  /^\s*a[.)]/im.test(text) ? (text.match(/^[^\S\n]*(?:correct\s+)?answer\s*:/gim) ?? []).length : 0;

/** Aiken allows formulas, but no HTML. */
const textOf = (lines: readonly string[]): ReadText => ({
  ...plainText(lines.join('\n').trim()),
  hasTex: true,
});

/**
 * Options with letters in order: the last run that begins with A. Earlier letters belong to the question, as in `M.
 * Sule`.
 */
function optionsOf(lines: readonly Line[], label: RegExp): Option[] {
  const isSecond = ({ text }: Line) => label.exec(text)?.[1]?.toLowerCase() === 'b';
  const lastSecond = lines.findLastIndex(isSecond);
  let found: Option[] = [];
  for (const [at, { text }] of lines.entries()) {
    const match = at > 0 ? label.exec(text) : null;
    if (!match) continue;
    const place = placeOf(match[1]);
    const option = { at, text: match[2] ?? '' };
    if (place === found.length) found.push(option);
    else if (place === 0 && (found.length < 2 || at < lastSecond)) found = [option];
  }
  return found;
}

/** Warnings about lines that look like options: a letter or an answer may be missing. */
function strayLabels(lines: readonly Line[], options: readonly Option[]): string[] {
  const from = options[0]?.at ?? lines.length;
  const isIn = (at: number) => options.some((option) => option.at === at);
  const places = lines.map(({ text }, at) => (at > 0 && !isIn(at) ? placeOf(LABEL.exec(text)?.[1]) : -1));
  const above = places.slice(0, from);
  const isDouble = above.indexOf(0) !== -1 && above.indexOf(1) > above.indexOf(0);
  const skipped = places.find(
    (place, at) => at > from && (place === options.length || place === options.length + 1 || place === 0),
  );
  return [
    ...(isDouble ? ['lines that begin with A. and B. were read as part of the question'] : []),
    ...(skipped === undefined
      ? []
      : [`a line that begins with ${letterAt(skipped)}. was read as part of an option`]),
  ];
}

const letterAt = (place: number) => String.fromCharCode(65 + place);
const placeOf = (letter = '') => letter.toLowerCase().charCodeAt(0) - 97;
const isFirst = (text: string) => /^\s*a[.)]/i.test(text);

const folded = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[.\s]+$/, '')
    .trim();

const SEVERAL_LETTERS = /^\(?[a-z][.)]?(?:(?:\s*[,;&]\s*|\s+(?:and\s+)?)\(?[a-z][.)]?)+$/i;

type FoundAnswer = { right: number; warning?: string } | 'several' | undefined;

/** The option of an answer line, which has its letter, its text, or both. */
function rightOf(answer: string, options: readonly ReadText[]): FoundAnswer {
  const match = /^\(?([a-z])(?:[.)]+(?:\s*(.*))?)?$/is.exec(answer);
  const place = placeOf(match?.[1]);
  const named = options[place];
  const text = folded(match?.[2] ?? '');
  if (named && (text === '' || text === folded(named.text))) return { right: place };
  const byText = options.findIndex((option) => folded(option.text) === folded(answer));
  if (byText !== -1) return { right: byText };
  if (SEVERAL_LETTERS.test(answer)) return 'several';
  // The letter and the text contradict each other.
  if (!named || options.some((option) => folded(option.text) === text)) return undefined;
  return {
    right: place,
    warning: `the answer was read as option ${match?.[1]?.toUpperCase()} from “ANSWER: ${answer.slice(0, 80)}”`,
  };
}

class AikenReader {
  private readonly collector = new ChoiceCollector('aiken');
  private lines: Line[] = [];
  private isFull = false;

  read(text: string): ReadFile {
    let wasBlank = false;
    let isAfter = false;
    for (const [index, line] of text.split('\n').entries()) {
      if (this.isFull) break;
      const isBlank = line.trim() === '';
      const found = ANSWER.exec(line);
      const answer = found && this.lines.slice(1).some((each) => isFirst(each.text)) ? found : undefined;
      if (isBlank) isAfter = false;
      else if (isAfter || (this.lines.length === 0 && AFTERWARDS.test(line))) {
        if (!isAfter) this.collector.count(FILE_NOTES.feedback);
        isAfter = true;
      } else if (answer) this.close(answer[1] ?? '');
      else {
        // After a blank line, options begin a new question even if the previous one has no answer.
        const options = wasBlank ? optionsOf(this.lines, LABEL).length : 0;
        const isNext = placeOf(LABEL.exec(line)?.[1]) === options;
        if ((options > 1 && !isNext) || this.lines.length === MAX_LINES) this.close();
        this.lines.push({ row: index + 1, text: line });
      }
      wasBlank = isBlank;
    }
    if (!this.isFull) this.close();
    return this.collector.end();
  }

  private close(answer?: string): void {
    const { lines } = this;
    this.lines = [];
    const [first] = lines;
    if (!first) return;
    const strict = optionsOf(lines, LABEL);
    const found = strict.length < 2 ? optionsOf(lines, TIGHT_LABEL) : strict;
    const written = (from: number, to: number | undefined) =>
      lines.slice(from, to).map(({ text }) => text.trim());
    const question = textOf(written(0, found[0]?.at));
    const options = found.map(({ at, text }, index) =>
      textOf([text, ...written(at + 1, found[index + 1]?.at)]),
    );
    const right = answer === undefined ? undefined : rightOf(answer, options);
    if (right === 'several') {
      this.collector.leave(first.row, question.text, SEVERAL);
      return;
    }
    const warnings = [...(right?.warning ? [right.warning] : []), ...strayLabels(lines, found)];
    // An unknown answer is kept, so that its problem can quote it.
    const kept = answer !== undefined && !right ? { answer } : {};
    this.isFull = !this.collector.add(
      { row: first.row, question, options, right: right?.right, warnings },
      kept,
    );
  }
}

/**
 * Reads questions in Aiken format: the question, options as `A. text` in the order of their letters, and `ANSWER: A`.
 */
export const readAiken = (text: string): ReadFile => new AikenReader().read(text);
