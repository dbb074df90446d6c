import type { StatementLine, StatementSuggestion } from '@concord/contracts';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';
import type { StatementLineProjection } from '../../../store/statement-lines/statement-line.schema';

const DAY_MS = 86_400_000;

/** Sum of a line that no payment has taken; 0 for what is no credit. */
export const remainingOf = ({ kind, amount, parts }: StatementLineProjection): number =>
  kind === 'credit' ? parts.reduce((rest, part) => (part.isReversed ? rest : rest - part.amount), amount) : 0;

const daysBetween = (from: string, to: string) =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS));

const toPerson = (member: MemberProjection) => ({
  _id: member._id.toString(),
  number: member.number,
  name: memberName(member),
});

function toSuggestion(
  member: MemberProjection | undefined,
  because: readonly string[],
): StatementSuggestion[] {
  if (!member) return [];
  const { grade, standing, balance } = member.index;
  return [{ member: { ...toPerson(member), grade, standing, balance }, because: [...because] }];
}

/**
 * A line with the members that it names, as they are now.
 * @param members by id
 * @param today day in Nigeria
 */
export function toLine(
  line: StatementLineProjection,
  members: ReadonlyMap<string, MemberProjection>,
  today: string,
): StatementLine {
  const { row, day, kind, amount, narration, reference, balance, state, skipped, candidates } = line;
  const isRecorded = state !== 'confirming';
  return {
    _id: line._id.toString(),
    statement: line.statement.toString(),
    ...{ row, day, kind, amount, narration, reference, balance, state },
    age: daysBetween(day, today),
    remaining: remainingOf(line),
    parts: line.parts.flatMap((part) => {
      const member = members.get(part.member.toString());
      return member
        ? [
            {
              member: toPerson(member),
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
        ? candidates.flatMap(({ member, because }) => toSuggestion(members.get(member.toString()), because))
        : [],
  };
}
