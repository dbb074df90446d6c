import type { Result } from '@concord/contracts';
import { unansweredIn } from '@concord/institute';

/** Counts on a result slip, in order; results from a service of the previous version have fewer. */
export function slipTotals(result: Result): { readonly label: string; readonly count: number }[] {
  const unanswered = unansweredIn(result);
  return [
    { label: 'Answered', count: result.total_answered },
    { label: 'Correct', count: result.total_correct },
    { label: 'Wrong', count: result.total_wrong },
    ...(unanswered === undefined ? [] : [{ label: 'Not answered', count: unanswered }]),
  ];
}

/** Correct, wrong and unanswered questions of a result. */
export const slipBar = (result: Result) => [
  { kind: 'right', count: result.total_correct },
  { kind: 'wrong', count: result.total_wrong },
  { kind: 'empty', count: unansweredIn(result) ?? 0 },
];

/** Total score; results from a service of the previous version have none. */
export const slipScore = ({ total_score, total_questions }: Result): string =>
  total_questions === undefined ? String(total_score) : `${total_score} of ${total_questions}`;

/** Capacity of a slip at its usual size, in letters. */
const ROOM = { name: 90, remark: 160 } as const;
const LINES = 4;
/** Longest names that take one line each, in letters. */
const SHORT_NAMES = 45;

/** Type size that keeps a slip on one page: smaller with a remark, smallest with long texts (`isLong`). */
export function slipSize({ exam, remark = '' }: Pick<Result, 'exam' | 'remark'>, name: string) {
  const isLong =
    name.length + exam.examName.length > ROOM.name ||
    remark.length > ROOM.remark ||
    remark.split('\n').length > LINES;
  const scale = remark ? 0.78 : name.length + exam.examName.length > SHORT_NAMES ? 0.84 : 1;
  return { isLong, scale };
}
