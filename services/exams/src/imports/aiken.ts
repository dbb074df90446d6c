import { rowOfChoice } from './choice-row';
import { collected, type ReadFile, RowCollector } from './read-file';

const OPTION = /^\s*([A-Z])[.)]\s*(.*)$/;
const ANSWER = /^\s*ANSWER\s*:\s*([A-Z])?[.)]?\s*$/i;

interface Block {
  row: number;
  question: string[];
  options: { letter: string; text: string }[];
}

export const isAiken = (text: string): boolean =>
  text.split('\n').some((line) => /^\s*ANSWER\s*:\s*[A-Z][.)]?\s*$/i.test(line)) &&
  /^\s*[A-Z][.)]/m.test(text);

const plain = (text: string) => ({ text, hasPicture: false });

/** Reads questions in Aiken: the question, options as `A. text`, and `ANSWER: A`. */
export function readAiken(text: string): ReadFile {
  const collector = new RowCollector();
  let block: Block | undefined;
  let isOpen = true;
  const close = (answer?: string) => {
    if (block && (block.question.length > 0 || block.options.length > 0)) {
      const { row, question, options } = block;
      const at = options.findIndex(({ letter }) => letter === answer?.toUpperCase());
      const read = {
        row,
        question: plain(question.join('\n')),
        options: options.map((option) => plain(option.text)),
        right: at === -1 ? undefined : at,
      };
      const found = rowOfChoice(read, collector.rows.length + 1);
      // A letter without an option stays, so that its problem names it.
      if (answer !== undefined && at === -1) found.cells.answer = answer;
      isOpen = collector.add(found);
    }
    block = undefined;
  };
  let wasBlank = false;
  for (const [index, line] of text.split('\n').entries()) {
    if (!isOpen) break;
    const answer = ANSWER.exec(line);
    const option = OPTION.exec(line);
    const isBlank = line.trim() === '';
    if (answer) close(answer[1] ?? '');
    else if (!isBlank) {
      // After a blank line and options a new question begins, although the last one has no answer.
      if (block && block.options.length > 0 && !option && wasBlank) close();
      block ??= { row: index + 1, question: [], options: [] };
      const last = block.options.at(-1);
      if (option && block.question.length > 0)
        block.options.push({ letter: option[1] ?? '', text: option[2] ?? '' });
      else if (last) last.text += `\n${line.trim()}`;
      else block.question.push(line.trim());
    }
    wasBlank = isBlank;
  }
  if (isOpen) close();
  return collected('aiken', collector, []);
}
