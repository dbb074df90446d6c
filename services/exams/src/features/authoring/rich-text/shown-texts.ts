import { setImmediate } from 'node:timers/promises';
import { type ErrorIssue, QUESTION_LIMITS, type ShownTexts } from '@concord/contracts';
import { badRequest, LruCache } from '@concord/nest-platform';
import { readMarks, type ReadMarks } from './marks';

/** Fields that determine the formatting of a question. */
export interface WrittenTexts {
  question: string;
  options: readonly string[];
  rich?: boolean;
}

/** Maximum number of characters of cached texts: those of some hundred exams with formulas. */
const MAX_CHARACTERS = 16 * 1024 * 1024;
/** Number of texts before yielding to other work: each may take some milliseconds. */
const TEXTS_AT_ONCE = 10;

const read = new LruCache<ReadMarks>(MAX_CHARACTERS, ({ parts }) => JSON.stringify(parts).length);

function marksOf(text: string): ReadMarks {
  const known = read.get(text);
  if (known) return known;
  const marks = readMarks(text);
  read.set(text, marks);
  return marks;
}

/** Formatted texts of a question; undefined for plain texts. */
export const shownTexts = ({ rich, question, options }: WrittenTexts): ShownTexts | undefined =>
  rich
    ? { question: marksOf(question).parts, options: options.map((option) => marksOf(option).parts) }
    : undefined;

/** Formats the texts of many questions in advance. It yields to other calls, because formulas are slow. */
export async function prepareTexts(questions: readonly WrittenTexts[]): Promise<void> {
  let texts = 0;
  for (const { question, options } of questions.filter(({ rich }) => rich))
    for (const text of [question, ...options]) {
      marksOf(text);
      texts += 1;
      if (texts % TEXTS_AT_ONCE === 0) await setImmediate();
    }
}

/** @throws AppError 400 that names each text with an invalid formula, or an exam with too many formulas */
export async function requireShowable(questions: readonly WrittenTexts[]): Promise<void> {
  await prepareTexts(questions);
  const issues: ErrorIssue[] = [];
  let formulas = 0;
  for (const [index, { question, options, rich }] of questions.entries()) {
    if (!rich) continue;
    for (const [place, text] of [question, ...options].entries()) {
      const { problem, formulas: more } = marksOf(text);
      formulas += more;
      const field = place === 0 ? 'question' : `options.${place - 1}`;
      if (problem) issues.push({ path: `questions.${index}.${field}`, message: problem });
    }
  }
  if (issues.length > 0) throw badRequest('VALIDATION', "Some formulas can't be shown", issues);
  if (formulas > QUESTION_LIMITS.formulasOfExam)
    throw badRequest('VALIDATION', `An exam can have at most ${QUESTION_LIMITS.formulasOfExam} formulas`);
}
