import { QUESTION_LIMITS, type RichPart, type RichTag } from '@concord/contracts';
import { FormulaError, formulaParts } from './formula';

/** Maximum nesting of formatting; deeper marks remain text. */
const MAX_DEPTH = 4;
const MARKS: readonly (readonly [mark: string, tag: RichTag])[] = [
  ['**', 'b'],
  ['*', 'i'],
  ['~', 'sub'],
  ['^', 'sup'],
];
const ESCAPED = /^\\[\\*~^$]/;

/** Delimiters of formulas; with `isBlock`, the formula is on a line of its own. */
const FORMULAS: readonly (readonly [open: string, close: string, isBlock: boolean])[] = [
  ['$$', '$$', true],
  ['$', '$', false],
  ['\\[', '\\]', true],
  ['\\(', '\\)', false],
];

/** Parts of a text, and the problem of a formula that cannot be displayed, which remains text. */
export interface ReadMarks {
  parts: RichPart[];
  formulas: number;
  problem?: string;
}

interface Found {
  content: string;
  /** Index after the piece. */
  end: number;
}

/**
 * Parses `**bold**`, `*italic*`, `H~2~O`, `x^2^` and TeX formulas: inline `$x^2$` or `\(x^2\)`, block `$$x^2$$` or
 * `\[x^2\]`. Unclosed marks, marks after a backslash, and prices such as `$5` remain text: a single dollar sign next to a
 * blank inside, or before a digit, is no delimiter.
 */
export function readMarks(text: string): ReadMarks {
  const reader = new MarkReader();
  const parts = reader.read(text, 0);
  const { formulas, problem } = reader;
  return { parts, formulas, ...(problem && { problem }) };
}

class MarkReader {
  formulas = 0;
  problem?: string;

  read(text: string, depth: number): RichPart[] {
    const parts: RichPart[] = [];
    let plain = '';
    const add = (...more: RichPart[]) => {
      if (plain !== '') parts.push(plain);
      plain = '';
      parts.push(...more);
    };
    for (let at = 0; at < text.length;) {
      if (ESCAPED.test(text.slice(at, at + 2))) {
        plain += text[at + 1];
        at += 2;
        continue;
      }
      const formula = formulaAt(text, at);
      const marked = formula || depth >= MAX_DEPTH ? undefined : markedAt(text, at);
      if (formula) add(...this.formula(formula.content, formula.isBlock, text.slice(at, formula.end)));
      else if (marked) add(...inside(marked.tag, this.read(marked.content, depth + 1)));
      else plain += text[at];
      at = (formula ?? marked)?.end ?? at + 1;
    }
    add();
    return parts;
  }

  private formula(tex: string, isBlock: boolean, written: string): RichPart[] {
    this.formulas += 1;
    const { formulaLength, formulasOfText } = QUESTION_LIMITS;
    try {
      if (tex.length > formulaLength) throw new FormulaError(`it is longer than ${formulaLength} characters`);
      if (this.formulas > formulasOfText)
        throw new FormulaError(`a text can have at most ${formulasOfText} formulas`);
      return formulaParts(tex, isBlock);
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      this.problem ??= `The formula ${short(written)} can't be shown because ${error.message}`;
      return [written];
    }
  }
}

const short = (text: string) => ([...text].length > 40 ? `${[...text].slice(0, 40).join('')}…` : text);

/** Wraps parts in an element, and counts its levels. */
function inside(tag: RichTag, parts: readonly RichPart[]): RichPart[] {
  let size = 0;
  for (let at = 0; at < parts.length; size += 1) at = endOf(parts, at);
  return [{ tag, size }, ...parts];
}

function endOf(parts: readonly RichPart[], at: number): number {
  const part = parts[at];
  let end = at + 1;
  if (typeof part === 'object') for (let child = 0; child < part.size; child += 1) end = endOf(parts, end);
  return end;
}

/** Reads the formula at this index. */
function formulaAt(text: string, at: number): (Found & { isBlock: boolean }) | undefined {
  const [open, close, isBlock] = FORMULAS.find(([each]) => text.startsWith(each, at)) ?? [];
  if (open === undefined || close === undefined || isBlock === undefined) return undefined;
  const begin = at + open.length;
  const isDollar = open.startsWith('$');
  for (let end = begin; end < text.length; end += 1) {
    if (text.startsWith(close, end)) {
      const content = text.slice(begin, end);
      const isPrice = open === '$' && (/^\s|\s$/.test(content) || /\d/.test(text[end + 1] ?? ''));
      return content.trim() === '' || isPrice ? undefined : { content, end: end + close.length, isBlock };
    }
    if (text[end] === '\\') end += 1;
    else if (isDollar && text[end] === '$') return undefined;
  }
  return undefined;
}

/** Reads the formatted piece at this index. */
function markedAt(text: string, at: number): (Found & { tag: RichTag }) | undefined {
  for (const [mark, tag] of MARKS) {
    if (!text.startsWith(mark, at)) continue;
    const begin = at + mark.length;
    const close = closingOf(text, begin, mark);
    const content = close === undefined ? '' : text.slice(begin, close);
    const isScript = mark === '~' || mark === '^';
    if (
      close !== undefined &&
      content.trim() !== '' &&
      !/^\s|\s$/.test(content) &&
      !(isScript && /\s/.test(content))
    )
      return { content, end: close + mark.length, tag };
  }
  return undefined;
}

/** Index of the closing mark of a piece that starts at `begin`. */
function closingOf(text: string, begin: number, mark: string): number | undefined {
  for (let at = begin; at < text.length; at += 1) {
    const formula = formulaAt(text, at);
    if (formula) at = formula.end - 1;
    else if (text[at] === '\\') at += 1;
    else if (mark === '*' && text.startsWith('**', at)) at += 1;
    // The first of three asterisks closes the inner piece.
    else if (text.startsWith(mark, at)) return mark === '**' && text.startsWith('***', at) ? at + 1 : at;
  }
  return undefined;
}
