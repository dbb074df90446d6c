/** Meaning of a column's heading. */
export type Heading =
  | { kind: 'question' | 'answer'; rank: number }
  | { kind: 'topic' | 'difficulty' | 'own' | 'blank' }
  /** `label` is the 0-based position of the option; `isWrong` means a column of wrong answers. */
  | { kind: 'option'; label: number; sign: 'word' | 'letter' | 'number'; isWrong: boolean }
  /** The first of several options; the others are below blank headings. */
  | { kind: 'options'; isWrong: boolean }
  /** `isExtra` means that the column cannot be an option. */
  | { kind: 'other'; isExtra: boolean };

/** A column with its heading. */
export interface HeadedColumn {
  column: number;
  heading: string;
  /** True if the merged heading of a previous column covers it. */
  isContinued: boolean;
  /** True if any row below the heading has content. */
  isFilled: boolean;
}

/** Maximum number of characters of a heading that are examined; Kahoot's headings have 80. */
const MAX_HEADING = 200;
const WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** Headings of columns that are never options. */
const EXTRA =
  /\b(ids?|uuid|codes?|ref|references?|no|nos|nr|numbers?|s ?[/.] ?n|sn|rows?|serial|index|explanations?|explain|reasons?|rationale|solutions?|feedback|hints?|comments?|remarks?|notes?|marks?|points?|scores?|weight(age)?|grades?|type|kind|format|category|categories|subjects?|courses?|class|chapters?|units?|lessons?|modules?|sections?|pages?|sources?|authors?|teachers?|levels?|blooms?|tags?|keywords?|skills?|objectives?|outcomes?|standards?|time|limit|duration|btl|bl|c?lo|plo|co|pts?|parts?|items?|exams?|papers?|lang|s[lr]|scenario|context|checked|verified|review(ed|er)?|editor|owner|department|faculty|semester|batch|seconds|secs?|minutes?|mins?|dates?|created|updated|years?|terms?|sessions?|weeks?|images?|pictures?|photos?|diagrams?|figures?|audio|videos?|media|urls?|links?|files?|status|active|languages?|instructions?|topics?|themes?|difficulty|penalty|shuffle|randomi[sz]e|required|passage|domain|competenc(y|ies)|version|set|group|bank)\b/;
const ADVICE =
  / [-–—] ?(max|min|maximum|minimum|choose|at least|at most|only|required|optional|up to|enter)\b.*$/;

const QUESTION: readonly (readonly [RegExp, number])[] = [
  [/^(questions?|qsts?|quiz|item) (text|stem|body|content|statement|prompt|wording)$/, 4],
  [/^((multiple choice|quiz|exam|test) )?questions?$/, 3],
  [/^(qsts?|ques|mcqs?)$/, 2],
  // Next to a column "Question", this one may be its number or its name.
  [/^(q|question (title|description)|stem|prompt)$/, 1],
];
const ANSWER: readonly (readonly [RegExp, number])[] = [
  [
    /^(the )?(correct|right|expected|model) (answers?|ans|options?|choices?|responses?|alternatives?|letters?)( (letter|number|no|key|index|option))?$/,
    3,
  ],
  [/^(answer|ans|option) keys?$/, 3],
  [/^(answers?|ans)( (letter|number|no|index))?$/, 2],
  [/^(correct|right|keys?)$/, 1],
];
const TOPIC = /^topics?$/;
const DIFFICULTY = /^(difficulty( level)?|level of difficulty)$/;
/** The column of problems in a sheet downloaded from this site. */
const OWN = /^errors?$/;
const WRONG_ONE = '(?:answers?|ans|options?|choices?|responses?)';
/** A single "False" is probably an option next to "True". */
const WRONG = `(?:wrong|incorrect)(?: ${WRONG_ONE})?|false ${WRONG_ONE}|distractors?`;
const OPTION = `(?:options?|opts?|choices?|alternatives?|alts?|responses?|variants?|(?:answer|ans)(?: (?:options?|choices?))?|(?:possible|multiple choice) (?:answers?|options?))`;
const NUMERAL = `\\d{1,2}|${WORDS.join('|')}`;
const PLACE = `\\(?([a-z]|${NUMERAL})[).:]?`;
/** Attached letters end at J, because a later one is probably an ending, as in "options". */
const NAMED_OPTION = new RegExp(
  `^(?:(${WRONG})|${OPTION})(?:[ .#:-]+${PLACE}|\\(([a-z]|${NUMERAL})\\)|([a-j]|${NUMERAL}))(?: text)?$`,
);
const ORDINAL_OPTION = new RegExp(
  `^(?:the )?(\\d{1,2}(?:st|nd|rd|th)|${ORDINALS.join('|')}) (?:(${WRONG})|${OPTION})$`,
);
const TRAILING_OPTION = new RegExp(`^${PLACE}[ -]?(?:options?|choices?)$`);
const OPTIONS = new RegExp(`^(?:(${WRONG})|${OPTION})$`);
/** Headings that are options if the preceding word of the list is a heading too. */
const PLAIN_OPTIONS: readonly (readonly string[])[] = [['true', 'false'], WORDS, ORDINALS];
const LETTER = /^\(?([a-z])[).:]?$/;
const NUMBER = /^\(?(\d{1,2})[).:]?$/;

/** Normalizes a heading: lower case, without advice in brackets and signs around it. */
function normal(text: string): string {
  return text
    .slice(0, MAX_HEADING)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/["'`\u2018\u2019\u201c\u201d]/g, '')
    .replace(/[\s_\u200b\ufeff]+/g, ' ')
    .replace(/\(s\)/g, 's')
    .replace(ADVICE, '')
    .replace(/(?<=\S) ?[([{]([^)\]}]*)[)\]}]/g, keptOfBracket)
    .replace(/^[*\s]+|[*:.?!\s]+$/g, '')
    .trim();
}

/** Removes advice in brackets, but keeps a letter or number of an option, and words that mark extra columns. */
function keptOfBracket(bracket: string, inside: string): string {
  if (/^\s*(\w|\d{1,2})\s*$/.test(inside)) return bracket;
  return EXTRA.test(inside) ? ` ${inside.trim()}` : '';
}

const rankOf = (name: string, ranks: readonly (readonly [RegExp, number])[]) =>
  ranks.find(([pattern]) => pattern.test(name))?.[1];

/** The 0-based position for a letter, a number or a word. */
function placeOf(text: string): number {
  const ordinal = Math.max(WORDS.indexOf(text), ORDINALS.indexOf(text));
  if (ordinal !== -1) return ordinal;
  return /^\d/.test(text) ? Number.parseInt(text, 10) - 1 : text.charCodeAt(0) - 97;
}

/** Classifies a heading. The caller accepts a single letter or number as an option only with its neighbours. */
export function headingOf(text: string): Heading {
  const name = normal(text);
  if (name === '') return { kind: 'blank' };
  const question = rankOf(name, QUESTION);
  if (question !== undefined) return { kind: 'question', rank: question };
  const answer = rankOf(name, ANSWER);
  if (answer !== undefined) return { kind: 'answer', rank: answer };
  if (TOPIC.test(name)) return { kind: 'topic' };
  if (DIFFICULTY.test(name)) return { kind: 'difficulty' };
  if (OWN.test(name)) return { kind: 'own' };
  return optionOf(name) ?? { kind: 'other', isExtra: EXTRA.test(name) || name.includes('#') };
}

function optionOf(name: string): Heading | undefined {
  const [, wrong, ...places] = NAMED_OPTION.exec(name) ?? [];
  const place = places.find(Boolean);
  const option = (text: string, isWrong = false, sign: 'word' | 'letter' | 'number' = 'word'): Heading => ({
    ...{ kind: 'option', label: placeOf(text), sign, isWrong },
  });
  if (place) return option(place, wrong !== undefined);
  const [, ordinal, ordinalWrong] = ORDINAL_OPTION.exec(name) ?? [];
  if (ordinal) return option(ordinal, ordinalWrong !== undefined);
  const [, trailing] = TRAILING_OPTION.exec(name) ?? [];
  if (trailing) return option(trailing);
  const all = OPTIONS.exec(name);
  if (all) return { kind: 'options', isWrong: all[1] !== undefined };
  const plain = PLAIN_OPTIONS.map((names) => names.indexOf(name)).find((at) => at !== -1);
  if (plain !== undefined) return { kind: 'option', label: plain, sign: 'letter', isWrong: false };
  const [, letter] = LETTER.exec(name) ?? [];
  if (letter) return option(letter, false, 'letter');
  const [, number] = NUMBER.exec(name) ?? [];
  return number ? option(number, false, 'number') : undefined;
}
