import { type GIFTQuestion, parse, type TextFormat } from 'gift-pegjs';
import type { ReadText } from './block-text';
import { leftOutText, type ReadChoice, rowOfChoice, SEVERAL } from './choice-row';
import { htmlText, markedText } from './html-text';
import { categoryOf, collected, fileProblem, type ReadFile, RowCollector } from './read-file';

const KINDS: Partial<Record<GIFTQuestion['type'], string>> = {
  Essay: 'an essay',
  Short: 'a short answer',
  Matching: 'a matching question',
  Numerical: 'a numerical question',
  Description: 'a description',
};
const BRACES = /(?:^|[^\\])\{(?:[^{}\\]|\\.)*\}/;

export const isGift = (text: string): boolean => BRACES.test(text);

function markupOf({ format, text }: TextFormat): ReadText {
  if (format === 'html') return htmlText(text);
  return format === 'moodle' ? markedText(text) : { text, hasPicture: false };
}

/** The choice of a question, or why it is left out. */
function choiceOf(question: GIFTQuestion): Omit<ReadChoice, 'row'> | string {
  if (question.type === 'TF') {
    const options = ['True', 'False'].map((text) => ({ text, hasPicture: false }));
    return { question: markupOf(question.stem), options, right: question.isTrue ? 0 : 1 };
  }
  if (question.type !== 'MC') return `is ${KINDS[question.type] ?? 'of another kind'} and is left out`;
  const right = question.choices.flatMap(({ isCorrect, weight }, index) =>
    isCorrect || (weight ?? 0) > 99.9 ? [index] : [],
  );
  const positive = question.choices.filter(({ isCorrect, weight }) => isCorrect || (weight ?? 0) > 0);
  if (right.length > 1 || (right.length === 0 && positive.length > 0)) return SEVERAL;
  const options = question.choices.map(({ text }) => markupOf(text));
  return { question: markupOf(question.stem), options, right: right[0] };
}

interface Block {
  row: number;
  text: string;
  category: string;
}

/** Questions stand apart by blank lines; comments are no part of them. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  let category = '';
  for (const [index, line] of text.split('\n').entries()) {
    if (/^\s*\/\//.test(line)) continue;
    const heading = /^\s*\$(?:CATEGORY|COURSE)\s*:?(.*)/i.exec(line);
    if (heading) category = categoryOf(heading[1] ?? '');
    if (heading || line.trim() === '') isOpen = false;
    else if (isOpen) (blocks.at(-1) as Block).text += `\n${line}`;
    else {
      blocks.push({ row: index + 1, text: line, category });
      isOpen = true;
    }
  }
  return blocks;
}

function parsed(text: string): GIFTQuestion[] | undefined {
  try {
    return parse(`${text}\n`);
  } catch {
    return undefined;
  }
}

function hasFeedback(question: GIFTQuestion): boolean {
  if (question.type === 'TF')
    return [question.globalFeedback, question.trueFeedback, question.falseFeedback].some(Boolean);
  return (
    question.type === 'MC' &&
    (question.globalFeedback !== null || question.choices.some(({ feedback }) => feedback !== null))
  );
}

/** Reads the multiple choice and true/false questions of a GIFT file, each by itself. */
export function readGift(text: string): ReadFile {
  const collector = new RowCollector();
  const leftOut: ReadFile['leftOut'] = [];
  let withFeedback = 0;
  for (const block of blocksOf(text)) {
    const { row, category } = block;
    const n = collector.rows.length + 1;
    const questions = parsed(block.text);
    if (!questions) {
      const unread = fileProblem('question', `Qst ${n} cannot be read as GIFT; write it anew`);
      const problems = [unread, fileProblem('answer', `Qst ${n} has no answer`)];
      const cells = { question: block.text, answer: '', options: [] };
      if (!collector.add({ row, cells, problems, category })) break;
    }
    for (const question of questions ?? []) {
      if (question.type === 'Category') continue;
      const choice = choiceOf(question);
      if (typeof choice === 'string')
        leftOut.push({ row, message: leftOutText(question.title ?? question.stem.text, choice) });
      else {
        if (hasFeedback(question)) withFeedback += 1;
        collector.add({ ...rowOfChoice({ row, ...choice }, collector.rows.length + 1), category });
      }
    }
    if (collector.problem) break;
  }
  if (withFeedback > 0) leftOut.push({ row: 1, message: `Feedback is left out (${withFeedback} questions)` });
  return collected('gift', collector, leftOut);
}
