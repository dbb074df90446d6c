import { Injectable } from '@nestjs/common';
import { objectIdOf } from '@concord/nest-platform';
import type { Candidate, Payer } from '../../../shared/statements/suggestion-index';
import { rankedByAmount } from '../../../shared/statements/amount-reasons';
import type { AccountProjection } from '../../../store/accounts/account.schema';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { type PayerProjection, PayersRepository } from '../../../store/members/payers.repository';
import { type LineMember, toLineMember } from './line.view';

const BATCH = 500;

/** A member of the register, with what is shown of them. */
export interface RegisteredPayer extends Payer {
  shown: LineMember;
}

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

  async all(): Promise<RegisteredPayer[]> {
    const result: RegisteredPayer[] = [];
    for await (const some of this.payers.all()) result.push(...some.map(toPayer));
    return result;
  }

  /** Candidates of each line, ranked by what is open in their accounts too. @param payers {@link all} */
  async ranked(lines: readonly MatchedLine[], payers: readonly Payer[]): Promise<Candidate[][]> {
    const owing = new Set(payers.flatMap(({ id, balance }) => (balance > 0 ? [id] : [])));
    const named = new Set(lines.flatMap(({ candidates }) => candidates.map(({ member }) => member)));
    const members = [...named].filter((id) => owing.has(id));
    const accounts = new Map<string, AccountProjection>();
    for (let at = 0; at < members.length; at += BATCH)
      for (const account of await this.accounts.ofMany(members.slice(at, at + BATCH).map(objectIdOf)))
        accounts.set(account._id.toString(), account);
    return lines.map(({ amount, candidates }) =>
      rankedByAmount(candidates, amount, (member) => accounts.get(member)),
    );
  }
}

function toPayer(member: PayerProjection): RegisteredPayer {
  const shown = toLineMember(member);
  const { _id: id, number, name, balance } = shown;
  return { id, number, name, balance, phoneNumber: member.phoneNumber, shown };
}

/** The facts of a payer that the search needs: they are copied to its thread. */
export const searchedOf = ({ shown: _shown, ...searched }: RegisteredPayer): Payer => searched;
