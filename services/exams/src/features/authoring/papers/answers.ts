import type { AnswerMap, ErrorIssue } from '@concord/contracts';
import { badRequest } from '@concord/nest-platform';
import type { StoredAnswers } from '../../../store/attempts/attempt.schema';
import type { Choices } from '../../../store/attempts/stored-answers';
import type { CompiledPaper } from './compiled-paper';

/** A client's answer to one question: the option's text, null to clear it. */
export type SentAnswer = readonly [question: string, option: string | null];

const ISSUES_MAX = 50;

/**
 * Converts answers to option indexes.
 * @throws AppError 400 that names the questions and options that are not on the paper.
 */
export function parseChoices(
  paper: CompiledPaper,
  sent: readonly SentAnswer[],
  pathOf: (index: number) => string,
): Choices {
  const issues: ErrorIssue[] = [];
  const choices = readChoices(paper, sent, (index, message) => issues.push({ path: pathOf(index), message }));
  const first = issues[0];
  if (first) throw badRequest('VALIDATION', first.message, issues.slice(0, ISSUES_MAX));
  return choices;
}

/** Parses like {@link parseChoices}, but ignores questions and options that are not on the paper. */
export const parseKnownChoices = (paper: CompiledPaper, sent: readonly SentAnswer[]): Choices =>
  readChoices(paper, sent, () => undefined);

function readChoices(
  { options }: CompiledPaper,
  sent: readonly SentAnswer[],
  onProblem: (index: number, message: string) => void,
): Choices {
  const choices = new Map<string, number | null>();
  for (const [index, [question, text]] of sent.entries()) {
    const option = text === null ? null : options.get(question)?.indexOf(text);
    if (!options.has(question)) onProblem(index, 'This question is not part of this exam');
    else if (option === -1) onProblem(index, 'This is not an option of the question');
    else choices.set(question, option ?? null);
  }
  return choices;
}

/** Stored answers for the candidate: option texts by question id, without cleared answers. */
export function toAnswerMap(paper: CompiledPaper, stored: StoredAnswers): AnswerMap {
  const answers: AnswerMap = {};
  for (const [question, { o }] of Object.entries(stored)) {
    const option = o === null ? undefined : paper.options.get(question)?.[o];
    if (option !== undefined) answers[question] = option;
  }
  return answers;
}
