import type { Exam, ExamQuestion, QuestionPicture } from '@concord/contracts';
import { TAGS } from '../imports/moodle-xml';

const NAME_LENGTH = 80;
/** Characters that XML cannot contain. */
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

const escaped = (text: string) =>
  text.replace(UNWRITABLE, '\ufffd').replace(/[&<>"\r]/g, (sign) => ESCAPES[sign] ?? sign);
const textOf = (text: string) => `<text>${escaped(text)}</text>`;
const nameOf = (text: string) => [...text.replace(/\s+/g, ' ')].slice(0, NAME_LENGTH).join('');

function tagsOf({ topic, difficulty, rich }: ExamQuestion): string {
  const tags = [
    topic && `${TAGS.topic}${topic}`,
    difficulty && `${TAGS.difficulty}${difficulty}`,
    rich && TAGS.marks,
  ];
  const written = tags.flatMap((tag) => (tag ? [`<tag>${textOf(tag)}</tag>`] : []));
  return written.length > 0 ? `\n    <tags>${written.join('')}</tags>` : '';
}

/** Contents of pictures by file id; missing pictures are left out. */
export type PictureBytes = ReadonlyMap<string, Buffer>;

/**
 * A text as HTML with the picture as a file beside it, or as plain text, or as Markdown, whose marks for bold and
 * italics we share.
 */
function contentOf(
  { text, rich }: { text: string; rich: boolean | undefined },
  picture: QuestionPicture | undefined,
  bytes: PictureBytes,
): [format: string, xml: string] {
  const content = picture && bytes.get(picture.file);
  if (!picture || !content) return [rich ? 'markdown' : 'plain_text', textOf(text)];
  const name = `${picture.file}.webp`;
  const lines = text.split('\n').map(escaped).join('<br>');
  const html = `<p>${lines}</p><p><img src="@@PLUGINFILE@@/${name}" alt="${escaped(picture.alt)}"></p>`;
  const file = `<file name="${name}" path="/" encoding="base64">${content.toString('base64')}</file>`;
  return ['html', `${textOf(html)}${file}`];
}

function questionXml(question: ExamQuestion, bytes: PictureBytes): string {
  const { rich } = question;
  const [format, questionText] = contentOf({ text: question.question, rich }, question.picture, bytes);
  const answers = question.options.map((option, at) => {
    const picture = question.optionPictures?.find((each) => each.option === at);
    const [ofAnswer, xml] = contentOf({ text: option, rich }, picture, bytes);
    return `\n    <answer fraction="${option === question.answer ? 100 : 0}" format="${ofAnswer}">${xml}</answer>`;
  });
  return `  <question type="multichoice">
    <name>${textOf(nameOf(question.question))}</name>
    <questiontext format="${format}">${questionText}</questiontext>
    <single>true</single>
    <shuffleanswers>true</shuffleanswers>
    <answernumbering>ABCD</answernumbering>${answers.join('')}${tagsOf(question)}
  </question>`;
}

/** Exports an exam as Moodle XML: multiple-choice questions with one answer, in a category named after the exam. */
export function makeMoodleXml(
  { examName, questions }: Pick<Exam, 'examName' | 'questions'>,
  bytes: PictureBytes = new Map(),
): string {
  // A single slash would begin a subcategory.
  const category = `$course$/top/${examName.replaceAll('/', '//')}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
  <question type="category">
    <category>${textOf(category)}</category>
  </question>
${questions.map((question) => questionXml(question, bytes)).join('\n')}
</quiz>
`;
}
