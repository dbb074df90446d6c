import type { StatementLine, StatementSuggestion } from '@concord/contracts';
import { daysBetween } from '@concord/nest-platform';
import { type MemberName, memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';
import type {
  LineCandidate,
  StatementLineProjection,
} from '../../../store/statement-lines/statement-line.schema';

/** Sum of a line that no payment has taken; 0 for what is no credit. */
export const remainingOf = ({ kind, amount, parts }: StatementLineProjection): number =>
  kind === 'credit' ? parts.reduce((rest, part) => (part.isReversed ? rest : rest - part.amount), amount) : 0;

/** Facts of a member that are shown with a line. */
export type LineMember = StatementSuggestion['member'];

export const toLineMember = (
  member: Pick<MemberProjection, '_id' | 'number'> &
    MemberName & { index: Pick<MemberProjection['index'], 'grade' | 'standing' | 'balance'> },
): LineMember => {
  const { grade, standing, balance } = member.index;
  return {
    _id: member._id.toString(),
    number: member.number,
    name: memberName(member),
    grade,
    standing,
    balance,
  };
};

/** Two candidates may be one member since a merge. */
const onceEach = (candidates: readonly LineCandidate[]): LineCandidate[] =>
  candidates.filter(({ member }, at) => candidates.findIndex((each) => each.member.equals(member)) === at);

/**
 * A line with the members that it names, as they are now.
 * @param members by id
 * @param today day in Nigeria
 */
export function toLine(
  line: StatementLineProjection,
  members: ReadonlyMap<string, LineMember>,
  today: string,
): StatementLine {
  const { row, day, kind, amount, narration, reference, balance, state, skipped, candidates } = line;
  const isRecorded = state !== 'confirming';
  return {
    _id: line._id.toString(),
    statement: line.statement.toString(),
    ...{ row, day, kind, amount, narration, reference, balance, state },
    age: Math.max(0, daysBetween(day, today)),
    remaining: remainingOf(line),
    parts: line.parts.flatMap((part) => {
      const member = members.get(part.member.toString());
      return member
        ? [
            {
              member: { _id: member._id, number: member.number, name: member.name },
              amount: part.amount,
              ...(isRecorded && { payment: part.payment }),
              isReversed: part.isReversed,
            },
          ]
        : [];
    }),
    hasReversal: line.hasReversal,
    ...(skipped && {
      skipped: {
        reason: skipped.reason,
        at: skipped.at.toISOString(),
        by: { _id: skipped.by._id.toString(), username: skipped.by.username },
      },
    }),
    suggestions:
      state === 'open'
        ? onceEach(candidates).flatMap(({ member: id, because }) => {
            const member = members.get(id.toString());
            return member ? [{ member, because: [...because] }] : [];
          })
        : [],
  };
}
