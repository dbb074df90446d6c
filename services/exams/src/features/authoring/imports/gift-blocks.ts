import { withPlaces } from './gift-escapes';
import { categoryOf } from './read-file';

/** A question in GIFT, with placeholders for escaped signs. */
export interface GiftBlock {
  row: number;
  text: string;
  category: string;
}

/** A group in braces; `end` is the index after the closing brace. */
export interface Group {
  begin: number;
  end: number;
  inner: string;
}

/** The outermost groups in braces; undefined if unmatched braces make them ambiguous. */
export const groupsOf = (text: string): Group[] | undefined => pairedGroups(text) ?? innerAnswers(text);

/** The only group of answers in a text with an unmatched brace elsewhere, for example in a question about braces. */
function innerAnswers(text: string): Group[] | undefined {
  const groups = [...text.matchAll(/\{([^{}]*)\}/g)].map(({ 0: all, 1: inner = '', index }) => ({
    begin: index,
    end: index + all.length,
    inner: inner.trim(),
  }));
  const answers = groups.filter(holdsAnswers);
  const [first] = answers;
  if (!first || answers.length > 1) return undefined;
  const around = text.slice(0, first.begin) + text.slice(first.end);
  return /[~]|\{\s*[=#%]/.test(around) ? undefined : [first];
}

function pairedGroups(text: string): Group[] | undefined {
  const groups: Group[] = [];
  let depth = 0;
  let begin = 0;
  for (const { 0: sign, index } of text.matchAll(/[{}]/g)) {
    if (sign === '{' && depth === 0) begin = index;
    depth += sign === '{' ? 1 : -1;
    if (depth < 0) return undefined;
    if (depth === 0) groups.push({ begin, end: index + 1, inner: text.slice(begin + 1, index).trim() });
  }
  return depth === 0 ? groups : undefined;
}

/** True if a group has answers; other braces are part of the text. */
export const holdsAnswers = ({ inner }: Group): boolean =>
  /^[=#]|~/.test(inner) || /^(?:t|f|true|false)\s*(?:#|$)/i.test(inner);

const depthOf = (text: string) => text.split('{').length - text.split('}').length;
/** Maximum number of blank lines in braces; more of them mean that a brace is missing. */
const MAX_GAPS = 40;
const MAX_HEADING = 5;

/** Splits a file into blocks. Braces may contain blank lines; text directly after a question begins the next one. */
export function blocksOf(text: string): { blocks: GiftBlock[]; comments: number } {
  const { chunks, comments } = chunksOf(text);
  const joined: GiftBlock[] = [];
  for (let at = 0; at < chunks.length; at += 1) {
    const chunk = chunks[at] as GiftBlock;
    let depth = depthOf(chunk.text);
    let last = at;
    let whole = chunk.text;
    const before = joined.at(-1);
    if (
      chunk.text.startsWith('{') &&
      before &&
      before.category === chunk.category &&
      !/[{}]/.test(before.text)
    ) {
      before.text += `\n${chunk.text}`;
      continue;
    }
    for (let next = at + 1; depth > 0 && next <= at + MAX_GAPS && next < chunks.length; next += 1) {
      const more = (chunks[next] as GiftBlock).text;
      if (more.includes('{') || more.startsWith('::')) break;
      whole += `\n\n${more}`;
      depth += depthOf(more);
      if (depth <= 0) last = next;
    }
    joined.push(last > at ? { ...chunk, text: whole } : chunk);
    at = last;
  }
  return { blocks: joined.flatMap(titledParts).flatMap(untitledParts), comments };
}

/** Index of the end of a category, whose name may continue until a blank line. */
function endOfHeading(lines: readonly string[], at: number): number {
  let last = at + 1;
  const isName = (line: string | undefined) =>
    line !== undefined && line.trim() !== '' && !/^\s*\/\//.test(line);
  for (; isName(lines[last]); last += 1) if (/[{}]|^\s*(?:::|\$)/.test(lines[last] ?? '')) return at + 1;
  return last - at > MAX_HEADING ? at + 1 : last;
}

function chunksOf(text: string): { chunks: GiftBlock[]; comments: number } {
  const chunks: GiftBlock[] = [];
  let isOpen = false;
  let category = '';
  let comments = 0;
  const lines = text.split('\n');
  let skipTo = 0;
  for (const [index, line] of lines.entries()) {
    if (index < skipTo) continue;
    if (/^\s*\/\//.test(line)) {
      if (isOpen) comments += 1;
      continue;
    }
    const heading = /^\s*\$(?:CATEGORY|COURSE)\s*:(.*)/i.exec(line);
    if (heading) {
      skipTo = endOfHeading(lines, index);
      category = categoryOf([heading[1] ?? '', ...lines.slice(index + 1, skipTo)].join(' '));
    }
    const last = chunks.at(-1);
    if (heading || line.trim() === '') isOpen = false;
    else if (isOpen && last) last.text += `\n${line}`;
    else {
      chunks.push({ row: index + 1, text: line, category });
      isOpen = true;
    }
  }
  for (const chunk of chunks) chunk.text = withPlaces(chunk.text).trim();
  return { chunks, comments };
}

/** Splits a block before each title, as blank lines between questions are optional. */
function titledParts(block: GiftBlock): GiftBlock[] {
  const parts: GiftBlock[] = [];
  let depth = 0;
  // A title may continue on the next line.
  let isInTitle = false;
  for (const [index, line] of block.text.split('\n').entries()) {
    const last = parts.at(-1);
    const isNew = !last || (depth === 0 && !isInTitle && line.startsWith('::'));
    if (isNew) parts.push({ ...block, row: block.row + index, text: line });
    else last.text += `\n${line}`;
    if (isNew) isInTitle = line.startsWith('::') && !line.includes('::', 2);
    else if (line.includes('::')) isInTitle = false;
    depth += depthOf(line);
  }
  return parts;
}

/** Splits a part without titles into questions, each beginning on the line after the answers of the previous one. */
function untitledParts(block: GiftBlock): GiftBlock[] {
  const answers = groupsOf(block.text)?.filter(holdsAnswers) ?? [];
  if (answers.length < 2) return [block];
  const questions: GiftBlock[] = [];
  let from = 0;
  for (const [index, { end }] of answers.entries()) {
    const next = answers[index + 1];
    const to = next ? block.text.indexOf('\n', end) : block.text.length;
    if (to === -1 || (next && to > next.begin)) return [block];
    const row = block.row + block.text.slice(0, from).split('\n').length - (from === 0 ? 1 : 0);
    questions.push({ ...block, row, text: block.text.slice(from, to).trim() });
    from = to;
  }
  return questions;
}
