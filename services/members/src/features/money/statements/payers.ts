import { Injectable } from '@nestjs/common';
import type { Candidate, Payer } from '../../../shared/statements/suggestion-index';
import { rankedByAmount } from '../../../shared/statements/amount-reasons';
import type { AccountProjection } from '../../../store/accounts/account.schema';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { memberName } from '../../../store/members/member-search';
import { type PayerProjection, PayersRepository } from '../../../store/members/payers.repository';
import { objectIdOf } from '@concord/nest-platform';

const BATCH = 500;

/** A line's amount and its candidates. */
export interface MatchedLine {
  amount: number;
  candidates: readonly Candidate[];
}

/** Members who may have paid: the register for the search, and the accounts of the candidates. */
@Injectable()
export class Payers {
  constructor(
    private readonly payers: PayersRepository,
    private readonly accounts: AccountsRepository,
  ) {}

  async all(): Promise<Payer[]> {
    const result: Payer[] = [];
    for await (const some of this.payers.all()) result.push(...some.map(toPayer));
    return result;
  }

  /** Candidates of each line, ranked by what is open in their accounts too. */
  async ranked(lines: readonly MatchedLine[]): Promise<Candidate[][]> {
    const members = [...new Set(lines.flatMap(({ candidates }) => candidates.map(({ member }) => member)))];
    const accounts = new Map<string, AccountProjection>();
    for (let at = 0; at < members.length; at += BATCH)
      for (const account of await this.accounts.ofMany(members.slice(at, at + BATCH).map(objectIdOf)))
        accounts.set(account._id.toString(), account);
    return lines.map(({ amount, candidates }) =>
      rankedByAmount(candidates, amount, (member) => accounts.get(member)),
    );
  }
}

const toPayer = (member: PayerProjection): Payer => ({
  id: member._id.toString(),
  number: member.number,
  name: memberName(member),
  phoneNumber: member.phoneNumber,
  balance: member.index.balance,
});
