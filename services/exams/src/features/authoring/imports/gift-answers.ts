/** An answer, with placeholders for escaped signs. */
interface GiftAnswer {
  text: string;
  /** Percent of the marks; the right answer has 100. */
  weight: number;
  hasFeedback: boolean;
}

interface GiftAnswers {
  answers: GiftAnswer[];
  /** True if an equals sign inside an answer was read as text, unlike in Moodle. */
  isGuessed: boolean;
}

/** A tag with attributes. Signs inside it begin no answer. */
const TAG = /<\/?[a-z][a-z0-9]*(?:\s+[\w:-]{1,50}\s*=\s*(?:"[^"\n]*"|'[^'\n]*'))*\s*\/?>/iy;
const ENTITY = /&#(?:\d{1,7}|x[0-9a-f]{1,6});/iy;
const WEIGHT = /^\s*%(-?\d{1,3}(?:\.\d*)?)%/;
const FULL = 99.9;

type BeginsAnswer = (text: string, at: number) => boolean;
const isLineStart: BeginsAnswer = (text, at) =>
  /(?:^|[\n~])[ \t]*$/.test(text.slice(Math.max(0, at - 100), at));
/** Moodle's rule: each equals sign begins a right answer. */
const each: BeginsAnswer = () => true;
const apart: BeginsAnswer = (text, at) =>
  isLineStart(text, at) || (/\s/.test(text[at - 1] ?? '') && /\S/.test(text[at + 1] ?? ''));

/** Splits a text into answers, at signs outside of tags and entities. */
function split(text: string, begins: BeginsAnswer): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    const skipped = sign === '<' ? TAG : sign === '&' ? ENTITY : undefined;
    if (skipped) {
      skipped.lastIndex = at;
      if (skipped.test(text)) at = skipped.lastIndex - 1;
    } else if (sign === '~' || (sign === '=' && text[at - 1] !== '~' && begins(text, at))) {
      pieces.push(text.slice(from, at));
      from = at;
    }
  }
  return [...pieces, text.slice(from)].filter((piece) => /[^~=\s]/.test(piece));
}

/** Index of the feedback in an answer, or its length without feedback. */
function feedbackAt(text: string): number {
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '#') return at;
    const skipped = sign === '<' ? TAG : sign === '&' ? ENTITY : undefined;
    if (!skipped) continue;
    skipped.lastIndex = at;
    if (skipped.test(text)) at = skipped.lastIndex - 1;
  }
  return text.length;
}

function answerOf(piece: string): GiftAnswer {
  const isRight = /^~?=/.test(piece);
  const written = piece.replace(/^~?=?/, '');
  const weight = WEIGHT.exec(written);
  const text = weight ? written.slice(weight[0].length) : written;
  const end = feedbackAt(text);
  return {
    text: text.slice(0, end).trim(),
    weight: weight ? Number(weight[1]) : isRight ? 100 : 0,
    hasFeedback: text.slice(end + 1).trim() !== '',
  };
}

export const isFull = ({ weight }: GiftAnswer): boolean => weight > FULL;

/** Answers between the braces of a multiple-choice question. */
export function answersOf(inner: string): GiftAnswers {
  const read = (begins: BeginsAnswer) => split(inner, begins).map(answerOf);
  const hasOne = (answers: GiftAnswer[]) => answers.filter(isFull).length === 1;
  const answers = read(each);
  if (answers.filter(isFull).length <= 1) return { answers, isGuessed: false };
  const isInLines = inner.includes('\n') && inner.split('\n').every((line) => /^\s*(?:[~=#]|$)/.test(line));
  const guess = [apart, ...(isInLines ? [isLineStart] : [])].map(read).find(hasOne);
  return guess ? { answers: guess, isGuessed: true } : { answers, isGuessed: false };
}

/** Parts of a true/false question. */
export function truthOf(inner: string): { isTrue: boolean; hasFeedback: boolean } | undefined {
  const end = inner.indexOf('#');
  const word = (end === -1 ? inner : inner.slice(0, end)).trim().toLowerCase();
  if (!['t', 'true', 'f', 'false'].includes(word)) return undefined;
  return {
    isTrue: word.startsWith('t'),
    hasFeedback: end !== -1 && inner.slice(end).replace(/[#\s]/g, '') !== '',
  };
}
