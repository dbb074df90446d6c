import type { Exam, ExamQuestion } from '@concord/contracts';
import { TAGS } from '../imports/moodle-xml';

const NAME_LENGTH = 80;
/** Characters that XML has no way to write. */
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

function tagsOf({ topic, difficulty }: ExamQuestion): string {
  const tags = [topic && `${TAGS.topic}${topic}`, difficulty && `${TAGS.difficulty}${difficulty}`];
  const written = tags.flatMap((tag) => (tag ? [`<tag>${textOf(tag)}</tag>`] : []));
  return written.length > 0 ? `\n    <tags>${written.join('')}</tags>` : '';
}

function questionXml(question: ExamQuestion): string {
  const answers = question.options.map(
    (option) =>
      `\n    <answer fraction="${option === question.answer ? 100 : 0}" format="plain_text">${textOf(option)}</answer>`,
  );
  return `  <question type="multichoice">
    <name>${textOf(nameOf(question.question))}</name>
    <questiontext format="plain_text">${textOf(question.question)}</questiontext>
    <single>true</single>
    <shuffleanswers>true</shuffleanswers>
    <answernumbering>ABCD</answernumbering>${answers.join('')}${tagsOf(question)}
  </question>`;
}

/** An exam as Moodle XML: multiple choice with one answer, in a category of its name. */
export function makeMoodleXml({ examName, questions }: Pick<Exam, 'examName' | 'questions'>): string {
  // A slash begins a category inside of another one.
  const category = `$course$/top/${examName.replaceAll('/', '//')}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
  <question type="category">
    <category>${textOf(category)}</category>
  </question>
${questions.map(questionXml).join('\n')}
</quiz>
`;
}
