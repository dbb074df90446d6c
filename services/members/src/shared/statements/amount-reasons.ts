import { type Account, openOf } from '../ledger/account-sums';
import { BALANCE_REASON, BALANCE_SCORE, type Candidate } from './suggestion-index';

/** For an amount that equals what is open for one charge. */
const CHARGE_SCORE = 25;
/** Candidates that staff are shown. */
const SHOWN = 4;

/** Candidates of a line with the charges that its amount pays exactly, likeliest first. */
export function rankedByAmount(
  candidates: readonly Candidate[],
  amount: number,
  accountOf: (member: string) => Account | undefined,
): Candidate[] {
  return candidates
    .map((candidate) => withCharge(candidate, amount, accountOf(candidate.member)))
    .sort((a, b) => b.score - a.score)
    .slice(0, SHOWN);
}

function withCharge(candidate: Candidate, amount: number, account: Account | undefined): Candidate {
  const charge = account?.charges.find((each) => openOf(account, each) === amount);
  if (!charge) return candidate;
  const because = candidate.because.filter((reason) => reason !== BALANCE_REASON);
  const hadBalance = because.length < candidate.because.length;
  return {
    ...candidate,
    score: candidate.score + CHARGE_SCORE - (hadBalance ? BALANCE_SCORE : 0),
    because: [...because, `The amount equals what is open for ${charge.title}`],
  };
}
