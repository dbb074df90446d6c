import { ChoiceCollector, FILE_NOTES, PARTIAL, type ReadChoice, SEVERAL } from './choice-row';
import { answersOf, isFull, truthOf } from './gift-answers';
import { blocksOf, type GiftBlock, type Group, groupsOf, holdsAnswers } from './gift-blocks';
import { withSigns } from './gift-escapes';
import { htmlText, markdownText, markedText } from './html-text';
import { fileProblem, type ReadFile } from './read-file';
import { plainText, type ReadText, withPicture } from './read-text';

const COMMENTS = 'Comment lines inside questions were not imported';
const GUESSED = 'an “=” inside an option was read as text. Check the options and the answer';
const ANSWERS = /(?:^|[^\\])\{\s*(?:[=~#}]|(?:t|f|true|false)\s*[#}]|[^{}\\]{1,2000}~)/gi;

/** Number of groups with answers; a title before another group counts as one. */
export function giftAnswers(text: string): number {
  const groups = (text.match(ANSWERS) ?? []).length;
  return groups === 0 && /^\s*::[^\n]{0,500}::/m.test(text) && text.includes('{') ? 1 : groups;
}

const FORMATS: Readonly<Record<string, (text: string) => ReadText>> = {
  html: htmlText,
  moodle: markedText,
  markdown: markdownText,
  plain: plainText,
};

/** Splits a text into its format's name and the rest. */
function formatOf(text: string, inherited = 'moodle'): { text: string; format: string } {
  const name = /^\[(html|moodle|markdown|plain)\]/i.exec(text);
  return name
    ? { text: text.slice(name[0].length), format: (name[1] ?? '').toLowerCase() }
    : { text, format: inherited };
}

function textOf(written: string, inherited?: string): ReadText {
  const { text, format } = formatOf(written.trim(), inherited);
  const read = FORMATS[format] ?? markedText;
  return withPicture(read(withSigns(text).trim()));
}

type GiftQuestion = { name: string } & (
  | { kind: 'choice'; choice: Omit<ReadChoice, 'row'>; notes: string[]; hasFeedback: boolean }
  | { kind: 'left-out'; why: string }
  | { kind: 'unreadable'; why: string }
);

function questionOf(block: GiftBlock): GiftQuestion {
  const titled = /^::((?:(?!::)[\s\S])*)::/.exec(block.text);
  const body = (titled ? block.text.slice(titled[0].length) : block.text.replace(/^::/, '')).trim();
  const groups = groupsOf(body);
  const stem = body.slice(0, groups?.[0]?.begin);
  const name = titled ? withSigns(titled[1] ?? '').trim() : textOf(stem).text;
  if (!groups) return { kind: 'unreadable', name, why: 'its braces { } do not match' };
  const [group, second] = groups.filter(holdsAnswers);
  if (second) return { kind: 'unreadable', name, why: 'it has answers in several places' };
  if (group) return answered(name, body, group);
  const isEssay = groups.some(({ inner }) => inner === '' || inner.startsWith('####'));
  const why = groups.length === 0 ? 'a description' : isEssay ? 'an essay' : 'a short answer';
  return leftOut(name, why);
}

const leftOut = (name: string, kind: string): GiftQuestion => ({
  kind: 'left-out',
  name,
  why: `is ${kind} and was not imported`,
});

function answered(name: string, body: string, { begin, end, inner: whole }: Group): GiftQuestion {
  const general = whole.lastIndexOf('####');
  const inner = (general === -1 ? whole : whole.slice(0, general)).trim();
  const hasGeneral = general !== -1 && whole.slice(general + 4).trim() !== '';
  if (inner === '') return leftOut(name, 'an essay');
  if (inner.startsWith('#')) return leftOut(name, 'a numerical question');
  const gap = body.slice(end).trim() === '' ? '' : '_____';
  const { text, format } = formatOf(body.slice(0, begin) + gap + body.slice(end));
  const question = textOf(text, format);
  const truth = truthOf(inner);
  if (truth) {
    const options = ['True', 'False'].map(plainText);
    const hasFeedback = hasGeneral || truth.hasFeedback;
    return {
      kind: 'choice',
      name,
      choice: { question, options, right: truth.isTrue ? 0 : 1 },
      notes: [],
      hasFeedback,
    };
  }
  if (!inner.includes('~'))
    return leftOut(name, inner.includes('->') ? 'a matching question' : 'a short answer');
  const { answers, isGuessed } = answersOf(inner);
  const full = answers.flatMap((answer, index) => (isFull(answer) ? [index] : []));
  const positive = answers.filter(({ weight }) => weight > 0);
  if (full.length > 1 || (full.length === 0 && positive.length > 0))
    return { kind: 'left-out', name, why: SEVERAL };
  return {
    kind: 'choice',
    name,
    choice: {
      question,
      options: answers.map((answer) => textOf(answer.text, format)),
      right: full[0],
      warnings: isGuessed ? [GUESSED] : [],
    },
    notes: [
      ...(positive.length > full.length ? [PARTIAL] : []),
      ...(answers.some(({ weight }) => weight < 0) ? [FILE_NOTES.penalties] : []),
    ],
    hasFeedback: hasGeneral || answers.some((answer) => answer.hasFeedback),
  };
}

/** Reads the multiple-choice and true/false questions of a GIFT file. */
export function readGift(text: string): ReadFile {
  const collector = new ChoiceCollector('gift');
  const { blocks, comments } = blocksOf(text);
  for (const block of blocks) {
    const { row, category } = block;
    const question = questionOf(block);
    if (question.kind === 'left-out') collector.leave(row, question.name, question.why);
    else if (question.kind === 'unreadable') {
      const n = collector.next;
      const unread = fileProblem(
        'question',
        `Qst ${n} can't be read as GIFT because ${question.why}. Write the question here`,
      );
      const problems = [unread, fileProblem('answer', `Qst ${n} has no answer`)];
      const cells = { question: withSigns(block.text), answer: '', options: [] };
      if (!collector.addRow({ row, cells, problems, category })) break;
    } else {
      if (question.hasFeedback) collector.count(FILE_NOTES.feedback);
      for (const note of question.notes)
        if (note === PARTIAL) collector.leave(row, question.name, note);
        else collector.count(note);
      if (!collector.add({ row, ...question.choice }, { category })) break;
    }
  }
  if (comments > 0) collector.say(1, `${COMMENTS} (${comments})`);
  return collector.end();
}
