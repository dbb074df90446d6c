import type { AnswerMap, ErrorIssue } from '@concord/contracts';
import { badRequest } from '@concord/nest-platform';
import type { ReadyPaper } from '../exams/paper';
import type { StoredAnswer } from './attempt.schema';

/** Option indexes by question id; null is an answer taken back. */
export type Choices = ReadonlyMap<string, number | null>;

/** What a client sent for one question. */
export type SentAnswer = readonly [question: string, option: string | null];

/**
 * Finds each answer on the paper.
 * @throws AppError 400 that names every question or option that is not on it.
 */
export function choicesOf(
  paper: ReadyPaper,
  sent: readonly SentAnswer[],
  pathOf: (at: number) => string,
): Choices {
  const issues: ErrorIssue[] = [];
  const choices = new Map<string, number | null>();
  sent.forEach(([question, option], at) => {
    const found = find(paper, question, option);
    if (typeof found === 'string') issues.push({ path: pathOf(at), message: found });
    else choices.set(question, found.index);
  });
  const first = issues[0];
  if (first) throw badRequest('VALIDATION', first.message, issues.slice(0, 50));
  return choices;
}

/** The answers that are on the paper; the others are passed over. */
export function knownChoicesOf(paper: ReadyPaper, sent: readonly SentAnswer[]): Choices {
  const choices = new Map<string, number | null>();
  for (const [question, option] of sent) {
    const found = find(paper, question, option);
    if (typeof found !== 'string') choices.set(question, found.index);
  }
  return choices;
}

function find(paper: ReadyPaper, question: string, option: string | null): { index: number | null } | string {
  const options = paper.optionIndex.get(question);
  if (!options) return 'This question is not on the paper';
  if (option === null) return { index: null };
  const index = options.get(option);
  return index === undefined ? 'This is not one of the options of its question' : { index };
}

/** Those choices that differ from what is stored. */
export const differingFrom = (
  stored: Readonly<Record<string, StoredAnswer>>,
  choices: Choices,
): Map<string, number | null> =>
  new Map([...choices].filter(([question, o]) => (stored[question]?.o ?? null) !== o));

/** The stored answers as a candidate sees them: option texts by question id, without those taken back. */
export function answerMapOf(paper: ReadyPaper, stored: Readonly<Record<string, StoredAnswer>>): AnswerMap {
  const answers: AnswerMap = {};
  for (const [question, { o }] of Object.entries(stored)) {
    const option = o === null ? undefined : paper.options.get(question)?.[o];
    if (option !== undefined) answers[question] = option;
  }
  return answers;
}
