import type { RegradeNeed, RegradeOutcome } from '@concord/contracts';
import { counted, listed } from '../../../shared/format';

/** Maximum questions listed; longer lists are only counted. */
const NAMED_MAX = 10;

/** Reason why results need a regrade. */
export function needText({ results, underWay, questions }: RegradeNeed): string {
  const numbers = questions.map(String);
  const which =
    numbers.length === 0 || numbers.length > NAMED_MAX
      ? 'Some right answers have changed.'
      : `The right ${numbers.length === 1 ? 'answer to question' : 'answers to questions'} ${listed(numbers)} ${numbers.length === 1 ? 'has' : 'have'} changed.`;
  const used = [
    ...(results > 0 ? [counted(results, 'result')] : []),
    ...(underWay > 0 ? [`${counted(underWay, 'attempt')} in progress`] : []),
  ];
  return `${which} The old answers still apply to ${listed(used)}.`;
}

/** Outcome of a regrade, such as "12 scores change, 3 now pass, 1 no longer passes". */
export function outcomeText({ changed, nowPass, noLongerPass }: RegradeOutcome, isDone = false): string {
  if (changed === 0) return isDone ? 'No score has changed' : 'No score changes';
  const verb = changed === 1 && !isDone ? 'changes' : isDone ? 'changed' : 'change';
  const parts = [
    `${counted(changed, 'score')} ${verb}`,
    ...(nowPass > 0 ? [`${nowPass.toLocaleString('en-GB')} now ${nowPass === 1 ? 'passes' : 'pass'}`] : []),
    ...(noLongerPass > 0
      ? [`${noLongerPass.toLocaleString('en-GB')} no longer ${noLongerPass === 1 ? 'passes' : 'pass'}`]
      : []),
  ];
  return parts.join(', ');
}
