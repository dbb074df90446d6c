import { type ReadText, withPicture } from './block-text';
import { leftOutText, rowOfChoice, SEVERAL } from './choice-row';
import { htmlText, markedText } from './html-text';
import { categoryOf, collected, type ReadFile, RowCollector } from './read-file';
import { elementsOf, named, ownText, type XmlElement } from './xml-tree';

/** What Moodle calls the kinds of questions that an exam has no place for. */
const KINDS: Record<string, string> = {
  essay: 'an essay',
  shortanswer: 'a short answer',
  matching: 'a matching question',
  numerical: 'a numerical question',
  calculated: 'a calculated question',
  cloze: 'a cloze text',
  description: 'a description',
};
/** How tags name a topic and a difficulty. */
export const TAGS = { topic: 'topic:', difficulty: 'difficulty:' } as const;
const MAX_TAG = 500;
const TRUE_FALSE = { true: 'True', false: 'False' } as const;

const textIn = (element: XmlElement | undefined) => ownText(named(element, 'text')[0]);

function markupOf(element: XmlElement | undefined): ReadText {
  const text = textIn(element);
  const format = element?.attributes['format'] ?? 'html';
  const isPlain = format === 'plain_text' || format === 'markdown';
  const read = isPlain ? { text, hasPicture: false } : format === 'html' ? htmlText(text) : markedText(text);
  const found = withPicture(read, (src) => fileOf(element, src));
  const hasFile = named(element, 'file').length > 0;
  return { ...found, hasPicture: found.hasPicture || (hasFile && !found.picture) };
}

const FILE_PLACE = /^@@PLUGINFILE@@\/+(.+)$/;

/** The bytes of a file that stands beside the text, as an export of Moodle has it. */
function fileOf(element: XmlElement | undefined, src: string): Buffer | undefined {
  const name = nameIn(FILE_PLACE.exec(src)?.[1] ?? '');
  const file = named(element, 'file').find(
    ({ attributes }) => name !== '' && attributes['name'] === name && attributes['encoding'] === 'base64',
  );
  return file && Buffer.from(ownText(file), 'base64');
}

function nameIn(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

interface Choice {
  options: ReadText[];
  right: number | undefined;
  isPartial: boolean;
}

/** The options of a question, or why it is left out. */
function choiceOf(question: XmlElement, type: string): Choice | string {
  if (type !== 'multichoice' && type !== 'truefalse')
    return `is ${KINDS[type] ?? `a question of the type ${type.slice(0, 40)}`} and is left out`;
  const answers = named(question, 'answer');
  const fractions = answers.map(({ attributes }) => Number(attributes['fraction'] ?? 0));
  const isSingle = type === 'truefalse' || /^\s*(true|1)\s*$/.test(ownText(named(question, 'single')[0]));
  const full = fractions.flatMap((fraction, index) => (fraction > 99.9 ? [index] : []));
  const positive = fractions.filter((fraction) => fraction > 0);
  if (full.length > 1 || (!isSingle && positive.length > 1)) return SEVERAL;
  const options = answers.map((answer): ReadText => {
    const read = markupOf(answer);
    const text = TRUE_FALSE[read.text.trim().toLowerCase() as 'true' | 'false'];
    return type === 'truefalse' && text ? { text, hasPicture: false } : read;
  });
  return { options, right: full[0], isPartial: positive.length > full.length };
}

const hasText = (element: XmlElement | undefined) => textIn(element).trim() !== '';
const hasFeedback = (question: XmlElement) =>
  [...named(question, 'generalfeedback'), ...named(question, 'hint')].some(hasText) ||
  named(question, 'answer').some((answer) => hasText(named(answer, 'feedback')[0]));

/** Topic and difficulty, as an export of an exam writes them. */
function tagsOf(question: XmlElement): { topic?: string; difficulty?: string } {
  const tags = named(named(question, 'tags')[0], 'tag').map((tag) => textIn(tag).trim());
  const tagged = (prefix: string) =>
    tags.find((tag) => tag.startsWith(prefix))?.slice(prefix.length, prefix.length + MAX_TAG);
  const [topic, difficulty] = [tagged(TAGS.topic), tagged(TAGS.difficulty)];
  return { ...(topic && { topic }), ...(difficulty && { difficulty }) };
}

/** Reads the multiple choice and true/false questions of a Moodle question bank. */
export function readMoodleXml(quiz: XmlElement): ReadFile {
  const collector = new RowCollector();
  const leftOut: ReadFile['leftOut'] = [];
  let withFeedback = 0;
  let category = '';
  for (const question of elementsOf(quiz)) {
    const type = question.attributes['type'] ?? '';
    if (question.name !== 'question') continue;
    if (type === 'category') {
      category = categoryOf(textIn(named(question, 'category')[0]));
      continue;
    }
    const row = question.line;
    const text = markupOf(named(question, 'questiontext')[0]);
    const name = textIn(named(question, 'name')[0]) || text.text;
    const choice = choiceOf(question, type);
    if (typeof choice === 'string') {
      leftOut.push({ row, message: leftOutText(name, choice) });
      continue;
    }
    if (choice.isPartial) leftOut.push({ row, message: leftOutText(name, 'loses its marks for a part') });
    if (hasFeedback(question)) withFeedback += 1;
    const read = { row, question: text, options: choice.options, right: choice.right };
    const found = rowOfChoice(read, collector.rows.length + 1);
    if (!collector.add({ ...found, category, cells: { ...found.cells, ...tagsOf(question) } })) break;
  }
  if (withFeedback > 0)
    leftOut.push({ row: quiz.line, message: `Feedback and hints are left out (${withFeedback} questions)` });
  return collected('moodle-xml', collector, leftOut);
}
