import type { Result } from '@concord/contracts';
import { unansweredIn } from '@concord/institute';

/** The counts that a result slip shows, in their order; a result of a service of the release before has fewer. */
export function slipTotals(result: Result): { readonly label: string; readonly count: number }[] {
  const unanswered = unansweredIn(result);
  return [
    { label: 'Answered', count: result.total_answered },
    { label: 'Correct', count: result.total_correct },
    { label: 'Wrong', count: result.total_wrong },
    ...(unanswered === undefined ? [] : [{ label: 'Not answered', count: unanswered }]),
  ];
}

/** Correct, wrong and unanswered questions beside each other. */
export const slipBar = (result: Result) => [
  { kind: 'right', count: result.total_correct },
  { kind: 'wrong', count: result.total_wrong },
  { kind: 'empty', count: unansweredIn(result) ?? 0 },
];

/** The score of all questions; a result of a service of the release before has no total. */
export const slipScore = ({ total_score, total_questions }: Result): string =>
  total_questions === undefined ? String(total_score) : `${total_score} of ${total_questions}`;

/** Letters that a slip has room for in its usual size. */
const ROOM = { name: 90, remark: 160 } as const;
const LINES = 4;
/** Names that take a line each. */
const SHORT_NAMES = 45;

/** How large a slip is set to stay on its page: with a remark smaller, and as small as a list with long texts (`isLong`). */
export function slipSize({ exam, remark = '' }: Pick<Result, 'exam' | 'remark'>, name: string) {
  const isLong =
    name.length + exam.examName.length > ROOM.name ||
    remark.length > ROOM.remark ||
    remark.split('\n').length > LINES;
  const scale = remark ? 0.78 : name.length + exam.examName.length > SHORT_NAMES ? 0.84 : 1;
  return { isLong, scale };
}
