import { ChoiceCollector, FILE_NOTES, PARTIAL, type ReadChoice, SEVERAL } from './choice-row';
import { htmlText, markdownText, markedText } from './html-text';
import { categoryOf, type ReadFile } from './read-file';
import { plainText, type ReadText, withPicture } from './read-text';
import { htmlOf } from './xml-html';
import { elementsOf, found, named, ownText, type XmlElement } from './xml-tree';

/** Moodle's question types that exams do not support, with their names. */
const KINDS: Record<string, string> = {
  essay: 'an essay',
  shortanswer: 'a short answer',
  matching: 'a matching question',
  match: 'a matching question',
  numerical: 'a numerical question',
  calculated: 'a calculated question',
  calculatedsimple: 'a calculated question',
  calculatedmulti: 'a calculated question',
  cloze: 'a cloze text',
  multianswer: 'a cloze text',
  description: 'a description',
  gapselect: 'a text with gaps',
  ddwtos: 'a text with gaps',
  ordering: 'a question about putting things in order',
  multichoiceset: 'a question with several right answers',
  ddimageortext: 'a question about places in a picture',
  ddmarker: 'a question about places in a picture',
};
/** Tags that our own exports write: prefixes for topic and difficulty, and a tag for formatting marks. */
export const TAGS = { topic: 'topic:', difficulty: 'difficulty:', marks: 'formatting:marks' } as const;
const MAX_TAG = 500;
const TRUE_FALSE = { true: 'True', false: 'False' } as const;
/** The sentence that Moodle adds below each question. */
const STANDARD = /^\s*(?:<p>)?\s*your answer is (?:partially )?(?:in)?correct\.?\s*(?:<\/p>)?\s*$/i;

/** Text of an element, including tags that are written as child elements. */
function textIn(element: XmlElement | undefined): string {
  const text = named(element, 'text')[0];
  if (!text) return ownText(element).trim();
  return elementsOf(text).length > 0 ? htmlOf(text.children) : ownText(text);
}

function readText(text: string, format: string, hasMarks: boolean): ReadText {
  if (format === 'plain_text') return plainText(text);
  if (format === 'markdown') return hasMarks ? plainText(text) : markdownText(text);
  return format === 'html' ? htmlText(text) : markedText(text);
}

interface Inherited {
  format: string;
  hasMarks: boolean;
}

function markupOf(element: XmlElement | undefined, { format, hasMarks }: Inherited): ReadText {
  const read = readText(textIn(element), element?.attributes['format'] ?? format, hasMarks);
  const found = withPicture(read, (src) => fileOf(element, src));
  const { losses = [] } = found;
  const isUnseen = named(element, 'file').length > 0 && !found.picture && losses.length === 0;
  return isUnseen ? { ...found, losses: ['picture'] } : found;
}

/** Message about an earlier version of a question, or one that was taken out of use. */
const WAS_HIDDEN = 'Questions that are hidden in the question bank were imported';

const FILE_PLACE = /^@@PLUGINFILE@@\/+([^?#]+)/;

/** Content of an embedded file of a Moodle export. */
function fileOf(element: XmlElement | undefined, src: string): Buffer | undefined {
  const name = nameIn(FILE_PLACE.exec(src)?.[1] ?? '');
  const file = named(element, 'file').find(({ attributes }) => {
    const path = `${attributes['path'] ?? '/'}${attributes['name'] ?? ''}`.replace(/^\/+/, '');
    return (
      name !== '' && (path === name || attributes['name'] === name) && attributes['encoding'] === 'base64'
    );
  });
  return file && Buffer.from(ownText(file), 'base64');
}

function nameIn(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Adds the embedded picture of older versions of Moodle. */
function withOldPicture(read: ReadText, question: XmlElement): ReadText {
  const image = ownText(named(question, 'image')[0]).trim();
  if (!image || read.picture) return read;
  const content = ownText(named(question, 'image_base64')[0]).trim();
  if (content) return { ...read, picture: { bytes: Buffer.from(content, 'base64'), alt: '' } };
  return { ...read, losses: [...(read.losses ?? []), 'picture'] };
}

interface Choice extends Omit<ReadChoice, 'row' | 'question'> {
  isPartial: boolean;
  hasPenalty: boolean;
}

/** Options of a question, or the reason to skip it. */
function choiceOf(question: XmlElement, type: string, inherited: Inherited): Choice | string {
  if (type !== 'multichoice' && type !== 'truefalse')
    return `is ${KINDS[type] ?? (type ? `a question of the type ${type.slice(0, 40)}` : 'a question without a type')} and was not imported`;
  const answers = named(question, 'answer');
  const fractions = answers.map(({ attributes }) =>
    Number((attributes['fraction'] ?? '0').replace(',', '.')),
  );
  const isSingle = type === 'truefalse' || /^\s*(true|1)\s*$/.test(ownText(named(question, 'single')[0]));
  const full = fractions.flatMap((fraction, index) => (fraction > 99.9 ? [index] : []));
  const positive = fractions.filter((fraction) => fraction > 0);
  if (full.length > 1 || (!isSingle && positive.length > 1)) return SEVERAL;
  const options = answers.map((answer): ReadText => {
    const read = markupOf(answer, inherited);
    const text = TRUE_FALSE[read.text.trim().toLowerCase() as 'true' | 'false'];
    return type === 'truefalse' && text ? plainText(text) : read;
  });
  return {
    options,
    right: full[0],
    hasMarks: inherited.hasMarks,
    isPartial: positive.length > full.length,
    hasPenalty: fractions.some((fraction) => fraction < 0),
  };
}

const hasText = (element: XmlElement | undefined) => textIn(element).trim() !== '';
const hasFeedback = (question: XmlElement) =>
  [...named(question, 'generalfeedback'), ...named(question, 'hint')].some(hasText) ||
  ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'].some((name) =>
    named(question, name).some((feedback) => hasText(feedback) && !STANDARD.test(textIn(feedback))),
  ) ||
  named(question, 'answer').some((answer) => hasText(named(answer, 'feedback')[0]));

const tagsIn = (question: XmlElement) =>
  named(named(question, 'tags')[0], 'tag').map((tag) => textIn(tag).trim());

/** Topic and difficulty from the tags of our own exports. */
function tagsOf(tags: readonly string[]): { topic?: string; difficulty?: string } {
  const tagged = (prefix: string) =>
    tags.find((tag) => tag.startsWith(prefix))?.slice(prefix.length, prefix.length + MAX_TAG);
  const [topic, difficulty] = [tagged(TAGS.topic), tagged(TAGS.difficulty)];
  return { ...(topic && { topic }), ...(difficulty && { difficulty }) };
}

/** Reads the multiple-choice and true/false questions of a Moodle question bank. */
export function readMoodleXml(quiz: XmlElement): ReadFile {
  const collector = new ChoiceCollector('moodle-xml', quiz.line);
  const grades = new Set<number>();
  let category = '';
  for (const question of elementsOf(quiz)) {
    const type = question.attributes['type'] ?? '';
    if (question.name !== 'question') {
      const inside = found(question, ({ name }) => name === 'question').length;
      if (inside > 0)
        collector.say(question.line, `${inside} questions inside “${question.name}” were not imported`);
      continue;
    }
    if (type === 'category') {
      category = categoryOf(textIn(named(question, 'category')[0]));
      continue;
    }
    const row = question.line;
    const tags = tagsIn(question);
    const [asked] = named(question, 'questiontext');
    const inherited = { format: asked?.attributes['format'] ?? 'html', hasMarks: tags.includes(TAGS.marks) };
    const text = withOldPicture(markupOf(asked, inherited), question);
    const name = textIn(named(question, 'name')[0]) || text.text;
    const choice = choiceOf(question, type, inherited);
    if (typeof choice === 'string') {
      collector.leave(row, name, choice);
      continue;
    }
    const { isPartial, hasPenalty, ...read } = choice;
    if (isPartial) collector.leave(row, name, PARTIAL);
    if (/^\s*1\s*$/.test(ownText(named(question, 'hidden')[0]))) collector.count(WAS_HIDDEN);
    if (hasPenalty) collector.count(FILE_NOTES.penalties);
    if (hasFeedback(question)) collector.count(FILE_NOTES.feedback);
    grades.add(Number(ownText(named(question, 'defaultgrade')[0]).trim() || 1));
    if (!collector.add({ row, question: text, ...read }, { category, tags: tagsOf(tags) })) break;
  }
  if (grades.size > 1)
    collector.say(
      quiz.line,
      'Questions carry different marks in the file. In an exam, every question counts the same',
    );
  return collector.end();
}
